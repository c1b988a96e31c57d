import { CardRail } from '../../features/cards/card-rail.tsx';
import { CardSkeleton } from '../../features/cards/card-skeleton.tsx';

/** Blocks of the cards' exact size, while the device holds none. */
export function Skeletons({ most }: { most: 'tours' | 'experiences' }) {
  return (
    <CardRail most={most}>
      {Array.from({ length: 6 }, (_, index) => (
        // Blocks without content have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <CardSkeleton ribbon={most === 'tours'} />
        </li>
      ))}
    </CardRail>
  );
}
