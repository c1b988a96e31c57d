import { readMeta } from '../../../src/data/storage/catalogue-db.ts';
import { PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import { mayAutoDownload } from '../../../src/data/network/metered-connection.ts';
import { packChoices, type PackRow } from '../../../src/data/storage/packs-db.ts';
import { lackingParts, type PackEnding, type PackParts, runPackDownload } from './download-pack.ts';

/** Packs are revalidated after this time even if the catalogue has not changed. */
const REVALIDATE_AFTER_MS = 7 * 24 * 3_600_000;
/** Each failure in a row doubles the delay: an incomplete pack costs its list and rows on every attempt. */
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 24 * 3_600_000;
/** Packs that this worker has verified as complete. */
const verified = new Set<string>();
/** Packs that failed in this worker. */
const failed = new Map<string, { failures: number; retryAtMs: number }>();

/**
 * The download queue: downloads requested packs one country after the other and refreshes those that changed on the
 * server. Idempotent: call it whenever something may have changed.
 * @param retryNow also packs that failed a short time ago, because the user changed the queue
 */
export async function processPackQueue(parts: PackParts, retryNow = false): Promise<void> {
  if (retryNow) failed.clear();
  await deleteOrphanedCaches(parts);
  await verifyPacks(parts);
  const tried = new Set<string>();
  for (;;) {
    const rows = (await parts.db.packs.toArray()).filter(
      ({ key }) => !tried.has(key) && (failed.get(key)?.retryAtMs ?? 0) <= parts.nowMs(),
    );
    const [next] = await wanted(parts, rows);
    if (next === undefined) return;
    tried.add(next.key);
    if (await mustWait(parts, next)) {
      if (next.state !== 'done')
        await parts.db.packs.update(next.key, { state: 'waiting', trouble: 'metered' });
      continue;
    }
    const ending = await runPackDownload(parts, next.key);
    if (ending === 'done') verified.add(next.key);
    noteEnding(parts, next.key, ending);
    // Offline: the other downloads would fail too.
    if (ending === 'offline') return;
  }
}

function noteEnding({ nowMs }: PackParts, key: string, ending: PackEnding): void {
  if (ending !== 'server' && ending !== 'full') {
    failed.delete(key);
    return;
  }
  const failures = (failed.get(key)?.failures ?? 0) + 1;
  const delayMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  failed.set(key, { failures, retryAtMs: nowMs() + delayMs });
}

/** Packs to download or refresh, those requested by the user before automatic ones. */
async function wanted({ catalogue, nowMs }: PackParts, rows: readonly PackRow[]): Promise<PackRow[]> {
  const heads = (await readMeta(catalogue, 'heads'))?.catalogue ?? {};
  const newest = Math.max(0, ...Object.values(heads).map(cursorRevision));
  return rows
    .filter((row) => !row.paused)
    .filter(
      ({ state, revision, checkedAt }) =>
        state !== 'done' || newest > (revision ?? 0) || nowMs() - checkedAt > REVALIDATE_AFTER_MS,
    )
    .toSorted((a, b) => Number(a.automatic) - Number(b.automatic));
}

/** Automatic downloads and refreshes wait for an unmetered connection unless the user allowed others. */
async function mustWait({ db }: PackParts, row: PackRow): Promise<boolean> {
  if (!row.automatic && row.doneAt === null) return false;
  return !mayAutoDownload(await packChoices(db), row.screen);
}

/** Browsers may evict parts of a pack: verifies each finished pack once per worker. */
async function verifyPacks(parts: PackParts): Promise<void> {
  const { db } = parts;
  for (const { key, state } of await db.packs.toArray()) {
    if (state !== 'done' || verified.has(key)) continue;
    const list = await db.lists.get(key);
    const isComplete = list !== undefined && (await lackingParts(parts, key, list)).length === 0;
    if (isComplete) verified.add(key);
    else await db.packs.update(key, { state: 'waiting', doneAt: null });
  }
}

/** Deletes pictures of packs that were removed during their download. */
async function deleteOrphanedCaches({ db, caches }: PackParts): Promise<void> {
  const keys = new Set(await db.packs.toCollection().primaryKeys());
  for (const name of await caches.keys()) {
    if (!name.startsWith(PACK_CACHE_PREFIX)) continue;
    if (!keys.has(name.slice(PACK_CACHE_PREFIX.length))) await caches.delete(name);
  }
}
