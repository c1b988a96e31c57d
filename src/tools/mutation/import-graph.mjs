import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"?]+)/g;

/**
 * All files below a folder with a matching name, relative to the project. @param {string} folder @param {RegExp} ending
 */
export function filesIn(folder, ending) {
  return fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Distance of each file to `target` in imports, 0 for itself. Files that do not import it are missing.
 * @param {string} target @param {readonly string[]} files @returns {Map<string, number>}
 */
export function importersOf(target, files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files) {
    const code = fs.readFileSync(path.join(projectRoot, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(IMPORT)) {
      const imported = path.join(path.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const found = new Map([[target, 0]]);
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}
