import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';
import { fingerprint } from './fingerprint.mjs';

const SOURCES = ['src', 'worker', 'locales', 'tests/bench', 'package-lock.json'];

/**
 * Bundles a TypeScript entry for Node, because Node 20 strips no types, and gives the URL to import.
 * Built anew only when a source changed. Prints nothing.
 * @param {string} entry path relative to the project @returns {Promise<string>} file URL of the bundle
 */
export async function bundle(entry) {
  const name = entry.replace(/\.[^.]+$/, '').replaceAll(/[^a-zA-Z0-9]+/g, '-');
  const outDir = path.join(projectRoot, '.cache', 'tools', name);
  const stamp = path.join(outDir, 'stamp');
  const now = fingerprint(SOURCES.map((source) => path.join(projectRoot, source)));
  const file = path.join(outDir, 'entry.mjs');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== now) {
    const { build } = await import('vite');
    await build({
      root: projectRoot,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: path.join(projectRoot, entry),
        outDir,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rollupOptions: { output: { entryFileNames: 'entry.mjs', format: 'es' } },
      },
    });
    fs.writeFileSync(stamp, now);
  }
  return pathToFileURL(file).href;
}
