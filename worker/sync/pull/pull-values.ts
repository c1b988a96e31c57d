import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { exchangeRateSchema } from '../../../src/contract/site-values.ts';
import { readMeta, type CatalogueDb, type Kept } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { getJson, type Fetch } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

const HOUR_MS = 3_600_000;
const CURRENCY = 'EUR';

/** The site's settings, asked for at most hourly; the last ones stay until new ones came. */
export async function pullSettings(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const kept = await readMeta(db, 'settings');
  if (!isDue(kept, nowMs)) return;
  const { path, answer: schema } = ENDPOINTS.settings;
  const answer = await getJson(fetch, path, kept?.etag);
  if (answer.status === 'unchanged') {
    if (kept) await writeMeta(db, 'settings', { ...kept, askedAt: nowMs });
    return;
  }
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new SyncFailure('bad-answer', `${path}: ${parsed.error.message}`);
  await writeMeta(db, 'settings', { value: parsed.data.settings, etag: answer.etag, askedAt: nowMs });
}

/** Likewise the rate of the euro. Without one the site shows USD, so a server without one stops nothing. */
export async function pullExchangeRate(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const kept = await readMeta(db, 'exchangeRate');
  if (!isDue(kept, nowMs)) return;
  const path = `${ENDPOINTS.exchangeRate.path}?currency=${CURRENCY}`;
  try {
    const answer = await getJson(fetch, path, kept?.etag);
    if (answer.status === 'unchanged') {
      if (kept) await writeMeta(db, 'exchangeRate', { ...kept, askedAt: nowMs });
      return;
    }
    const value = { ...exchangeRateSchema.parse(answer.body), currency: CURRENCY };
    await writeMeta(db, 'exchangeRate', { value, etag: answer.etag, askedAt: nowMs });
  } catch (error) {
    if (error instanceof SyncFailure && error.code === 'offline') throw error;
    console.warn('No exchange rate came; the one held stays', error);
  }
}

/** A clock that was set back must not keep an old value for ever. */
export function isDue(kept: Kept<unknown> | undefined, nowMs: number): boolean {
  return kept === undefined || nowMs - kept.askedAt >= HOUR_MS || nowMs < kept.askedAt;
}
