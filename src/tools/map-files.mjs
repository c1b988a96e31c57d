import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isLater } from './later-chunks.mjs';

/** What the server's pictures of the map are drawn with, beside the tiles. */
const DRAWN_WITH = ['src/server/maps', 'src/model/map-colours.ts'];

/**
 * Eight letters that change with the tiles and with all that draws them on the server: addresses of pictures hold them.
 * @param {string} tilesVersion @returns {string}
 */
export function mapDrawingVersion(tilesVersion) {
  const hash = crypto.createHash('sha256').update(tilesVersion);
  const files = DRAWN_WITH.flatMap((entry) =>
    fs.statSync(entry).isDirectory()
      ? fs
          .readdirSync(entry)
          .map((name) => path.join(entry, name))
          .toSorted()
      : [entry],
  );
  for (const file of files) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Vite plugin: lists the chunks outside the precache, and the archive of tiles, in `later-files.json`, for the
 * service worker to keep after the first pull; and leaves the version of the drawing for the server.
 * @param {{ tilesUrl: string, drawing: string }} versions
 */
export function mapFiles({ tilesUrl, drawing }) {
  return {
    name: 'rucksack:map-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.keys(bundle).filter((file) => isLater(file) && /\.(m?js|css)$/.test(file));
      // A bundle of a worker has none of them.
      if (chunks.length === 0) return;
      const urls = [...chunks.sort().map((file) => `/${file}`), tilesUrl];
      this.emitFile({ type: 'asset', fileName: 'later-files.json', source: JSON.stringify(urls) });
      this.emitFile({ type: 'asset', fileName: 'map-drawing.txt', source: drawing });
    },
  };
}
