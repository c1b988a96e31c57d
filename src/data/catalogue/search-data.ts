import { byKey } from '../../model/base/by-key.ts';
import type { DeviceResult } from '../../contract/data-api.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Roundup } from '../../model/schemas/roundup.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Catalogue rows of the search results, by key. */
export interface SearchFacts {
  countries: ReadonlyMap<string, CountrySummary>;
  experiences: ReadonlyMap<string, ExperienceSummary>;
  tours: ReadonlyMap<string, TourSummary>;
  roundups: ReadonlyMap<string, Roundup>;
  posts: ReadonlyMap<string, Blogpost>;
  /** Number of experiences and tours of each country found. */
  counts: ReadonlyMap<string, { experiences: number; tours: number }>;
}

export async function searchFacts(results: readonly DeviceResult[]): Promise<SearchFacts> {
  const keys = (type: DeviceResult['type']) =>
    results.filter((result) => result.type === type).map(({ key }) => key);
  const [countries, experiences, tours, roundups, posts, counts] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.bulkGet(keys('experience')),
    catalogueDb.tours.bulkGet(keys('tour')),
    catalogueDb.roundups.bulkGet(keys('roundup')),
    catalogueDb.blogposts.bulkGet(keys('blogpost')),
    Promise.all(
      [...new Set([...keys('country'), ...keys('experiences'), ...keys('tours')])].map(
        async (key) => [key, await countOf(key)] as const,
      ),
    ),
  ]);
  return {
    countries: byKey(countries),
    experiences: byKey(experiences),
    tours: byKey(tours),
    roundups: byKey(roundups),
    posts: byKey(posts),
    counts: new Map(counts),
  };
}

/** Whether this device can search without the server. */
export async function canSearchHere(): Promise<boolean> {
  return (await catalogueDb.countries.count()) > 0;
}

async function countOf(country: string): Promise<{ experiences: number; tours: number }> {
  const [experiences, tours] = await Promise.all([
    catalogueDb.experiences.where('country_key').equals(country).count(),
    catalogueDb.tours.where('countries').equals(country).count(),
  ]);
  return { experiences, tours };
}
