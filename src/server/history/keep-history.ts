import { readHistoryFile, writeHistoryFile } from './history-file.ts';
import { createHistoryStore, type HistoryStore, type StoredHistory } from './history-store.ts';
import type { Database } from '../stores/database/database.ts';

export interface KeptHistory {
  store: HistoryStore;
  /** Call after every acknowledged write. */
  noteWrite(): void;
  /** Compares file and database once; returns whether a new epoch has started since the last call. */
  check(): Promise<boolean>;
  /** Writes the last mark to the file. */
  close(): Promise<void>;
}

/**
 * Detects a database that was restored from a backup. A mark is stored in the database and in a file outside of it; it
 * is incremented at every start and stop, and every few seconds with writes. A database whose mark or epoch is below
 * the file's is an older copy: a new epoch starts before the first request is answered. Losses since the last mark are
 * detected by devices' signed cursors (`judge-cursor.ts`).
 */
export async function keepHistory(
  database: Pick<Database, 'queries'>,
  file: string,
  say: (line: string) => void,
): Promise<KeptHistory> {
  const found = readHistoryFile(file);
  let seen = found === 'damaged' ? undefined : found;
  const store = createHistoryStore(database, {
    aboveRevision: seen?.epoch,
    key: seen?.key,
    known: seen ? [...seen.known, seen.id] : [],
  });
  let wrote = false;
  let reported = seen;

  async function raise(): Promise<void> {
    wrote = false;
    keep(await store.raiseMark());
  }
  function keep(history: StoredHistory): void {
    seen = history;
    writeHistoryFile(file, history);
  }

  async function check(): Promise<void> {
    const before = seen;
    let now = await store.read();
    if (before && isRestored(now, before)) {
      now = await store.startEpoch({
        isStillNeeded: (current) => isRestored(current, before),
        aboveRevision: before.epoch,
        replacedDatabaseId: before.id,
      });
      say(
        'The database was restored from an older backup: a new epoch starts, and devices send again what it lacks.',
      );
    }
    if (JSON.stringify(now) !== JSON.stringify(before)) keep(now);
  }

  if (found === 'damaged') {
    // A damaged file cannot rule out a restore, and a new epoch loses nothing.
    keep(await store.startEpoch({}));
    say(`${file} is damaged and was rewritten: a restored backup is assumed, so a new epoch starts.`);
  }
  await check();
  await raise();
  reported = seen;
  return {
    store,
    noteWrite() {
      wrote = true;
    },
    async check() {
      await check();
      if (wrote) await raise();
      const hasChanged = reported?.id !== seen?.id || reported?.epoch !== seen?.epoch;
      reported = seen;
      return hasChanged;
    },
    async close() {
      await check();
      await raise();
    },
  };
}

/** @param file the newest known record */
function isRestored(now: StoredHistory, file: StoredHistory): boolean {
  if (now.id !== file.id) return !now.known.includes(file.id);
  return now.epoch < file.epoch || (now.epoch === file.epoch && now.mark < file.mark);
}
