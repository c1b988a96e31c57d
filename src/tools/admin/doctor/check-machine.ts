import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backupFolder, newestBackupMs } from '../../../server/backups/backup-folder.ts';
import { readFailed, readVerified } from '../../../server/backups/scheduled-backups.ts';
import { causeText } from '../../../server/cause-text.ts';
import type { Settings } from '../../../server/settings.ts';
import { type Finding, finding } from './finding.ts';

/** The server and its second process may need this much together. */
const MEMORY_MIN_BYTES = 1_000_000_000;
const SPACE_MIN_BYTES = 200_000_000;
const SPACE_LOW_BYTES = 2_000_000_000;
const OLDEST_NODE = [20, 19] as const;
const HOUR_MS = 3_600_000;
/** Backups are written every hour; one that is a day old means that they stopped. */
const BACKUP_OLD_MS = 24 * HOUR_MS;
/** A test restore runs every day. */
const VERIFIED_OLD_MS = 72 * HOUR_MS;

export function checkMachine(): Finding[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  const memory = os.totalmem();
  return [
    isNew
      ? finding('ok', 'Node', `version ${process.versions.node}.`)
      : finding('fault', 'Node', `version ${process.versions.node}; ${OLDEST_NODE.join('.')} is needed.`),
    memory < MEMORY_MIN_BYTES
      ? finding('warning', 'Memory', `${megabytes(memory)} are little: pictures may fail. 1,000 MB are safe.`)
      : finding('ok', 'Memory', `${megabytes(memory)}.`),
  ];
}

/** Whether the data folder takes files, and has room for more. */
export function checkDataFolder({ dataDir }: Pick<Settings, 'dataDir'>): Finding[] {
  if (!fs.existsSync(dataDir)) {
    return [finding('warning', 'Data folder', `${dataDir} does not exist yet; the first start creates it.`)];
  }
  const probe = path.join(dataDir, `.doctor-${process.pid}`);
  try {
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    return [
      finding(
        'fault',
        'Data folder',
        `nothing can be written to ${dataDir} (${causeText(error)}). Set DATA_DIR.`,
      ),
    ];
  }
  const { bavail, bsize } = fs.statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < SPACE_MIN_BYTES) {
    return [finding('fault', 'Data folder', `only ${megabytes(free)} are free on the disk of ${dataDir}.`)];
  }
  const state = free < SPACE_LOW_BYTES ? 'warning' : 'ok';
  return [finding(state, 'Data folder', `${dataDir}, ${megabytes(free)} free.`)];
}

/** Whether backups are written, and go back in a test. */
export function checkBackups(
  { dataDir, backups }: Pick<Settings, 'dataDir' | 'backups'>,
  nowMs: number,
): Finding[] {
  if (!backups) {
    return [
      finding('warning', 'Backups', 'BACKUPS is off: the database has to be backed up by other means.'),
    ];
  }
  const atMs = newestBackupMs(dataDir);
  if (atMs === undefined) {
    return [finding('warning', 'Backups', `there is none in ${backupFolder(dataDir)} yet.`)];
  }
  const found: Finding[] = [
    nowMs - atMs > BACKUP_OLD_MS
      ? finding(
          'warning',
          'Backups',
          `the newest is of ${utc(atMs)}: is the server running, and is the disk full?`,
        )
      : finding('ok', 'Backups', `the newest is of ${utc(atMs)}.`),
  ];
  const failed = readFailed(dataDir);
  const verified = readVerified(dataDir);
  if (failed) {
    found.push(
      finding(
        'fault',
        'Backups',
        `${failed.file} could not be restored in a test at ${utc(failed.atMs)}: ${failed.cause}`,
      ),
    );
  } else if (verified && nowMs - verified.atMs > VERIFIED_OLD_MS) {
    found.push(finding('warning', 'Backups', `the last test restore was at ${utc(verified.atMs)}.`));
  } else if (verified) {
    found.push(
      finding('ok', 'Backups', `${verified.rows} rows went back in a test at ${utc(verified.atMs)}.`),
    );
  }
  return found;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;
}

/** `2026-11-30 08:15 UTC` */
function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
