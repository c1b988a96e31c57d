import type { Collection, ListName } from '../../contract/data-api.ts';
import type { CountrySummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of the lists; the data worker decides which rows they show. */

export interface CachedList {
  /** Changes whenever the rows may have changed. */
  revision: string;
  /** All collections of the list have been pulled completely. */
  complete: boolean;
}

const MADE_OF: Record<ListName, readonly Collection[]> = {
  experiences: ['countries', 'experiences', 'tours'],
  tours: ['countries', 'experiences', 'tours'],
  countries: ['countries', 'experiences', 'tours'],
  posts: ['countries', 'blogposts'],
};

export async function cachedList(list: ListName): Promise<CachedList> {
  const cursors = await catalogueDb.cursors.bulkGet([...MADE_OF[list]]);
  return {
    revision: cursors.map((row) => row?.cursor ?? '').join(),
    complete: cursors.every((row) => row !== undefined && row.head !== null),
  };
}

/** Tours in the order of the keys, without those that this device lacks. */
export async function toursByKeys(keys: readonly string[]): Promise<TourSummary[]> {
  const rows = await catalogueDb.tours.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

export async function countriesByKeys(keys: readonly string[]): Promise<CountrySummary[]> {
  const rows = await catalogueDb.countries.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

export async function postsByKeys(keys: readonly string[]): Promise<Blogpost[]> {
  const rows = await catalogueDb.blogposts.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

/** Number of experiences by country; reads the index only. */
export async function experienceCounts(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const countries = await catalogueDb.experiences.orderBy('country_key').keys();
  for (const country of countries.map(String)) counts.set(country, (counts.get(country) ?? 0) + 1);
  return counts;
}
