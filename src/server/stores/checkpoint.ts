import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { logFault } from '../faults/log-fault.ts';

const EVERY_MS = 10 * 60_000;
const LOOK_EVERY_MS = 30_000;
const WAL_BYTES_MAX = 96 * 1024 * 1024;

export interface Checkpoints {
  /** Stops the timer and waits for a checkpoint under way. */
  stop(): Promise<void>;
}

/**
 * PGlite never checkpoints by itself: its log would grow for ever. A checkpoint rewrites data files,
 * and a power cut inside it could tear them, so a backup of all tables is written first.
 * Nothing is done where nothing was written since.
 */
export function startCheckpoints(
  database: PGlite,
  folder: string,
  writeBackup: () => Promise<unknown>,
): Checkpoints {
  let doneAt = Date.now();
  let donePosition: string | undefined;
  let underWay = Promise.resolve();

  async function look(): Promise<void> {
    const due = Date.now() - doneAt >= EVERY_MS || walBytes(folder) > WAL_BYTES_MAX;
    if (!due) return;
    const position = await walPosition(database);
    if (position !== donePosition) {
      await checkpoint(database, folder, writeBackup);
      donePosition = await walPosition(database);
    }
    doneAt = Date.now();
  }

  const timer = setInterval(() => {
    underWay = underWay.then(look).catch((error: unknown) => {
      logFault('a checkpoint of the database, which is tried again', error);
    });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Backup, checkpoint, then every file of the folder on the disk. */
export async function checkpoint(
  database: PGlite,
  folder: string,
  writeBackup: () => Promise<unknown>,
): Promise<void> {
  await writeBackup();
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
