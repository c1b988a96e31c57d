import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../../../src/tools/project-root.mjs';

/**
 * `node build-release.mjs <number> <schema> <folder>` builds a further release from the same sources into a folder as
 * like `dist`: each script of its site records the number, and app and server support only that schema.
 */
const [number, schema, folder] = process.argv.slice(2);
const program = path.join(folder, 'server');
const shared = { root: projectRoot, logLevel: 'warn', plugins: [marks()] };

await build({
  ...shared,
  configFile: path.join(projectRoot, 'vite.config.ts'),
  worker: { plugins: () => [marks()] },
  build: { outDir: path.join(folder, 'site'), emptyOutDir: true },
});
// Linked, because they are unchanged and other processes may be reading them.
for (const beside of ['artwork', 'catalogue']) {
  fs.rmSync(path.join(folder, beside), { force: true });
  fs.symlinkSync(path.join(projectRoot, 'dist', beside), path.join(folder, beside));
}
await build({
  ...shared,
  configFile: false,
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: program,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
  },
});

/** @returns {import('vite').Plugin} */
function marks() {
  return {
    name: 'release',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/ui\/.*\.tsx$/.test(id)) {
        return { code: `${code}\n;(globalThis.releasesHere ??= new Set()).add(${number});`, map: null };
      }
      if (!/\/src\/contract\/(api-base|sync)\.ts$/.test(id)) return null;
      return { code: code.replaceAll(/(CLIENT_SCHEMA = )\d+;/g, `$1${schema};`), map: null };
    },
  };
}
