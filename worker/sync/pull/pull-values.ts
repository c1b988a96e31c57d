import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { readMeta, type CatalogueDb, type CachedValue } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { getIfChanged } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

const HOUR_MS = 3_600_000;
const CURRENCY = 'EUR';

/** Pulls the site's settings, at most hourly; the cached ones stay until then. */
export async function pullSettings(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const cached = await readMeta(db, 'settings');
  if (!isDue(cached, nowMs)) return;
  const { settings } = ENDPOINTS;
  const answer = await getIfChanged(fetch, settings, settings.answer, { etag: cached?.etag });
  if (answer)
    await writeMeta(db, 'settings', { value: answer.value.settings, etag: answer.etag, askedAt: nowMs });
  else if (cached) await writeMeta(db, 'settings', { ...cached, askedAt: nowMs });
}

/** Pulls the euro's exchange rate, at most hourly. The fallback is USD, so a failure does not stop the cycle. */
export async function pullExchangeRate(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const cached = await readMeta(db, 'exchangeRate');
  if (!isDue(cached, nowMs)) return;
  const { exchangeRate } = ENDPOINTS;
  try {
    const request = { query: { currency: CURRENCY }, etag: cached?.etag };
    const answer = await getIfChanged(fetch, exchangeRate, exchangeRate.answer, request);
    if (answer === null) {
      if (cached) await writeMeta(db, 'exchangeRate', { ...cached, askedAt: nowMs });
      return;
    }
    const value = { ...answer.value, currency: CURRENCY } as const;
    await writeMeta(db, 'exchangeRate', { value, etag: answer.etag, askedAt: nowMs });
  } catch (error) {
    if (error instanceof SyncFailure && error.code === 'offline') throw error;
    console.warn('The exchange rate could not be pulled; the cached one stays', error);
  }
}

/** Pulls the operator's posts on Instagram, at most hourly, where the settings say that there are any. */
export async function pullInstaposts(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  if ((await readMeta(db, 'settings'))?.value.instaposts !== true) return;
  const cached = await readMeta(db, 'instaposts');
  if (!isDue(cached, nowMs)) return;
  const { instagram } = ENDPOINTS;
  const answer = await getIfChanged(fetch, instagram, instagram.answer, { etag: cached?.etag });
  if (answer)
    await writeMeta(db, 'instaposts', { value: answer.value.instaposts, etag: answer.etag, askedAt: nowMs });
  else if (cached) await writeMeta(db, 'instaposts', { ...cached, askedAt: nowMs });
}

/** Whether a cached value has to be revalidated, also after the clock was set back. */
export function isDue(cached: CachedValue<unknown> | undefined, nowMs: number): boolean {
  return cached === undefined || nowMs - cached.askedAt >= HOUR_MS || nowMs < cached.askedAt;
}
