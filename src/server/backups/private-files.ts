import fs from 'node:fs';
import path from 'node:path';

/** Bits of group and others. */
const SHARED_BITS = 0o077;
/** What people wrote and their sessions; builds and cached images are public anyway. */
const PRIVATE = /^(database|backups)$|^backup\.|^history\./;

/** Files that this process makes from now on are its user's alone, and so is what already lies in the data folder. */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(SHARED_BITS);
  if (!fs.existsSync(dataDir)) return;
  for (const name of fs.readdirSync(dataDir)) {
    if (!PRIVATE.test(name)) continue;
    const start = path.join(dataDir, name);
    makePrivate(start);
    if (!fs.statSync(start).isDirectory()) continue;
    for (const entry of fs.readdirSync(start, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) makePrivate(path.join(entry.parentPath, entry.name));
    }
  }
}

function makePrivate(file: string): void {
  const { mode } = fs.statSync(file);
  if ((mode & SHARED_BITS) !== 0) fs.chmodSync(file, mode & 0o7700);
}
