import type { Airport } from '../../../../model/catalogue.ts';
import type { Locale } from '../../../../model/locale.ts';

/**
 * Airports by city in either language, by name or by IATA code: the code first, then what begins with
 * the text, then what holds it. Without a text all of them, by city.
 */
export function findAirports(airports: readonly Airport[], text: string, locale: Locale): Airport[] {
  const wanted = plain(text);
  const byCity = airports.toSorted((a, b) => a[locale].city.localeCompare(b[locale].city, locale));
  if (wanted === '') return byCity;
  return byCity
    .map((airport) => ({ airport, rank: rankOf(airport, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ airport }) => airport);
}

const NO_MATCH = 3;

function rankOf(airport: Airport, wanted: string): number {
  if (plain(airport.key) === wanted) return 0;
  const names = [airport.en.city, airport.de.city, airport.name, airport.key].map(plain);
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : NO_MATCH;
}

/** Lower case without accents; German umlauts also as people type them abroad. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
