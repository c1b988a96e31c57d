import { z } from 'zod/mini';
import { historySchema, isLost, type History } from '../../../src/contract/sync.ts';
import type { UserCollection } from '../../../src/contract/user-things.ts';
import { META, type UserDb } from '../../../src/data/storage/user-db.ts';
import { isNewerCursor } from './proof.ts';

/** The server's history as this device was told of it, and the one that it knew before. */
export interface KnownHistory extends History {
  /** Undefined where there was none, or an older build kept none. */
  former?: Pick<History, 'id' | 'gaps'> | undefined;
}

const knownSchema = z.extend(historySchema, {
  former: z.optional(z.pick(historySchema, { id: true, gaps: true })),
});

/** What this device's rows are compared with; null before it was first told of a history. */
export async function readHistory(db: UserDb): Promise<KnownHistory | null> {
  const row = await db.meta.get(META.history);
  return row ? knownSchema.parse(JSON.parse(row.value)) : null;
}

/**
 * Whether a version was in the history that this device knew before the epoch: only then what it had descends from
 * it. One of another database was not, nor one that had been lost and is there again, as of a newer copy.
 */
export function wasKnown(version: number, { id, former }: KnownHistory): boolean {
  return former === undefined || (former.id === id && !isLost(version, former));
}

/**
 * Takes over what the heads say of the server's history. In another epoch than the last everything is listed anew:
 * the rules of `lost-versions.ts` decide by the numbers what of this device is sent again. Part of one transaction
 * with `meta`, `cursors`, `marks`, and the tables of documents.
 */
export async function enterEpoch(db: UserDb, history: History): Promise<void> {
  const before = await readHistory(db);
  const isSame = before?.id === history.id && before.epoch === history.epoch;
  const former = isSame ? before.former : (before ?? undefined);
  const known: KnownHistory = { ...history, former: former && { id: former.id, gaps: former.gaps } };
  await db.meta.put({ name: META.history, value: JSON.stringify(known) });
  if (isSame) return;
  // A build from before there were epochs left none: where nothing was lost, nothing has to be compared.
  if (before === null && !(await holdsLost(db, history))) return;
  await db.meta.bulkDelete([META.heads, META.proof]);
  await db.meta.put({ name: META.recovering, value: String(history.epoch) });
  await db.cursors.toCollection().modify({ cursor: '', head: null });
  await db.marks.clear();
}

async function holdsLost(db: UserDb, history: History): Promise<boolean> {
  const cursors = await db.cursors.toArray();
  const numbers = cursors.map(({ cursor }) => Number(/\d+$/.exec(cursor)?.[0] ?? 0));
  for (const table of [db.tours, db.ownExperiences, db.settings, db.conflicts]) {
    const rows: { rev: number | null }[] = await table.toArray();
    for (const { rev } of rows) numbers.push(rev ?? 0);
  }
  // A listing that another database began, and every number that was lost.
  return numbers.some((number) => number > 0 && isLost(number, history));
}

/** Whether there are versions of which nobody has said what history they are of: an older build left them. */
export async function lacksHistory(db: UserDb): Promise<boolean> {
  if (await db.meta.get(META.history)) return false;
  const counts = await Promise.all([
    db.tours.filter(isAcknowledged).count(),
    db.ownExperiences.filter(isAcknowledged).count(),
    db.settings.filter(isAcknowledged).count(),
    db.conflicts.filter(isAcknowledged).count(),
  ]);
  return counts.some((count) => count > 0);
}

function isAcknowledged({ rev }: { rev: number | null }): boolean {
  return rev !== null;
}

/** Within a transaction with `meta`: the newest cursor that the server signed, to be shown with the next heads. */
export async function keepProof(db: UserDb, cursor: string | null): Promise<void> {
  if (cursor === null) return;
  const before = await db.meta.get(META.proof);
  if (isNewerCursor(cursor, before?.value)) await db.meta.put({ name: META.proof, value: cursor });
}

/** What a write goes with: the epoch that its version is of, and the newest cursor that the device was given. */
export async function readStanding(
  db: UserDb,
): Promise<{ epoch: number | undefined; proof: string | undefined }> {
  const [history, proof] = await Promise.all([readHistory(db), db.meta.get(META.proof)]);
  return { epoch: history?.epoch, proof: proof?.value };
}

/** Every collection has been compared with the epoch. */
export async function leaveRecovery(
  db: UserDb,
  heads: Partial<Record<UserCollection, string>>,
): Promise<void> {
  await db.transaction('rw', db.meta, db.cursors, async () => {
    if (!(await db.meta.get(META.recovering))) return;
    const cursors = await db.cursors.toArray();
    // An older release knows fewer collections.
    const known = cursors.filter(({ collection }) => heads[collection] !== undefined);
    if (known.every(({ head }) => head !== null)) await db.meta.delete(META.recovering);
  });
}
