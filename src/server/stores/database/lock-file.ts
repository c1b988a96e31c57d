import fs from 'node:fs';
import path from 'node:path';

/**
 * Exclusive lock of a data folder: the embedded database does not lock, and a second process would silently lose rows.
 */
export interface Lock {
  release(): void;
}

export class LockedError extends Error {}

interface Holder {
  pid: number;
  /** Start time that distinguishes a process from a later one with the same pid; null if unknown. */
  born: string | null;
}

/** Folders locked by this process: its own pid in a lock file may be from an earlier process. */
const held = new Set<string>();

/** @throws LockedError if a running process holds the lock */
export function lockFolder(folder: string): Lock {
  const file = `${path.resolve(folder)}.lock`;
  if (held.has(file)) throw new LockedError(`${folder} is already open in this process`);
  const mine = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(mine, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) } satisfies Holder));
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (linkOnce(mine, file)) break;
      const content = readIfThere(file);
      if (content === undefined) continue;
      const holder = parseHolder(content);
      if ((holder !== null && isAlive(holder)) || attempt > 10) {
        throw new LockedError(
          `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}. Stop that one, or set DATA_DIR.`,
        );
      }
      removeStale(file, content);
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) fs.rmSync(file, { force: true });
    },
  };
}

/** link() is atomic: it never exposes a partially written file. */
function linkOnce(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Rename it away first: another process may have replaced the lock since it was read. */
function removeStale(file: string, content: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (fs.readFileSync(aside, 'utf8') !== content) linkOnce(aside, file);
  fs.rmSync(aside, { force: true });
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(content: string): Holder | null {
  const match = /"pid":(\d+),"born":(?:"([^"]*)"|null)/.exec(content);
  return match ? { pid: Number(match[1]), born: match[2] ?? null } : null;
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user cannot be signaled, but is running.
    if (codeOf(error) !== 'EPERM') return false;
  }
  // This process's locks are in `held`, so a file with its pid is stale.
  if (pid === process.pid) return false;
  const now = birthOf(pid);
  if (now === DEAD) return false;
  return born === null || now === null || born === now;
}

/** A zombie process still has its pid. */
const DEAD = 'dead';
const ENDED_STATES = new Set(['Z', 'X']);

/** Boot id and start time of a process (Linux only). */
function birthOf(pid: number): string | null {
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

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
