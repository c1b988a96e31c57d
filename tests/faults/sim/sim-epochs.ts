import type { HistoryStore } from '../../../src/server/history/history-store.ts';
import { storedConflictSchema, type StoredConflict } from '../../../src/contract/user-things.ts';
import { META, type DocumentRow, type UserDb } from '../../../src/data/storage/user-db.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import type { UserStore } from '../../../src/server/stores/users/user-store.ts';

/** What an operator may do to a database, and what the server remembers outside of it. */
export interface SimEpochs {
  history: HistoryStore;
  copy(): unknown;
  /** As a folder that is copied by hand. */
  putBack(copy: unknown): void;
  /** A new database in this one's place, with the same accounts. */
  wipe(): void;
}

/** A store, and where it can be put back its history. */
export type SimStore = UserStore & { epochs?: SimEpochs };

/**
 * Puts a copy back, which is noticed by the restore of the program or by the mark in the file at the start.
 * @param isShown asked after that: whether a device that comes first proves it, so that the server need not know
 */
export async function putBack(
  { epochs }: SimStore,
  copy: unknown,
  isShown: () => Promise<boolean>,
): Promise<void> {
  if (!epochs) return;
  const before = await epochs.history.read();
  epochs.putBack(copy);
  if (await isShown()) return;
  const { known, id } = await epochs.history.read();
  // The file outside knows the newest epoch, and any database that was here.
  await epochs.history.startEpoch({ above: before.epoch, knows: known.includes(before.id) ? id : before.id });
}

/** Whether the device has a signed cursor that is ahead of the server: the proof of a rollback. */
export async function isAhead(db: UserDb, store: UserStore, userId: string): Promise<boolean> {
  const proof = await db.meta.get(META.proof);
  const number = cursorRevision(proof?.value ?? '');
  return number !== undefined && number > (await store.standing(userId)).counter;
}

/** All that devices hold of documents, and the server. */
export async function storedAnywhere(
  dbs: readonly UserDb[],
  store: UserStore,
  userId: string,
): Promise<{ documents: [string, object][]; conflicts: StoredConflict[]; hearts: Set<string> }> {
  const { tours, experiences, settings, favorites, conflicts: stored } = await store.everythingOf(userId);
  const hearts = new Set(favorites.filter(({ on }) => on).map(({ kind, id }) => `${kind}-${id}`));
  const documents: [string, object][] = [...tours, ...experiences, ...settings].map((one) => [
    String(one['id']),
    one,
  ]);
  const conflicts: StoredConflict[] = stored.map((one) => storedConflictSchema.parse(one));
  for (const db of dbs) {
    const tables: DocumentRow<object>[][] = [
      await db.tours.toArray(),
      await db.ownExperiences.toArray(),
      await db.settings.toArray(),
    ];
    for (const { id, local, base, inflight, pend } of tables.flat()) {
      const sides = [local, base, inflight?.body ?? null, pend?.remote ?? null];
      for (const side of sides) if (side) documents.push([id, side]);
    }
    // A device that still has to say that it took one back holds it as well.
    for (const { key, on, dirty, inflight } of await db.favorites.toArray())
      if (on || dirty || inflight !== null) hearts.add(key);
    for (const { local, base, inflight, pend } of await db.conflicts.toArray()) {
      for (const side of [local, base, inflight?.body, pend?.remote]) if (side) conflicts.push(side);
    }
  }
  return { documents, conflicts, hearts };
}
