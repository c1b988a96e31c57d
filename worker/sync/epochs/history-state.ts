import { z } from 'zod/mini';
import { historySchema, isLost, type History } from '../../../src/contract/sync.ts';
import type { UserCollection } from '../../../src/contract/user-things.ts';
import { META, type UserDb } from '../../../src/data/storage/user-db.ts';
import { isNewerCursor } from './is-newer-cursor.ts';

/** The server's history as last announced to this device, and the one before it. */
export interface KnownHistory extends History {
  /** Undefined for the first history; older builds stored none. */
  former?: Pick<History, 'id' | 'gaps'> | undefined;
}

const knownSchema = z.extend(historySchema, {
  former: z.optional(z.pick(historySchema, { id: true, gaps: true })),
});

/** The history that this device's rows are compared with; null before the first one. */
export async function readHistory(db: UserDb): Promise<KnownHistory | null> {
  const row = await db.meta.get(META.history);
  return row ? knownSchema.parse(JSON.parse(row.value)) : null;
}

/**
 * Whether a version was in the history that this device knew before the epoch: only then can its rows descend from it.
 * False for versions of another database and for lost ones that a newer backup brought back.
 */
export function wasKnown(version: number, { id, former }: KnownHistory): boolean {
  return former === undefined || (former.id === id && !isLost(version, former));
}

/**
 * Stores the server's history from the heads. A new epoch resets all cursors, so that everything is listed again;
 * `lost-versions.ts` decides by revision which documents this device sends again. Runs within a transaction with `meta`,
 * `cursors`, `marks` and the document tables.
 */
export async function enterEpoch(db: UserDb, history: History): Promise<void> {
  const before = await readHistory(db);
  const isSame = before?.id === history.id && before.epoch === history.epoch;
  const former = isSame ? before.former : (before ?? undefined);
  const known: KnownHistory = { ...history, former: former && { id: former.id, gaps: former.gaps } };
  await db.meta.put({ name: META.history, value: JSON.stringify(known) });
  if (isSame) return;
  // Builds without epochs stored no history: without lost revisions there is nothing to compare.
  if (before === null && !(await hasLostRevisions(db, history))) return;
  await db.meta.bulkDelete([META.heads, META.newestCursor]);
  await db.meta.put({ name: META.recovering, value: String(history.epoch) });
  await db.cursors.toCollection().modify({ cursor: '', head: null });
  await db.marks.clear();
}

/** Whether the device has a revision that the server lost in a restore. */
async function hasLostRevisions(db: UserDb, history: History): Promise<boolean> {
  const cursors = await db.cursors.toArray();
  const numbers = cursors.map(({ cursor }) => Number(/\d+$/.exec(cursor)?.[0] ?? 0));
  for (const table of [db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts]) {
    const rows: { rev: number | null }[] = await table.toArray();
    for (const { rev } of rows) numbers.push(rev ?? 0);
  }
  // Also true for cursors that another database issued.
  return numbers.some((number) => number > 0 && isLost(number, history));
}

/** Whether an older build stored revisions without their history. */
export async function lacksHistory(db: UserDb): Promise<boolean> {
  if (await db.meta.get(META.history)) return false;
  const counts = await Promise.all([
    db.tours.filter(isAcknowledged).count(),
    db.ownExperiences.filter(isAcknowledged).count(),
    db.savedLists.filter(isAcknowledged).count(),
    db.settings.filter(isAcknowledged).count(),
    db.conflicts.filter(isAcknowledged).count(),
  ]);
  return counts.some((count) => count > 0);
}

function isAcknowledged({ rev }: { rev: number | null }): boolean {
  return rev !== null;
}

/** Within a transaction with `meta`: stores the newest signed cursor, which is sent with the next heads request. */
export async function storeNewestCursor(db: UserDb, cursor: string | null): Promise<void> {
  if (cursor === null) return;
  const before = await db.meta.get(META.newestCursor);
  if (isNewerCursor(cursor, before?.value)) await db.meta.put({ name: META.newestCursor, value: cursor });
}

/** Sent with every write: the epoch of its version and the device's newest signed cursor. */
export async function readEpochAndCursor(
  db: UserDb,
): Promise<{ epoch: number | undefined; newestCursor: string | undefined }> {
  const [history, newestCursor] = await Promise.all([readHistory(db), db.meta.get(META.newestCursor)]);
  return { epoch: history?.epoch, newestCursor: newestCursor?.value };
}

/** Ends the recovery once every collection has been compared with the new epoch. */
export async function leaveRecovery(
  db: UserDb,
  heads: Partial<Record<UserCollection, string>>,
): Promise<void> {
  await db.transaction('rw', db.meta, db.cursors, async () => {
    if (!(await db.meta.get(META.recovering))) return;
    const cursors = await db.cursors.toArray();
    // An older server announces fewer collections.
    const known = cursors.filter(({ collection }) => heads[collection] !== undefined);
    if (known.every(({ head }) => head !== null)) await db.meta.delete(META.recovering);
  });
}
