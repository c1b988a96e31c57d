import type { GuideSection } from '../../contract/search/guide-sections.ts';
import { byKey } from '../../model/base/by-key.ts';
import type { Locale } from '../../model/base/locale.ts';
import { firstSentence } from '../../model/shorten.ts';
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
  /** How the sections of guides that were found begin, by `key#section`. */
  sections: ReadonlyMap<string, string>;
}

/** Fields of a country's texts by the section that shows them. */
const TEXT_OF_SECTION = {
  esim: 'esim',
  food: 'food',
  'getting-around': 'getting_around',
  'good-to-know': 'good_to_know',
  insurance: 'insurance',
  'travel-guides': 'travel_guides',
  visa: 'visa_info',
  'where-to-stay': 'where_to_stay',
} as const satisfies Partial<Record<GuideSection, string>>;

export async function searchFacts(results: readonly DeviceResult[], locale: Locale): Promise<SearchFacts> {
  const keys = (type: DeviceResult['type']) =>
    results.filter((result) => result.type === type).map(({ key }) => key);
  const [countries, experiences, tours, roundups, posts, details, counts] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.bulkGet(keys('experience')),
    catalogueDb.tours.bulkGet(keys('tour')),
    catalogueDb.roundups.bulkGet(keys('roundup')),
    catalogueDb.blogposts.bulkGet(keys('blogpost')),
    catalogueDb.countryDetails.bulkGet([...new Set(keys('guide'))]),
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
    sections: new Map(
      details.flatMap((row) =>
        row === undefined
          ? []
          : Object.entries(TEXT_OF_SECTION).map(([section, field]): [string, string] => [
              `${row.key}#${section}`,
              firstSentence(row[locale][field]),
            ]),
      ),
    ),
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
