import type { Collection, ListName } from '../../contract/data-api.ts';
import type { CountrySummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of the lists: which rows they show, the data worker says. */

export interface CachedList {
  /** Changes whenever the rows may have. */
  revision: string;
  /** What the list is made of was pulled to the end once. */
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

/** In the order of the keys; what the device does not hold is left out. */
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

/** How many experiences each country has; reads the index alone. */
export async function experienceCounts(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const countries = await catalogueDb.experiences.orderBy('country_key').keys();
  for (const country of countries.map(String)) counts.set(country, (counts.get(country) ?? 0) + 1);
  return counts;
}
