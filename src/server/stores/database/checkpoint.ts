import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { logError } from '../../errors/log-error.ts';

const TIMES: CheckpointTimes = { everyMs: 10 * 60_000, checkEveryMs: 30_000 };
const WAL_BYTES_MAX = 96 * 1024 * 1024;

export interface Checkpoints {
  /** Starts no more checkpoints; aborts a running backup and removes its partial file. */
  abort(): void;
  /** Like `abort`, and waits for work in progress. */
  stop(): Promise<void>;
}

type WriteBackup = (signal: AbortSignal) => Promise<unknown>;

export interface CheckpointTimes {
  everyMs: number;
  checkEveryMs: number;
}

/**
 * PGlite never checkpoints by itself, so its log would grow without bound. A checkpoint rewrites data files, which a
 * power failure could tear, so a backup of all tables is written first. Skipped if nothing was written since the last
 * one.
 */
export function startCheckpoints(
  database: PGlite,
  folder: string,
  writeBackup: WriteBackup,
  { everyMs, checkEveryMs } = TIMES,
): Checkpoints {
  const stopping = new AbortController();
  let doneAt = Date.now();
  let donePosition: string | undefined;
  let underWay = Promise.resolve();

  async function checkpointIfDue(): Promise<void> {
    if (stopping.signal.aborted) return;
    const due = Date.now() - doneAt >= everyMs || walBytes(folder) > WAL_BYTES_MAX;
    if (!due) return;
    const position = await walPosition(database);
    if (position !== donePosition) {
      await checkpoint(database, folder, writeBackup, stopping.signal);
      donePosition = await walPosition(database);
    }
    doneAt = Date.now();
  }

  const timer = setInterval(() => {
    underWay = underWay.then(checkpointIfDue).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      logError('database checkpoint (will retry)', error);
    });
  }, checkEveryMs);
  timer.unref();
  const abort = () => {
    clearInterval(timer);
    stopping.abort();
  };
  return {
    abort,
    async stop() {
      abort();
      await underWay;
    },
  };
}

/** Backup, checkpoint, then fsync of every file in the folder. */
export async function checkpoint(
  database: PGlite,
  folder: string,
  writeBackup: WriteBackup,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await writeBackup(signal);
  // The write-ahead log holds everything that the checkpoint would move, so a shutdown can skip it.
  signal.throwIfAborted();
  await database.exec('CHECKPOINT');
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) flush(path.join(entry.parentPath, entry.name));
  }
}

function flush(file: string): void {
  const descriptor = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

async function walPosition(database: PGlite): Promise<string | undefined> {
  const { rows } = await database.query<{ at: string }>('SELECT pg_current_wal_insert_lsn()::text AS at');
  return rows[0]?.at;
}

function walBytes(folder: string): number {
  const log = path.join(folder, 'pg_wal');
  return fs.readdirSync(log).reduce((sum, name) => sum + fs.statSync(path.join(log, name)).size, 0);
}
