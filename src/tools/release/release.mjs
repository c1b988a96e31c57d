import path from 'node:path';
import { checkNode, ensureInstalled } from '../install.mjs';
import { projectRoot } from '../project-root.mjs';

/**
 * `npm run release`: writes `dist/release` (or the folder given), which holds all that a server runs from: programs,
 * site, catalogue, pictures and packages. It needs Node there, no npm and no build.
 */
checkNode();
await ensureInstalled();
const { buildStale } = await import('../build/stale-build.mjs');
const { writeRelease } = await import('./write-release.mjs');
await buildStale();
const folder = path.resolve(process.argv[2] ?? path.join(projectRoot, 'dist/release'));
const { bytes, packages } = await writeRelease(folder);
console.log(`${folder}: ${Math.round(bytes / 1_000_000)} MB with ${packages} packages.`);
