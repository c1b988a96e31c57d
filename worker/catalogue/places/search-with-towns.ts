import type { DeviceResult, SearchAnswer } from '../../../src/contract/data-api.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { bestOf, type Search } from '../search.ts';
import { mergeRanked } from '../search/answer.ts';
import type { DevicePlaces } from './device-places.ts';
import { isWellKnown, rankTowns, type TownSource } from './rank-towns.ts';

export interface TownsToSearch {
  places: Pick<DevicePlaces, 'hits'>;
  /** Names of the packs of places to look in, given the countries that the query names. */
  packs: (countries: readonly string[]) => readonly string[];
}

/** An answer for the country that a place lies in, where the query names the place. */
const IN_COUNTRY = 0.9;
/** Who asks for things to do in Hanoi wants those of Hanoi. */
const OF_WHOLE_COUNTRY: ReadonlySet<string> = new Set(['country', 'experiences', 'tours']);

/** What the catalogue answers, with the towns that the query may mean. */
export async function searchWithTowns(
  search: Search,
  { typed, locale }: { typed: string; locale: Locale },
  { places, packs }: TownsToSearch,
): Promise<SearchAnswer> {
  const find = (countries: readonly string[]) => (text: string) =>
    places.hits({ typed: text, locale, countries: packs(countries) });
  const read = search.named(typed, locale);
  const known = await notTypos(read.typos, find([]));
  const ranked = search.ranked(typed, locale, known);
  const named = known.size === 0 ? read : search.named(typed, locale, known);
  const isAnswered = ranked[0]?.complete === true;
  // A tour that passes through a town is less than the town.
  const isFirst = ranked[0]?.result.type === 'tour' || ranked[0]?.result.type === 'blogpost';
  const { towns, inCountry } = await rankTowns(named, { isAnswered, isFirst, find: find(named.countries) });
  // `Hostels in Lima`: what the guide of Peru says about hostels.
  const there =
    isAnswered || inCountry === undefined
      ? []
      : search.ranked(typed, locale, new Map([...known, [named.unknown, inCountry]]));
  const answers = there
    .filter(({ complete, result }) => complete && !OF_WHOLE_COUNTRY.has(result.type))
    .map(({ result, score, complete }) => ({ result, score: score * IN_COUNTRY, complete }));
  return {
    results: bestOf(mergeRanked<DeviceResult>(ranked, answers, towns)),
    parts: search.understood(typed, locale, known),
  };
}

/** Names of well-known places that were taken for a typo: `Tasmania` is not Tanzania. */
async function notTypos(typos: readonly string[], find: TownSource['find']): Promise<Map<string, null>> {
  const names = await Promise.all(
    typos.map(async (typo) => ((await find(typo)).some((hit) => isWellKnown(hit)) ? [typo] : [])),
  );
  return new Map(names.flat().map((name) => [name, null]));
}
