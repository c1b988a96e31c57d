import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deferredFileList } from './deferred-chunks.mjs';

/** Sources of the server's map pictures, other than the tiles. */
const DRAWN_WITH = ['src/server/maps', 'src/model/pictures/map-colors.ts', 'src/model/place/geo.ts'];

/**
 * Version hash (8 letters) of the tiles and of the code that draws them; part of the pictures' URLs.
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
 * Vite plugin: lists the chunks outside the precache, the world's places and the tile archive in `later-files.json`, which the service
 * worker caches after the first pull, and writes the version of the map pictures for the server.
 * @param {{ tilesUrl: string, placesUrl: string, drawing: string }} versions
 * @returns {import('vite').Plugin & { api: { isLater: (file: string) => boolean } }} `isLater` is available once the
 *   bundle is generated
 */
export function mapFiles({ tilesUrl, placesUrl, drawing }) {
  /** @type {Set<string>} */
  let later = new Set();
  return {
    name: 'rucksack:map-files',
    apply: 'build',
    api: { isLater: (file) => later.has(file) },
    generateBundle(_options, bundle) {
      later = deferredFileList(bundle);
      const urls = [...[...later].sort().map((file) => `/${file}`), placesUrl, tilesUrl];
      this.emitFile({ type: 'asset', fileName: 'later-files.json', source: JSON.stringify(urls) });
      this.emitFile({ type: 'asset', fileName: 'map-drawing.txt', source: drawing });
    },
  };
}
