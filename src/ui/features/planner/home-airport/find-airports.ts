import type { Airport } from '../../../../model/schemas/catalogue.ts';
import type { Locale } from '../../../../model/base/locale.ts';

/**
 * Airports by city in either language, by name or by IATA code: the code first, then what begins with
 * the text, then what holds it, then what is a slip of the finger away. Among equals those that many people start
 * from come first, then by city. Without a text only those.
 */
export function findAirports(airports: readonly Airport[], text: string, locale: Locale): Airport[] {
  const wanted = plain(text);
  const byCity = airports.toSorted(
    (a, b) =>
      Number(b.home_airport) - Number(a.home_airport) || a[locale].city.localeCompare(b[locale].city, locale),
  );
  if (wanted === '') return byCity.filter((airport) => airport.home_airport);
  return byCity
    .map((airport) => ({ airport, rank: rankOf(airport, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ airport }) => airport);
}

const NO_MATCH = 4;
/** Shorter texts are too like too many names. */
const SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

function rankOf(airport: Airport, wanted: string): number {
  if (plain(airport.key) === wanted) return 0;
  const names = [airport.en.city, airport.de.city, airport.name, airport.key].map(plain);
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  const slips = wanted.length < SLIP_FROM ? 0 : wanted.length < TWO_SLIPS_FROM ? 1 : 2;
  return slips > 0 && names.some((name) => beginsLike(name, wanted, slips)) ? 3 : NO_MATCH;
}

/** Whether the name, or a word in it, begins with something that is at most so many slips from the text. */
function beginsLike(name: string, wanted: string, slips: number): boolean {
  const words = name.split(/[\s()/-]+/);
  return words.some((_, at) => {
    const rest = words.slice(at).join(' ');
    for (let length = wanted.length - slips; length <= wanted.length + slips; length += 1) {
      if (slipsBetween(rest.slice(0, length), wanted) <= slips) return true;
    }
    return false;
  });
}

/** Letters left out, put in, taken for others or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
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

/** Lower case without accents; German umlauts also as people type them abroad. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
