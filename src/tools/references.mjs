import { checkNode, ensureInstalled } from './install.mjs';

/** `npm run references [country …]`: the router's journeys beside the reference journeys, country by country. */
checkNode();
await ensureInstalled();
const { bundle } = await import('./build/bundle.mjs');
const { run } = await import(await bundle('tests/worker/engine/transport/print-references.ts'));
run(process.argv.slice(2));
