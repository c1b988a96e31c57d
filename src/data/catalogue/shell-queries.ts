import type { SyncState } from '../../contract/data-api.ts';
import type { ExchangeRate, SiteSettings } from '../../contract/site-values.ts';
import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import { catalogueDb, readMeta } from '../storage/catalogue-db.ts';
import { liveResult } from '../live/live-result.ts';

// Live queries of the shell, which loads with every page; `live-queries.ts` re-exports them. They have their own file
// because a bundler puts a file into one chunk as a whole.

/** All countries (about 30), by key. */
export function allCountries(): Promise<CountrySummary[]> {
  return catalogueDb.countries.toArray();
}

/** Null before the first cycle. */
export async function syncState(): Promise<SyncState | null> {
  return (await readMeta(catalogueDb, 'sync')) ?? null;
}

/** Whether all summaries have been pulled; until then lists may grow. */
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

/** The cached settings of the site; null before the first pull. */
export async function siteSettings(): Promise<SiteSettings | null> {
  return (await readMeta(catalogueDb, 'settings'))?.value ?? null;
}

/** Units of `currency` for one USD; null before the first pull. */
export async function exchangeRate(): Promise<(ExchangeRate & { currency: string }) | null> {
  return (await readMeta(catalogueDb, 'exchangeRate'))?.value ?? null;
}

/** Live queries that many components of a page use at the same time. */
export const sharedQueries = {
  countries: liveResult(allCountries),
  settings: liveResult(siteSettings),
  exchangeRate: liveResult(exchangeRate),
  syncState: liveResult(syncState),
};
