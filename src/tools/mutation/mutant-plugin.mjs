import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Environment variable with the mutant of a run, as JSON. */
export const MUTANT_ENV = 'RUCKSACK_MUTANT';

/** Vite plugin that applies the mutant to its file; does nothing without a mutant. */
export function oneMutant() {
  return {
    name: 'one-mutant',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const given = process.env[MUTANT_ENV];
      if (!given) return null;
      /** @type {{ file: string, start: number, end: number, from: string, text: string }} */
      const { file, start, end, from, text } = JSON.parse(given);
      if (path.relative(projectRoot, id.split('?')[0] ?? '') !== file) return null;
      if (code.slice(start, end) !== from) throw new Error(`${file} has changed since it was drawn`);
      return code.slice(0, start) + text + code.slice(end);
    },
  };
}
