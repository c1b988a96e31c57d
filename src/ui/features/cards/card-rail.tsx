import type { ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './card-rail.module.css';

/**
 * A grid of cards; on phones a horizontally scrolling row with the next card partly visible. `limit` limits the number
 * by screen width.
 */
export function CardRail({ limit, children }: { limit: 'tours' | 'experiences'; children: ReactNode }) {
  return <ul className={classNames(styles.rail, styles[limit])}>{children}</ul>;
}
