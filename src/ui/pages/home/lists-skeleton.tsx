import { CardRail } from '../../features/cards/card-rail.tsx';
import { CardSkeleton } from '../../features/cards/card-skeleton.tsx';

/** Skeleton cards in the exact size of the real ones, while nothing is cached. */
export function ListsSkeleton({ list }: { list: 'tours' | 'experiences' }) {
  return (
    <CardRail limit={list}>
      {Array.from({ length: 6 }, (_, index) => (
        // The blocks have no content that could be a key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <CardSkeleton ribbon={list === 'tours'} />
        </li>
      ))}
    </CardRail>
  );
}
