import type { DeviceResult } from '../../../src/contract/data-api.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { bestOf, type Search } from '../search.ts';
import { mergeRanked } from '../search/answer.ts';
import type { DevicePlaces } from './device-places.ts';
import { rankTowns } from './rank-towns.ts';

export interface TownsToSearch {
  places: Pick<DevicePlaces, 'hits'>;
  /** Names of the packs of places to look in, given the countries that the query names. */
  packs: (countries: readonly string[]) => readonly string[];
}

/** What the catalogue answers, with the towns that the query may mean. */
export async function searchWithTowns(
  search: Search,
  { typed, locale }: { typed: string; locale: Locale },
  { places, packs }: TownsToSearch,
): Promise<DeviceResult[]> {
  const ranked = search.ranked(typed, locale);
  const named = search.named(typed, locale);
  const countries = packs(named.countries);
  const found = await rankTowns(named, {
    isAnswered: ranked[0]?.complete === true,
    find: (text) => places.hits({ typed: text, locale, countries }),
  });
  return bestOf(mergeRanked<DeviceResult>(ranked, found));
}
