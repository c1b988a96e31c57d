import fs from 'node:fs';
import path from 'node:path';

/**
 * One process at a time on a data folder: the embedded database takes no lock of its own, and a
 * second process silently loses rows.
 */
export interface Lock {
  release(): void;
}

export class LockedError extends Error {}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same number; null where the system does not say. */
  born: string | null;
}

/** Folders that this process holds: its own number in a file says nothing about them. */
const held = new Set<string>();

/** @throws LockedError where a living process holds the folder */
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

/** A link either makes the name or fails: it never shows a half-written file. */
function linkOnce(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Taken aside first: another process may have put its own file there since it was read. */
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
    // A process of another user may not be signalled, but it lives.
    if (codeOf(error) !== 'EPERM') return false;
  }
  // What this process holds is in `held`: a file with its number is of an earlier one.
  if (pid === process.pid) return false;
  const now = birthOf(pid);
  if (now === DEAD) return false;
  return born === null || now === null || born === now;
}

/** A process that has ended and that nobody has asked about yet still has its number. */
const DEAD = 'dead';
const ENDED_STATES = new Set(['Z', 'X']);

/** Linux alone: the boot and the moment in it at which the process began. */
function birthOf(pid: number): string | null {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything, in brackets: the state first, the start as the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (ENDED_STATES.has(fields[0] ?? '')) return DEAD;
    return fields[19] ? `${boot}/${fields[19]}` : null;
  } catch {
    // Another system, or the process went meanwhile: then nothing is known.
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
