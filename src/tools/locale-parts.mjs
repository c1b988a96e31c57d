import { readFileSync } from 'node:fs';

/** Top-level keys of `locales/*.json` that load with a part; `site` holds whatever no other part names. */
const PARTS = { planner: ['planner', 'categories'], server: ['server'] };
const REQUEST = /^(.+\/locales\/[a-z]{2}\.json)\?part=([a-z]+)$/;

/**
 * Vite plugin: `import('locales/en.json?part=site')` becomes a chunk with only that part's words.
 * Without it (in unit tests) the same import gives the whole file, which holds every part.
 */
export function localeParts() {
  return {
    name: 'rucksack:locale-parts',
    enforce: 'pre',
    load(id) {
      const [, file, part] = REQUEST.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      const named = new Set(Object.values(PARTS).flat());
      const own = PARTS[part];
      const words = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([key]) =>
        own === undefined ? !named.has(key) : own.includes(key),
      );
      return JSON.stringify(Object.fromEntries(words));
    },
  };
}
