import { checkNode, ensureInstalled } from '../install.mjs';
import { reviewFolders } from './review-folders.mjs';

/** `npm run catalogue:import -- wikidata|osm|wikivoyage <file>`: a dump's facts into the review queue. */
checkNode();
await ensureInstalled();
const { bundle } = await import('../build/bundle.mjs');
const { runCatalogueImport } = await import(await bundle('src/tools/import/catalogue-import.ts'));
process.exitCode = await runCatalogueImport(process.argv.slice(2), reviewFolders, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
