import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../error-code.ts';

/**
 * Exclusive lock of a data folder: the embedded database does not lock, and a second process would silently lose rows.
 * Works within one PID namespace: two containers that share a folder are not told apart.
 */
export interface Lock {
  release(): void;
}

/** The folder is in use. */
export class LockedError extends Error {}

/** Instead of a start id, for a zombie: it still has its pid, but holds nothing. */
const DEAD = 'dead';
const ENDED_STATES = new Set(['Z', 'X']);

interface Holder {
  pid: number;
  /** Start time that distinguishes a process from a later one with the same pid; null if unknown. */
  born: string | null;
}

const MAX_ATTEMPTS = 10;

/** Lock files of this process: one with its pid that is not in here is of an earlier process. */
const heldFiles = new Set<string>();

/** @throws LockedError if a running process holds the lock */
export function lockFolder(folder: string): Lock {
  const file = `${path.resolve(folder)}.lock`;
  if (heldFiles.has(file)) throw new LockedError(`${folder} is already open in this process`);
  const ownFile = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    ownFile,
    JSON.stringify({ pid: process.pid, born: startIdOf(process.pid) } satisfies Holder),
  );
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (linkOnce(ownFile, file)) break;
      const content = readIfExists(file);
      if (content === undefined) continue;
      const holder = parseHolder(content);
      if ((holder !== null && isAlive(holder)) || attempt > MAX_ATTEMPTS) {
        throw new LockedError(
          `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}. Stop it, or set DATA_DIR.`,
        );
      }
      removeStale(file, content);
    }
  } finally {
    fs.rmSync(ownFile, { force: true });
  }
  heldFiles.add(file);
  return {
    release() {
      if (heldFiles.delete(file)) fs.rmSync(file, { force: true });
    },
  };
}

/** link() is atomic: it never exposes a partially written file. */
function linkOnce(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the file before deleting it: if another process has replaced it since it was read, it is put back. */
function removeStale(file: string, content: string): void {
  const staleFile = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, staleFile);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (fs.readFileSync(staleFile, 'utf8') !== content) linkOnce(staleFile, file);
  fs.rmSync(staleFile, { force: true });
}

function readIfExists(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Null for a file that is cut off or not a lock. */
function parseHolder(content: string): Holder | null {
  const match = /"pid":(\d+),"born":(?:"([^"]*)"|null)/.exec(content);
  return match ? { pid: Number(match[1]), born: match[2] ?? null } : null;
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user cannot be signaled, but is running.
    if (errorCode(error) !== 'EPERM') return false;
  }
  // This process's locks are in `heldFiles`, so a file with its pid is stale.
  if (pid === process.pid) return false;
  const startId = startIdOf(pid);
  if (startId === DEAD) return false;
  return born === null || startId === null || born === startId;
}

/** Boot id and start time of a process, or `DEAD`; null if unknown, as on other systems than Linux. */
function startIdOf(pid: number): string | null {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the process name, which is in parentheses and may contain anything: state first, start time
    // twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (ENDED_STATES.has(fields[0] ?? '')) return DEAD;
    return fields[19] ? `${boot}/${fields[19]}` : null;
  } catch {
    // Not Linux, or the process has exited: unknown.
    return null;
  }
}
