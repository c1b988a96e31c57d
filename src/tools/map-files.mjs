/**
 * Vite plugin: lists the chunks that only maps need, and the archive of tiles, in `map-files.json`, for the
 * service worker to keep after the first pull.
 */
export function mapFiles(tilesUrl) {
  return {
    name: 'rucksack:map-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.keys(bundle).filter((file) => /^assets\/maplibre[^/]*\.m?js$/.test(file));
      // A bundle of a worker has none of them.
      if (chunks.length === 0) return;
      const urls = [...chunks.sort().map((file) => `/${file}`), tilesUrl];
      this.emitFile({ type: 'asset', fileName: 'map-files.json', source: JSON.stringify(urls) });
    },
  };
}
