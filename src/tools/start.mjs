import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build/stale-build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

// From a fresh clone to a running site: packages, build, database, server, in this order.
checkNode();
await ensureInstalled();
await buildStale();
process.chdir(projectRoot);
await import(pathToFileURL(path.join(projectRoot, 'dist/server/main.js')).href);
