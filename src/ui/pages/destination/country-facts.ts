import type { Climate, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { type DollarRates, unitsPerDollar } from '../../../model/base/currency.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../../model/category.ts';
import { greatCircleKm } from '../../../model/place/geo.ts';

/** FAQ keys for countries, from the group `travel`. */
export const COUNTRY_FAQS = ['visas', 'safety', 'price-level'] as const;

/** One-line facts, in page order. */
export const COUNTRY_TERMS = [
  'currency',
  'cost',
  'budget',
  'night',
  'time',
  'area',
  'population',
  'capital',
  'city',
  'airports',
  'languages',
  'religion',
  'government',
  'driving',
  'calling',
] as const;
export type CountryTerm = (typeof COUNTRY_TERMS)[number];

/** "UTC+2", "UTC+5:30", "UTC−6", with a typographic minus sign. */
export function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export type Season = 'dry' | 'wet' | 'between';
export interface SeasonRun {
  season: Season;
  /** First and last month; a season across the turn of the year has two runs. */
  from: number;
  to: number;
}

/** January to December as runs of one season; months that are neither or both are a run in between. */
export function seasonRuns(dry: readonly number[], wet: readonly number[]): SeasonRun[] {
  const runs: SeasonRun[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const isDry = dry.includes(month);
    const season: Season = isDry === wet.includes(month) ? 'between' : isDry ? 'dry' : 'wet';
    const last = runs.at(-1);
    if (last?.season === season) last.to = month;
    else runs.push({ season, from: month, to: month });
  }
  return runs;
}

/** Units of `to` for one of `from`; null if unknown. */
export function rateBetween(from: string, to: string, known: DollarRates | null): number | null {
  const [fromRate, toRate] = [unitsPerDollar(from, known), unitsPerDollar(to, known)];
  return fromRate === null || toRate === null ? null : toRate / fromRate;
}

/** Key of the experience that a picture shows, from its URL: `/images/namibia/sossusvlei/sossusvlei.webp?v=…`. */
export function placeOfPicture(country: Pick<CountrySummary, 'image_uris'>): string {
  return /^\/images\/[^/]+\/([^/]+)\//.exec(country.image_uris[0]?.uri ?? '')?.[1] ?? '';
}

/**
 * The representative weather station of a country: that of its capital, of its largest city, else the one nearest to
 * most experiences.
 */
export function typicalStation(
  stations: readonly Climate[],
  cities: readonly string[],
  places: readonly Pick<ExperienceSummary, 'location'>[],
): Climate | undefined {
  for (const city of cities) {
    const fromRate = stations.find(({ place }) => place === city);
    if (fromRate !== undefined) return fromRate;
  }
  const near = places.map(({ location }) => nearestStation(stations, location.coordinates));
  const timesNear = (station: Climate) => near.filter((one) => one === station).length;
  return stations.toSorted((a, b) => timesNear(b) - timesNear(a))[0];
}

function nearestStation(stations: readonly Climate[], point: readonly [number, number]): Climate | undefined {
  const away = (station: Climate) => greatCircleKm(station.location.coordinates, point);
  return stations.toSorted((a, b) => away(a) - away(b))[0];
}

/** Categories with their number of experiences, most frequent first. */
export function categoryCounts(
  places: readonly Pick<ExperienceSummary, 'categories'>[],
): [category: CategoryKey, count: number][] {
  return CATEGORY_KEYS.map((key): [CategoryKey, number] => [
    key,
    places.filter(({ categories }) => categories.includes(key)).length,
  ])
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
}

/** Parses categories from the URL; unknown ones are ignored. */
export function readCategories(value: string | null): CategoryKey[] {
  const named = new Set((value ?? '').split(','));
  return CATEGORY_KEYS.filter((key) => named.has(key));
}
