import { checkNode, ensureInstalled } from '../install.mjs';
import { projectRoot } from '../project-root.mjs';

/**
 * `npm run catalogue:photos -- <folder>`: takes the operator's own photographs of places into src/server/artwork, in
 * the place of the drawings. The folder holds the files and `photos.json`, a list of
 * `{ "key", "file", "author", "license", "source"?, "fp_x"?, "fp_y"? }`. `--remove <key,key>` takes photographs out
 * again; the next `npm run artwork` draws these places.
 */
checkNode();
await ensureInstalled();
const { bundle } = await import('../build/bundle.mjs');
const { takePhotos } = await import(await bundle('src/tools/catalogue/catalogue-photos.ts'));
process.exitCode = await takePhotos(projectRoot, process.argv.slice(2), (line) => console.log(line));
