import type { SyncState } from '../contract/data-api.ts';
import type { ExchangeRate, SiteSettings } from '../contract/endpoints.ts';
import type {
  Airport,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../model/catalogue.ts';
import { catalogueDb, readMeta } from './catalogue-db.ts';
import { userDb, type TourCard } from './user-db.ts';

/**
 * Plain functions for `useLiveQuery`. They read what the device holds and answer with keys, with at most
 * about 50 rows, or with one country's summaries: a live query runs again on every page that is pulled.
 */

/** All countries (about 30), by key. */
export function allCountries(): Promise<CountrySummary[]> {
  return catalogueDb.countries.toArray();
}

/** In the order of the keys; what the device does not hold is left out. */
export async function experiencesByKeys(keys: readonly string[]): Promise<ExperienceSummary[]> {
  const rows = await catalogueDb.experiences.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

/** Summaries of one country (at most 51), inactive ones left out. */
export async function experiencesOfCountry(countryKey: string): Promise<ExperienceSummary[]> {
  const rows = await catalogueDb.experiences.where('country_key').equals(countryKey).toArray();
  return rows.filter((row) => row.active);
}

/** Keys of the countries that have experiences, in their order. */
export async function countriesWithExperiences(): Promise<string[]> {
  const keys = await catalogueDb.experiences.orderBy('country_key').uniqueKeys();
  return keys.map(String);
}

export function experienceDetailsByKey(key: string): Promise<ExperienceDetails | undefined> {
  return catalogueDb.experienceDetails.get(key);
}

/** Airports that people start from. */
export async function homeAirports(): Promise<Airport[]> {
  return catalogueDb.airports.filter((airport) => airport.home_airport).toArray();
}

export async function airportsByKeys(keys: readonly string[]): Promise<Airport[]> {
  const rows = await catalogueDb.airports.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

/** Ready-made tours, of the country or of all, by the editors' rank. */
export async function readyMadeTours(countryKey: string | null = null): Promise<TourSummary[]> {
  const rows =
    countryKey === null
      ? await catalogueDb.tours.toArray()
      : await catalogueDb.tours.where('countries').equals(countryKey).toArray();
  return rows.sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1)).slice(0, MAX_ROWS);
}

/** The person's tours, newest first; those that nobody has put anything into are left out. */
export async function workingTours(): Promise<TourCard[]> {
  const cards = await userDb.cards
    .orderBy('updatedAt')
    .reverse()
    .limit(MAX_ROWS * 2)
    .toArray();
  return cards.filter((card) => card.touched).slice(0, MAX_ROWS);
}

/** Null before the first cycle has begun. */
export async function syncState(): Promise<SyncState | null> {
  return (await readMeta(catalogueDb, 'sync')) ?? null;
}

/** Whether the summaries are all here: before that, lists may still grow. */
export async function summariesComplete(): Promise<boolean> {
  const rows = await catalogueDb.cursors.bulkGet([
    'countries',
    'experiences',
    'transport',
    'airports',
    'tours',
  ]);
  return rows.every((row) => row !== undefined && row.head !== null);
}

/** The site's settings as they last came; null before any did. */
export async function siteSettings(): Promise<SiteSettings | null> {
  return (await readMeta(catalogueDb, 'settings'))?.value ?? null;
}

/** Units of `currency` for one USD; null before any came. */
export async function exchangeRate(): Promise<(ExchangeRate & { currency: string }) | null> {
  return (await readMeta(catalogueDb, 'exchangeRate'))?.value ?? null;
}

const MAX_ROWS = 50;
