import type { ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './card-rail.module.css';

/** A grid of cards; on phones a row that is swiped, the next card peeking in. `most` limits it by screen. */
export function CardRail({ most, children }: { most: 'tours' | 'experiences'; children: ReactNode }) {
  return <ul className={classNames(styles.rail, styles[most])}>{children}</ul>;
}
