import { checkNode, ensureInstalled } from '../install.mjs';
import { reviewFolders } from './review-folders.mjs';

/** `npm run catalogue:review`: lists, accepts and rejects what imports propose. */
checkNode();
await ensureInstalled();
const { bundle } = await import('../build/bundle.mjs');
const { runCatalogueReview } = await import(await bundle('src/tools/import/catalogue-review.ts'));
process.exitCode = runCatalogueReview(
  process.argv.slice(2),
  { ...reviewFolders, today: new Date().toISOString().slice(0, 10) },
  { print: (line) => console.log(line), complain: (line) => console.error(line) },
);
