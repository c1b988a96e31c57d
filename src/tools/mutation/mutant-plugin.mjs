import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Where a run is told which fault it has: the JSON of a mutant. */
export const MUTANT_ENV = 'RUCKSACK_MUTANT';

/** For Vite: the file with its fault. Does nothing in a run that has none. */
export function oneMutant() {
  const given = process.env[MUTANT_ENV];
  /** @type {{ file: string, start: number, end: number, from: string, text: string } | null} */
  const mutant = given ? JSON.parse(given) : null;
  return {
    name: 'one-mutant',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!mutant || path.relative(projectRoot, id.split('?')[0] ?? '') !== mutant.file) return null;
      const { start, end, from, text } = mutant;
      if (code.slice(start, end) !== from) throw new Error(`${mutant.file} has changed since it was drawn`);
      return code.slice(0, start) + text + code.slice(end);
    },
  };
}
