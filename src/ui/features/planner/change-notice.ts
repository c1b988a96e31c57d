import type { StatisticsDelta } from './statistics/statistics-delta.ts';

export interface ChangeNotice {
  /** Increases with each change; 0 before the first. */
  serial: number;
  /** "Ella: 1 night added" */
  sentence: string;
  /** "+1 day, +$24"; empty if no statistic changed. */
  effect: string;
  delta: StatisticsDelta;
  /** The stop that was added at its best position, if that is not the end. */
  addedBeforeEnd: { id: string; key: string } | null;
  /** The stop whose nights changed, and by how many. */
  nightsChanged: { id: string; nights: number } | null;
}
