import type { Blogpost } from '../../src/model/schemas/story.ts';
import { matchesAny } from './filter-values.ts';

/** Every field may be missing or empty. */
export interface PostFilters {
  tags?: readonly string[];
  countries?: readonly string[];
}

/** Keeps the order of the rows. */
export function filterPosts(rows: readonly Blogpost[], filters: PostFilters): Blogpost[] {
  return rows.filter(
    (row) => matchesAny<string>(filters.tags, row.tags) && matchesAny(filters.countries, row.countries),
  );
}

/** A sorted copy, newest day first; ties are broken by key. */
export function newestPosts(rows: readonly Blogpost[]): Blogpost[] {
  return [...rows].sort(
    (a, b) => b.release_date.localeCompare(a.release_date) || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
}
