import { readMeta } from '../../../src/data/storage/catalogue-db.ts';
import { PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import { mayLoadByItself } from '../../../src/data/network/network-connection.ts';
import { packChoices, type PackRow } from '../../../src/data/storage/packs-db.ts';
import { lackingParts, type PackParts, takePack } from './download-pack.ts';

/** A pack that was not asked about for so long is asked about, whatever the catalogue says. */
const ASK_AFTER_MS = 7 * 24 * 3_600_000;
/** Packs that this worker has found whole. */
const found = new Set<string>();

/**
 * Works off what the person wants taken along, one country after the other, and renews what changed on the server. To
 * be called again whenever something may have changed: it does what there is to do, and nothing else.
 */
export async function workPacks(parts: PackParts): Promise<void> {
  await sweepCaches(parts);
  await checkWhole(parts);
  const tried = new Set<string>();
  for (;;) {
    const rows = (await parts.db.packs.toArray()).filter(({ key }) => !tried.has(key));
    const [next] = await wanted(parts, rows);
    if (next === undefined) return;
    tried.add(next.key);
    if (await mustWait(parts, next)) {
      if (next.state !== 'done')
        await parts.db.packs.update(next.key, { state: 'waiting', trouble: 'metered' });
      continue;
    }
    const ending = await takePack(parts, next.key);
    if (ending === 'done') found.add(next.key);
    // Without a network the others need not be tried.
    if (ending === 'offline') return;
  }
}

/** Those that were asked for before those that come by themselves. */
async function wanted({ catalogue, nowMs }: PackParts, rows: readonly PackRow[]): Promise<PackRow[]> {
  const heads = (await readMeta(catalogue, 'heads'))?.catalogue ?? {};
  const newest = Math.max(0, ...Object.values(heads).map(cursorRevision));
  return rows
    .filter((row) => !row.paused)
    .filter(
      ({ state, revision, checkedAt }) =>
        state !== 'done' || newest > (revision ?? 0) || nowMs() - checkedAt > ASK_AFTER_MS,
    )
    .toSorted((a, b) => Number(a.automatic) - Number(b.automatic));
}

/** What nobody is waiting for does not cost anybody anything. */
async function mustWait({ db }: PackParts, row: PackRow): Promise<boolean> {
  if (!row.automatic && row.doneAt === null) return false;
  return !mayLoadByItself(await packChoices(db), row.screen);
}

/** A browser may have thrown out what was here: once a worker, each pack is looked through. */
async function checkWhole(parts: PackParts): Promise<void> {
  const { db } = parts;
  for (const { key, state } of await db.packs.toArray()) {
    if (state !== 'done' || found.has(key)) continue;
    const list = await db.lists.get(key);
    const isWhole = list !== undefined && (await lackingParts(parts, key, list)).length === 0;
    if (isWhole) found.add(key);
    else await db.packs.update(key, { state: 'waiting', doneAt: null });
  }
}

/** Pictures of a country that was taken off while it was loading. */
async function sweepCaches({ db, caches }: PackParts): Promise<void> {
  const keys = new Set(await db.packs.toCollection().primaryKeys());
  for (const name of await caches.keys()) {
    if (!name.startsWith(PACK_CACHE_PREFIX)) continue;
    if (!keys.has(name.slice(PACK_CACHE_PREFIX.length))) await caches.delete(name);
  }
}
