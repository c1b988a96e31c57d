import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync } from 'vite';

/** Dexie's default entry is a build for old browsers; this one is for current ones. */
const MODULE = createRequire(import.meta.url)
  .resolve('dexie/package.json')
  .replace(/package\.json$/, 'dist/modern/dexie.mjs');

/** What page and workers import: the rest is left out. */
const EXPORTS = 'export { Dexie$1 as Dexie, RangeSet, liveQuery };';

const modern = readFileSync(MODULE, 'utf8').replace(/^export \{[^}]*\};/m, EXPORTS);
const { code } = minifySync('dexie.js', modern, {
  module: true,
  compress: { target: 'es2022' },
});
const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 7);
const FILE_NAME = `assets/dexie-${hash}.js`;

/**
 * Vite plugin that shares one copy of Dexie between page and data worker, which are bundled separately: both import the
 * same external file. A service worker cannot import files, so Dexie is bundled into it.
 * @param {'page' | 'worker' | 'service-worker'} bundle only the page's build writes the file
 * @returns {import('vite').Plugin}
 */
export function sharedDexie(bundle) {
  let isShared = false;
  return {
    name: 'rucksack:shared-dexie',
    enforce: 'pre',
    configResolved(config) {
      isShared = config.command === 'build' && bundle !== 'service-worker';
    },
    resolveId(source) {
      if (source !== 'dexie') return null;
      return isShared ? { id: `/${FILE_NAME}`, external: 'absolute' } : MODULE;
    },
    generateBundle() {
      if (isShared && bundle === 'page') this.emitFile({ type: 'asset', fileName: FILE_NAME, source: code });
    },
  };
}
