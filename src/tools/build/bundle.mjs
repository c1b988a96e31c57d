import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';
import { fingerprint } from './fingerprint.mjs';

/** Old bundles are kept for an hour, because they may still be running. */
const KEPT_MS = 3_600_000;
const SOURCES = [
  'src',
  'worker',
  'locales',
  'tests/bench',
  'tests/worker/engine/transport',
  'package-lock.json',
];

/**
 * Bundles a TypeScript entry for Node, because Node 20 does not strip types, next to a copy of the catalogue, as in the
 * built server. Rebuilt only after a source changed. Prints nothing.
 * @param {string} entry path relative to the project @returns {Promise<string>} file URL of the bundle
 */
export async function bundle(entry) {
  const name = entry.replace(/\.[^.]+$/, '').replaceAll(/[^a-zA-Z0-9]+/g, '-');
  const now = fingerprint(SOURCES.map((source) => path.join(projectRoot, source)));
  const tools = path.join(projectRoot, '.cache', 'tools');
  const folder = path.join(tools, `${name}-${now}`);
  if (!fs.existsSync(folder)) await build(entry, folder, tools, `${name}-`);
  return pathToFileURL(path.join(folder, 'server', 'entry.mjs')).href;
}

/** Written atomically: two processes may need the same bundle at the same time. */
async function build(entry, folder, tools, prefix) {
  const { build: viteBuild } = await import('vite');
  fs.mkdirSync(tools, { recursive: true });
  const aside = fs.mkdtempSync(path.join(tools, 'building-'));
  await viteBuild({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: path.join(projectRoot, entry),
      outDir: path.join(aside, 'server'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'entry.mjs', format: 'es' } },
    },
  });
  fs.symlinkSync(path.join(projectRoot, 'src/server/catalogue'), path.join(aside, 'catalogue'), 'junction');
  try {
    fs.renameSync(aside, folder);
  } catch (error) {
    // Another process has written the same bundle meanwhile.
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(aside, { recursive: true, force: true });
    return;
  }
  const previous = fs
    .readdirSync(tools)
    .filter((other) => other.startsWith(prefix) && /-[0-9a-f]{16}$/.test(other));
  for (const other of previous) {
    const old = path.join(tools, other);
    if (old !== folder && Date.now() - fs.statSync(old).mtimeMs > KEPT_MS) {
      fs.rmSync(old, { recursive: true, force: true });
    }
  }
}
