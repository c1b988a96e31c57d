import type { HistoryStore } from '../../../src/server/history/history-store.ts';
import { storedConflictSchema, type StoredConflict } from '../../../src/contract/user-things.ts';
import { META, type DocumentRow, type UserDb } from '../../../src/data/storage/user-db.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import type { UserStore } from '../../../src/server/stores/users/user-store.ts';

/** What an operator may do to a database, and the history that the server stores outside of it. */
export interface SimEpochs {
  history: HistoryStore;
  backup(): unknown;
  /** Replaces the database, as with a folder copied by hand. */
  restore(backup: unknown): void;
  /** Replaces the database with a new one with the same accounts. */
  wipe(): void;
}

/** A store, with its history if it can be restored. */
export type SimStore = UserStore & { epochs?: SimEpochs };

/**
 * Restores a backup. The server detects it by the history file and starts an epoch.
 * @param isLeftToDevice called after the restore: whether the server does not detect it itself, because the next sync
 * of a device will reveal it
 */
export async function restoreBackup(
  { epochs }: SimStore,
  backup: unknown,
  isLeftToDevice: () => Promise<boolean>,
): Promise<void> {
  if (!epochs) return;
  const before = await epochs.history.read();
  epochs.restore(backup);
  if (await isLeftToDevice()) return;
  const { known, id } = await epochs.history.read();
  // The history file knows the newest epoch and every former database.
  await epochs.history.startEpoch({
    aboveRevision: before.epoch,
    replacedDatabaseId: known.includes(before.id) ? id : before.id,
  });
}

/** Whether the device has a signed cursor that is ahead of the server: the proof of a rollback. */
export async function isAhead(db: UserDb, store: UserStore, userId: string): Promise<boolean> {
  const proof = await db.meta.get(META.newestCursor);
  const number = cursorRevision(proof?.value ?? '');
  return number !== undefined && number > (await store.sequenceState(userId)).counter;
}

/** All versions of documents on the devices and the server. */
export async function storedAnywhere(
  dbs: readonly UserDb[],
  store: UserStore,
  userId: string,
): Promise<{ documents: [string, object][]; conflicts: StoredConflict[]; favoriteKeys: Set<string> }> {
  const { favorites, conflicts: stored, ...rest } = await store.everythingOf(userId);
  const favoriteKeys = new Set(favorites.filter(({ on }) => on).map(({ kind, id }) => `${kind}-${id}`));
  const documents: [string, object][] = Object.values(rest)
    .flat()
    .map((one) => [String(one['id']), one]);
  const conflicts: StoredConflict[] = stored.map((one) => storedConflictSchema.parse(one));
  for (const db of dbs) {
    const tables: DocumentRow<object>[][] = [
      await db.tours.toArray(),
      await db.ownExperiences.toArray(),
      await db.savedLists.toArray(),
      await db.settings.toArray(),
    ];
    for (const { id, local, base, inflight, pend } of tables.flat()) {
      const sides = [local, base, inflight?.body ?? null, pend?.remote ?? null];
      for (const side of sides) if (side) documents.push([id, side]);
    }
    // A removal that is not yet sent counts as stored too.
    for (const { key, on, dirty, inflight } of await db.favorites.toArray())
      if (on || dirty || inflight !== null) favoriteKeys.add(key);
    for (const { local, base, inflight, pend } of await db.conflicts.toArray()) {
      for (const side of [local, base, inflight?.body, pend?.remote]) if (side) conflicts.push(side);
    }
  }
  return { documents, conflicts, favoriteKeys };
}
