import fs from 'node:fs';
import path from 'node:path';

/** Permission bits of group and others. */
const SHARED_BITS = 0o077;
/** User data and sessions; builds and cached images are public anyway. */
const PRIVATE = /^(database|backups)$|^backup\.|^history\./;

/** Restricts new files of this process, and existing ones in the data folder, to their owner (umask and chmod). */
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
