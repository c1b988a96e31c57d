import { CardRail } from '../../features/cards/card-rail.tsx';
import { CardSkeleton } from '../../features/cards/card-skeleton.tsx';

/** ListsSkeleton in the exact size of the cards, while nothing is cached. */
export function ListsSkeleton({ limit }: { limit: 'tours' | 'experiences' }) {
  return (
    <CardRail limit={limit}>
      {Array.from({ length: 6 }, (_, index) => (
        // The blocks have no content that could be a key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <CardSkeleton ribbon={limit === 'tours'} />
        </li>
      ))}
    </CardRail>
  );
}
