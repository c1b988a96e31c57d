import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { causeText } from '../cause-text.ts';
import type { Database } from '../stores/database/database.ts';
import { DumpError } from '../stores/database/table-dump.ts';
import { backupFolder, listBackups, writeBackup } from './backup-folder.ts';
import { backupTimeMs } from './retention.ts';

const CHECK_EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Command-line argument that makes the program verify one backup and exit. */
export const VERIFY_ARGUMENT = 'verify-backup';

const verifiedSchema = z.object({ file: z.string(), atMs: z.number(), rows: z.number() });
/** The last successful test restore. */
export type Verified = z.infer<typeof verifiedSchema>;

const failedSchema = z.object({ file: z.string(), atMs: z.number(), cause: z.string() });
/** The last test restore, if it failed. */
export type Failed = z.infer<typeof failedSchema>;

/** Carries a complete message: the test restore's own process may have logged the cause. */
class RestoreError extends Error {}

interface ScheduledBackups {
  database: Pick<Database, 'kind' | 'queries'>;
  dataDir: string;
  /** Restores a backup into a temporary database and returns the number of rows. Rejects soon after the signal. */
  verify: (file: string, signal: AbortSignal) => Promise<number>;
  say: (line: string) => void;
}

/**
 * Checks the backups every few minutes: with PostgreSQL one is written every hour (the embedded database writes its own
 * with each checkpoint), and the newest one is test-restored once a day. A failed test restore is retried with the next
 * backup after at least an hour, with the same one after a day: it takes minutes of CPU time.
 * @returns function that stops the schedule and aborts work in progress: a shutdown does not wait for a backup
 */
export function scheduleBackups(
  parts: ScheduledBackups,
  everyMs: number = CHECK_EVERY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay
      .then(() => checkBackups(parts, Date.now(), stopping.signal))
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        console.error(`Backup check failed, will retry: ${causeText(error)}`);
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
}

/** One check. @throws if a backup cannot be written or restored, or on abort */
export async function checkBackups(
  { database, dataDir, verify, say }: ScheduledBackups,
  nowMs: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  signal.throwIfAborted();
  const folder = backupFolder(dataDir);
  let [newest] = listBackups(folder);
  if (database.kind === 'postgres' && nowMs - timeOf(newest) >= HOUR_MS) {
    newest = await writeBackup(database, folder, new Date(nowMs), signal);
  }
  if (newest === undefined) return;
  const last = readVerified(dataDir);
  if (last !== undefined && nowMs - last.atMs < DAY_MS) return;
  const file = path.basename(newest);
  const failed = readFailed(dataDir);
  if (failed !== undefined && nowMs - failed.atMs < (failed.file === file ? DAY_MS : HOUR_MS)) return;
  const rows = await verify(newest, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    const cause = error instanceof DumpError ? error.message : causeText(error);
    const failure: Failed = { file, atMs: nowMs, cause };
    fs.writeFileSync(failedFile(dataDir), JSON.stringify(failure));
    throw new RestoreError(`the test restore of ${file} failed, will retry with the next backup: ${cause}`);
  });
  const verified: Verified = { file, atMs: nowMs, rows };
  fs.writeFileSync(verifiedFile(dataDir), JSON.stringify(verified));
  fs.rmSync(failedFile(dataDir), { force: true });
  say(`Test restore of ${verified.file} succeeded: ${rows} rows.`);
}

/** Undefined before the first test restore, or if its record is damaged (full disk). */
export function readVerified(dataDir: string): Verified | undefined {
  return readRecord(verifiedFile(dataDir), verifiedSchema);
}

/** Undefined if the last test restore succeeded or there was none. */
export function readFailed(dataDir: string): Failed | undefined {
  return readRecord(failedFile(dataDir), failedSchema);
}

function readRecord<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // The next test restore rewrites it.
    return undefined;
  }
}

/** Runs the test restore in a low-priority child process, because it needs a second database in memory. */
export async function verifyInProcess(program: string, file: string, signal: AbortSignal): Promise<number> {
  const work = promisify(execFile)(process.execPath, [program, VERIFY_ARGUMENT, file], { signal });
  if (work.child.pid !== undefined) os.setPriority(work.child.pid, os.constants.priority.PRIORITY_LOW);
  const { stdout } = await work;
  return z.coerce.number().int().parse(stdout.trim());
}

function verifiedFile(dataDir: string): string {
  return path.join(backupFolder(dataDir), 'verified.json');
}

function failedFile(dataDir: string): string {
  return path.join(backupFolder(dataDir), 'failed.json');
}

function timeOf(file: string | undefined): number {
  return file === undefined ? 0 : (backupTimeMs(path.basename(file)) ?? 0);
}
