import type { ReactNode, Ref } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './card-grid.module.css';
import { CardSkeleton } from './card-skeleton.tsx';

export interface CardGridProps {
  /** From 1,264 px: three per row, or four with small cards. */
  perRow?: 'three' | 'four';
  list?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** Responsive card grid with 1, 2, 3 or 4 per row. */
export function CardGrid({ perRow = 'three', list, children }: CardGridProps) {
  return (
    <ul ref={list} className={classNames(styles.grid, perRow === 'four' && styles.four)}>
      {children}
    </ul>
  );
}

/** Two rows of skeletons in the exact size of the cards. */
export function GridSkeleton({
  ribbon = false,
  foot = false,
  perRow = 'three',
}: {
  ribbon?: boolean;
  foot?: boolean;
  perRow?: 'three' | 'four';
}) {
  return (
    <div className={classNames(styles.grid, perRow === 'four' && styles.four)} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        // The blocks have no content that could be a key.
        // oxlint-disable-next-line react/no-array-index-key
        <CardSkeleton key={index} ribbon={ribbon} foot={foot} />
      ))}
    </div>
  );
}
