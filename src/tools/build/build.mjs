import { buildStale } from './stale-build.mjs';
import { checkNode, ensureInstalled } from '../install.mjs';

checkNode();
await ensureInstalled();
await buildStale({ force: true });
