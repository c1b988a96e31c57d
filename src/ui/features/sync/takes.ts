import type { Comparison } from '../../../data/compare-list.ts';

/** Whether choosing "mine" or "theirs" means the value that does not stand in the document now. */
export function takes({ by }: Pick<Comparison, 'by'>, mine: boolean): boolean {
  return mine === (by === 'mine');
}
