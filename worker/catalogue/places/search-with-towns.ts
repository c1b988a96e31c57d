import type { DeviceResult, SearchAnswer } from '../../../src/contract/data-api.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { bestOf, type NamedParts, type Search } from '../search.ts';
import { mergeRanked, type RankedResult } from '../search/answer.ts';
import type { DevicePlaces } from './device-places.ts';
import type { PlaceHit } from './search-places.ts';
import { isAnswer, isWellKnown, rankTowns, type TownSource } from './rank-towns.ts';

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
  const before = search.ranked(typed, locale);
  const names = namesIn(typed, read, before[0]);
  const known = await knownPlaces(names, read.typos, find([]));
  const ranked = known.size === 0 ? before : search.ranked(typed, locale, known);
  const named = known.size === 0 ? read : search.named(typed, locale, known);
  const [best] = ranked;
  const { towns, inCountry } = await rankTowns(named, { typed, best, find: find(named.countries) });
  // `Hostels in Lima`: what the guide of Peru says about hostels.
  const there =
    isAnswer(best) || inCountry === undefined
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

/** What may be the name of a place: words that were taken for a typo, and those of which nothing else has the name. */
function namesIn(
  typed: string,
  { typos, rest, unknown }: NamedParts,
  best: RankedResult | undefined,
): readonly string[] {
  return unknown === '' || best?.isCalled ? typos : [...new Set([typed, rest, unknown, ...typos])];
}

/**
 * Those that well-known places have: `Tasmania` is not Tanzania, and `Sabah` not Sa Pa. What was taken for no typo must be
 * what the place is called: `Machu Pichu` may be Machu Picchu.
 */
async function knownPlaces(
  names: readonly string[],
  typos: readonly string[],
  find: TownSource['find'],
): Promise<Map<string, null>> {
  const known = await Promise.all(
    names.map(async (name) => {
      const isMeant = (hit: PlaceHit) =>
        isWellKnown(hit) && (hit.place.alias === null || hit.isArea || typos.includes(name));
      return (await find(name)).some(isMeant) ? [name] : [];
    }),
  );
  return new Map(known.flat().map((name) => [name, null]));
}
