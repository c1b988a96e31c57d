import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStale } from './build/stale-build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

/** The port that vite.config.ts hands the API's calls on to. */
const API_PORT = '8787';

// For developers: the API from its build, the site from its sources with hot reload.
checkNode();
await ensureInstalled();
await buildStale();
const children = [
  start(['dist/server/main.js'], { PORT: API_PORT, PUBLIC_ORIGIN: 'http://localhost:5173' }),
  start(['node_modules/vite/bin/vite.js'], {}),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}

function start([script, ...args], env) {
  const child = spawn(process.execPath, [path.join(projectRoot, script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => {
    children.forEach((other) => other !== child && other.exitCode === null && other.kill('SIGTERM'));
    process.exitCode = code ?? 0;
  });
  return child;
}
