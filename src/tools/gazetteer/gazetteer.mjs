import { checkNode, ensureInstalled } from '../install.mjs';
import { projectRoot } from '../project-root.mjs';

/** `npm run gazetteer`: writes the places of all countries to `public/gazetteer`; see `src/tools/gazetteer`. */
checkNode();
await ensureInstalled();
const { bundle } = await import('../build/bundle.mjs');
const { writeGazetteer } = await import(await bundle('src/tools/gazetteer/write-gazetteer.ts'));
writeGazetteer(projectRoot);
