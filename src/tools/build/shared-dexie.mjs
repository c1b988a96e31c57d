import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync } from 'vite';

/** Dexie's own entry hands out a build for old browsers; this one is for today's. */
const MODULE = createRequire(import.meta.url)
  .resolve('dexie/package.json')
  .replace(/package\.json$/, 'dist/modern/dexie.mjs');

const { code } = minifySync('dexie.js', readFileSync(MODULE, 'utf8'), {
  module: true,
  compress: { target: 'es2022' },
});
const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 7);
const FILE_NAME = `assets/dexie-${hash}.js`;

/**
 * Vite plugin: the page and the data worker are bundled apart, and each would carry its own copy of Dexie. In the
 * build both import the same file, which a device then loads and keeps once. A service worker imports nothing: its
 * copy is within it.
 * @param {'page' | 'worker' | 'service-worker'} bundle the page's build alone writes the file
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
