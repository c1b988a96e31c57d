import type { CategoryKey } from '../../../src/model/category.ts';
import type { Topic } from './vocabulary/topics.ts';

/** Meaning of a word or a phrase of a query. */
export type Meaning =
  | { kind: 'country'; key: string }
  /** A country, by its ISO code, or a region that the catalogue has nothing about. */
  | { kind: 'foreign'; code?: string }
  | { kind: 'region'; param: 'continent' | 'georegion'; key: string }
  /** `loose`: says less than the category’s name: `elephants` for animals. */
  | { kind: 'category'; key: CategoryKey; loose: boolean }
  /** A group of categories. */
  | { kind: 'categories'; keys: readonly CategoryKey[] }
  | { kind: 'months'; months: readonly number[] }
  | { kind: 'topic'; key: Topic }
  /** Of a destination: 1 low, 3 high. */
  | { kind: 'budget'; level: 1 | 3 }
  | { kind: 'currency' }
  | { kind: 'unit'; days: number }
  | { kind: 'days'; days: number }
  | { kind: 'list'; list: 'tours' | 'experiences' }
  | { kind: 'page'; key: string }
  /** Words for the same thing in texts; `group` is their index in `SAME_THINGS`. */
  | { kind: 'same'; group: number }
  | { kind: 'to' }
  /** Says nothing about what is wanted: `the`, `best`, `travel`. */
  | { kind: 'filler' };
