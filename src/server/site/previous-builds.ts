import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type StaticFiles, openStaticFiles } from './static-files.ts';

/** The current build and the two before it. */
const BUILDS_MAX = 3;

/**
 * Copies the build's hashed files to the data folder, so that pages opened before an update can still load their lazy
 * chunks. Serves the files of all kept builds.
 */
export function keepBuilds(siteFolder: string, buildsFolder: string): StaticFiles {
  const assets = path.join(siteFolder, 'assets');
  if (fs.existsSync(assets)) {
    const names = fs.readdirSync(assets).sort();
    const id = crypto.createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
    const kept = path.join(buildsFolder, id);
    if (!fs.existsSync(kept)) {
      // Copy to a temporary name first, so that a partial copy is never used.
      const unfinished = path.join(buildsFolder, `.${id}.${process.pid}`);
      fs.cpSync(assets, path.join(unfinished, 'assets'), { recursive: true });
      fs.renameSync(unfinished, kept);
    }
    const now = new Date();
    fs.utimesSync(kept, now, now);
  }
  const builds = newestFirst(buildsFolder);
  for (const old of builds.splice(BUILDS_MAX)) fs.rmSync(old, { recursive: true, force: true });
  const files = builds.map((folder) => openStaticFiles(folder));
  return {
    find(urlPath) {
      for (const build of files) {
        const file = build.find(urlPath);
        if (file) return file;
      }
      return undefined;
    },
  };
}

function newestFirst(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .map((build) => ({ build, usedAt: fs.statSync(build).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .map(({ build }) => build);
}
