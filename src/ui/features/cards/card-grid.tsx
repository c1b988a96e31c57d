import type { ReactNode, Ref } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './card-grid.module.css';
import { CardSkeleton } from './card-skeleton.tsx';

export interface CardGridProps {
  /** From 1,264 px on: three to a row, or four where the cards are small; four always from 1,920 px. */
  perRow?: 'three' | 'four';
  list?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** Cards below each other: 1, 2, 3 or 4 to a row. */
export function CardGrid({ perRow = 'three', list, children }: CardGridProps) {
  return (
    <ul ref={list} className={classNames(styles.grid, perRow === 'four' && styles.four)}>
      {children}
    </ul>
  );
}

/** Two rows of shapes of the cards' exact size. */
export function GridSkeleton({
  ribbon = false,
  perRow = 'three',
}: {
  ribbon?: boolean;
  perRow?: 'three' | 'four';
}) {
  return (
    <div className={classNames(styles.grid, perRow === 'four' && styles.four)} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        // Blocks without content have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <CardSkeleton key={index} ribbon={ribbon} />
      ))}
    </div>
  );
}
