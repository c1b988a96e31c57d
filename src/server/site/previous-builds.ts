import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type StaticFiles, openStaticFiles } from './static-files.ts';

/** The one that is served now, and the two before it. */
const BUILDS_MAX = 3;

/**
 * Keeps a copy of the build's hashed files beside the data, so that a page that was open before an
 * update still finds the chunks that it has not loaded yet. Answers the files of all kept builds.
 */
export function keepBuilds(siteFolder: string, buildsFolder: string): StaticFiles {
  const assets = path.join(siteFolder, 'assets');
  if (fs.existsSync(assets)) {
    const names = fs.readdirSync(assets).sort();
    const id = crypto.createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
    const kept = path.join(buildsFolder, id);
    if (!fs.existsSync(kept)) {
      // Copied beside first: a copy that was cut off is never taken for a whole one.
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
