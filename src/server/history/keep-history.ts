import { readHistoryFile, writeHistoryFile } from './history-file.ts';
import { createHistoryStore, type HistoryStore, type StoredHistory } from './history-store.ts';
import type { Database } from '../stores/database/database.ts';

export interface KeptHistory {
  store: HistoryStore;
  /** Something was written that a device counts on. */
  noteWrite(): void;
  /** Holds the file against the database once; answers whether an epoch has begun since the last time. */
  look(): Promise<boolean>;
  /** The file holds the last mark from here on. */
  close(): Promise<void>;
}

/**
 * Notices a database that was put back. A mark stands in the database and in a file outside of it; it is raised at
 * every start, at every stop, and every few seconds in which there were writes. A database whose mark or epoch is
 * below the file's is an older copy: a new epoch begins before the first request is answered. What this cannot see,
 * the seconds since the last mark, a signed cursor of a device proves (`judge-cursor.ts`).
 */
export async function keepHistory(
  database: Pick<Database, 'queries'>,
  file: string,
  say: (line: string) => void,
): Promise<KeptHistory> {
  const found = readHistoryFile(file);
  let seen = found === 'damaged' ? undefined : found;
  const store = createHistoryStore(database, {
    above: seen?.epoch,
    key: seen?.key,
    known: seen ? [...seen.known, seen.id] : [],
  });
  let wrote = false;
  let told = seen;

  async function raise(): Promise<void> {
    wrote = false;
    keep(await store.raiseMark());
  }
  function keep(history: StoredHistory): void {
    seen = history;
    writeHistoryFile(file, history);
  }

  async function look(): Promise<void> {
    const before = seen;
    let now = await store.read();
    if (before && isPutBack(now, before)) {
      now = await store.startEpoch({
        isDue: (history) => isPutBack(history, before),
        above: before.epoch,
        knows: before.id,
      });
      say(
        'The database is an older copy than the one that was in use: devices compare with it what they hold.',
      );
    }
    if (JSON.stringify(now) !== JSON.stringify(before)) keep(now);
  }

  if (found === 'damaged') {
    // It cannot deny that the database was put back, and a new epoch loses nothing.
    keep(await store.startEpoch({}));
    say(
      `${file} is damaged and was written anew: the database counts as an older copy, devices compare with it what they hold.`,
    );
  }
  await look();
  await raise();
  told = seen;
  return {
    store,
    noteWrite() {
      wrote = true;
    },
    async look() {
      await look();
      if (wrote) await raise();
      const hasBegun = told?.id !== seen?.id || told?.epoch !== seen?.epoch;
      told = seen;
      return hasBegun;
    },
    async close() {
      await look();
      await raise();
    },
  };
}

/** @param file the newest that was known */
function isPutBack(now: StoredHistory, file: StoredHistory): boolean {
  if (now.id !== file.id) return !now.known.includes(file.id);
  return now.epoch < file.epoch || (now.epoch === file.epoch && now.mark < file.mark);
}
