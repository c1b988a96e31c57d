import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../stores/database/database.ts';
import { checkDump, writeDump } from './dump-file.ts';
import { backupName, backupTimeMs, expiredBackups } from './retention.ts';

/** Folder of the server's own backups, next to the embedded database; also used with PostgreSQL. */
export function backupFolder(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

/** Absolute paths, newest first. */
export function listBackups(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => backupTimeMs(name) !== undefined);
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Milliseconds since 1970; undefined while there is no backup. */
export function newestBackupMs(dataDir: string): number | undefined {
  const [newest] = listBackups(backupFolder(dataDir));
  return newest === undefined ? undefined : backupTimeMs(path.basename(newest));
}

/**
 * Writes a backup, verifies it by reading it back, and removes expired ones.
 * @returns its path
 */
export async function writeBackup(
  database: Pick<Database, 'queries'>,
  folder: string,
  at = new Date(),
  signal?: AbortSignal,
): Promise<string> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeAbandoned(folder);
  const file = path.join(folder, backupName(at));
  await writeDump(database, file, signal);
  try {
    await checkDump(file, signal);
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw error;
  }
  for (const name of expiredBackups(fs.readdirSync(folder)))
    fs.rmSync(path.join(folder, name), { force: true });
  return file;
}

/** Leftovers of a killed process: partial backups and test restores. */
const UNFINISHED = /^rucksack-.*\.part$|^\.verify-/;
const ABANDONED_MS = 6 * 3_600_000;

function removeAbandoned(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const touchedMs = UNFINISHED.test(name)
      ? fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
      : undefined;
    if (touchedMs === undefined || Date.now() - touchedMs < ABANDONED_MS) continue;
    fs.rmSync(file, { recursive: true, force: true });
  }
}
