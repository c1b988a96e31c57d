import type { SyncState } from '../contract/data-api.ts';
import type { ExchangeRate, SiteSettings } from '../contract/site-values.ts';
import type { CountrySummary } from '../model/catalogue.ts';
import { catalogueDb, readMeta } from './catalogue-db.ts';
import { userDb, type OutgoingRow, type TourCard } from './user-db.ts';

/**
 * Live queries of the shell, which loads with every page; `live-queries.ts` hands them on. They stand in a
 * file of their own because a file goes into one chunk as a whole.
 */
const MAX_ROWS = 50;

/** All countries (about 30), by key. */
export function allCountries(): Promise<CountrySummary[]> {
  return catalogueDb.countries.toArray();
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

/** Kinds of messages that the server did not take and that wait for their writer. */
export async function refusedMessages(): Promise<OutgoingRow['kind'][]> {
  const rows = await userDb.outgoing.toArray();
  return [...new Set(rows.filter(({ state }) => state === 'refused').map(({ kind }) => kind))];
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
