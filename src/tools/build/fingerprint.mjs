import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hash over path, size and modification time of all files below the given paths. Paths are relative to the project;
 * missing ones count as empty.
 * @param {readonly string[]} paths @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((entry) => filesBelow(entry));
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const stat = fs.statSync(file);
    hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** All files below a path; the path itself if it is a file. */
function filesBelow(entry) {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry, { withFileTypes: true })
    .filter((child) => child.name !== 'node_modules')
    .flatMap((child) => filesBelow(path.join(entry, child.name)));
}
