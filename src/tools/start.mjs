import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build/stale-build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

// Starts the site from a fresh clone: packages, build, database, server.
checkNode();
await ensureInstalled();
await buildStale();
process.chdir(projectRoot);
await import(pathToFileURL(path.join(projectRoot, 'dist/server/main.js')).href);
