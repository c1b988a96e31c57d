import { checkNode, ensureInstalled } from './install.mjs';

/** `npm run references [country …]`: compares the router's journeys with the reference journeys, by country. */
checkNode();
await ensureInstalled();
const { bundle } = await import('./build/bundle.mjs');
const { run } = await import(await bundle('tests/worker/engine/transport/print-references.ts'));
run(process.argv.slice(2));
