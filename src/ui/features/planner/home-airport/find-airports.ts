import type { Airport } from '../../../../model/schemas/catalogue.ts';
import type { Locale } from '../../../../model/base/locale.ts';
import { withoutDiacritics } from '../../../../model/base/without-diacritics.ts';

/** Airports with their normalized names, in the order in which equally good matches are listed. */
export type AirportIndex = readonly { airport: Airport; code: string; names: readonly string[] }[];

/** Common departure airports first, then by city. */
export function indexAirports(airports: readonly Airport[], locale: Locale): AirportIndex {
  const { compare } = new Intl.Collator(locale);
  return airports
    .toSorted(
      (a, b) => Number(b.home_airport) - Number(a.home_airport) || compare(a[locale].city, b[locale].city),
    )
    .map((airport) => ({
      airport,
      code: normalize(airport.key),
      names: [...new Set([airport.en.city, airport.de.city, airport.name, airport.key].map(normalize))],
    }));
}

/**
 * Searches airports by city in either language, by name or IATA code. Order: exact code, prefix match, substring match;
 * where nothing matches, fuzzy matches within a few typos. An empty text returns the common departure airports.
 */
export function findAirports(index: AirportIndex, text: string): Airport[] {
  const query = normalize(text);
  if (query === '') return index.flatMap(({ airport }) => (airport.home_airport ? airport : []));
  const exact = index
    .map(({ airport, code, names }) => ({ airport, rank: rankOf(code, names, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ airport }) => airport);
  const maxTypos = query.length < MIN_LENGTH_ONE_TYPO ? 0 : query.length < MIN_LENGTH_TWO_TYPOS ? 1 : 2;
  if (exact.length > 0 || maxTypos === 0) return exact;
  return index.flatMap(({ airport, names }) =>
    names.some((name) => hasFuzzyPrefix(name, query, maxTypos)) ? airport : [],
  );
}

const NO_MATCH = 4;
/** Minimum length for one typo: shorter texts would be similar to too many names. */
const MIN_LENGTH_ONE_TYPO = 4;
const MIN_LENGTH_TWO_TYPOS = 8;

function rankOf(code: string, names: readonly string[], query: string): number {
  if (code === query) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.includes(` ${query}`))) return 2;
  return names.some((name) => name.includes(query)) ? 3 : NO_MATCH;
}

/** Whether the name, or a word in it, begins with something within this many typos of the text. */
function hasFuzzyPrefix(name: string, query: string, maxTypos: number): boolean {
  const words = name.split(/[\s()/-]+/);
  return words.some((_, at) => {
    const rest = words.slice(at).join(' ');
    for (let length = query.length - maxTypos; length <= query.length + maxTypos; length += 1) {
      if (editDistance(rest.slice(0, length), query) <= maxTypos) return true;
    }
    return false;
  });
}

/** Edit distance (Damerau-Levenshtein): missing, extra, replaced or swapped letters. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Lower case without diacritics; "ß" as "ss". */
function normalize(text: string): string {
  return withoutDiacritics(text.trim().toLowerCase().replaceAll('ß', 'ss'));
}
