import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { projectRoot } from '../project-root.mjs';
import { runNode } from '../run.mjs';

const at = (relative) => path.join(projectRoot, relative);
const VITE = at('node_modules/vite/bin/vite.js');

/** Sources and stamp file of each build. */
const BUILDS = [
  {
    name: 'site',
    sources: [
      'index.html',
      'vite.config.ts',
      'public',
      'locales',
      'src/ui',
      'src/data',
      'src/contract',
      'src/model',
      // URLs of its pictures contain a hash of the drawing code.
      'src/server/maps',
      'src/tools/build',
      'worker',
      'package-lock.json',
    ],
    args: ['build', '--logLevel', 'warn'],
    stamp: 'dist/site.stamp',
  },
  {
    name: 'server',
    sources: ['locales', 'src/server', 'src/contract', 'src/model', 'worker', 'package-lock.json'],
    args: ['build', '--logLevel', 'warn', '-c', 'src/server/vite.config.ts'],
    stamp: 'dist/server.stamp',
  },
];

/**
 * Builds site and server if their sources changed since the last build.
 * @param {{ force?: boolean }} [options] @throws if a build fails
 */
export async function buildStale({ force = false } = {}) {
  for (const build of BUILDS) {
    const now = fingerprint(build.sources.map(at));
    const stamp = at(build.stamp);
    if (!force && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) continue;
    console.log(`Building the ${build.name} …`);
    fs.rmSync(stamp, { force: true });
    const code = await runNode(VITE, build.args);
    if (code !== 0) throw new Error(`the build of the ${build.name} failed (exit code ${code})`);
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, now);
  }
}
