import { buildStale } from './build-stale.mjs';
import { checkNode, ensureInstalled } from './install.mjs';

checkNode();
await ensureInstalled();
await buildStale({ force: true });
