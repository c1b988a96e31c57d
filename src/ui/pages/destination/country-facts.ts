import type { Climate, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../../model/category.ts';
import { greatCircleKm } from '../../../model/place/geo.ts';

/** Questions that people have about a country, of the group `travel`. */
export const COUNTRY_FAQS = ['visas', 'safety', 'price-level'] as const;

/** Facts of one line, in the order of the page. */
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

/** Minutes that clocks of the zone are ahead of UTC at that moment. */
export function offsetMinutes(timezone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** "UTC+2", "UTC+5:30", "UTC−6", with the minus sign of print. */
export function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export type Season = 'dry' | 'wet' | 'between';
export interface SeasonRun {
  season: Season;
  /** First and last month of the run; a season over the turn of the year has two runs. */
  from: number;
  to: number;
}

/** January to December as runs of one season; months that are neither or both lie between. */
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

/**
 * Units of `to` for one of `from`; null where the device does not know. It knows the dollar and one other
 * currency: `known` is that one's units for a dollar.
 */
export function rateBetween(
  from: string,
  to: string,
  known: { currency: string; exchangeRate: number } | null,
): number | null {
  const perDollar = (currency: string) =>
    currency === 'USD' ? 1 : currency === known?.currency ? known.exchangeRate : null;
  const [own, wanted] = [perDollar(from), perDollar(to)];
  return own === null || wanted === null ? null : wanted / own;
}

/** Key of the place that a picture shows, from its address: `/images/namibia/sossusvlei/sossusvlei.webp?v=…`. */
export function placeOfPicture(country: Pick<CountrySummary, 'image_uris'>): string {
  return /^\/images\/[^/]+\/([^/]+)\//.exec(country.image_uris[0]?.uri ?? '')?.[1] ?? '';
}

/**
 * The station that stands for the country: its capital's, its largest city's, else the one that most places
 * have as their nearest.
 */
export function typicalStation(
  stations: readonly Climate[],
  cities: readonly string[],
  places: readonly Pick<ExperienceSummary, 'location'>[],
): Climate | undefined {
  for (const city of cities) {
    const own = stations.find(({ place }) => place === city);
    if (own !== undefined) return own;
  }
  const near = places.map(({ location }) => nearest(stations, location.coordinates));
  const timesNear = (station: Climate) => near.filter((one) => one === station).length;
  return stations.toSorted((a, b) => timesNear(b) - timesNear(a))[0];
}

function nearest(stations: readonly Climate[], point: readonly [number, number]): Climate | undefined {
  const away = (station: Climate) => greatCircleKm(station.location.coordinates, point);
  return stations.toSorted((a, b) => away(a) - away(b))[0];
}

/** Categories of the places with how many have them, the most common first. */
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

/** Categories as the address has them: unknown ones are left out. */
export function readCategories(value: string | null): CategoryKey[] {
  const named = new Set((value ?? '').split(','));
  return CATEGORY_KEYS.filter((key) => named.has(key));
}

/** Emergency services that share a number stand together, in the order of their first. */
export function groupEmergency(
  emergency: readonly { number: string; service: string }[],
): { number: string; services: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { number, service } of emergency) groups.set(number, [...(groups.get(number) ?? []), service]);
  return [...groups].map(([number, services]) => ({ number, services }));
}
