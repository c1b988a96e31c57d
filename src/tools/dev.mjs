import http from 'node:http';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

// Development server: runs site and server from source without a build; edits show at once.
const startedAt = performance.now();
checkNode();
await ensureInstalled();
process.chdir(projectRoot);
const { createServer } = await import('vite');
const { serverFromSource } = await import('./dev/server-from-source.mjs');

const port = Number(process.env.PORT || 5173);
const origin = `http://localhost:${port}`;
const server = serverFromSource({
  PUBLIC_ORIGIN: origin,
  // Separate data folder: the catalogue of an unfinished edit must not be imported into that of `npm start`.
  DATA_DIR: '.data/dev',
  ...process.env,
});
// `site` needs the listener for its WebSocket; no request arrives before `listen`.
const listener = http.createServer((request, response) => site.middlewares(request, response));
const site = await createServer({
  plugins: [server],
  server: { middlewareMode: true, ws: { server: listener } },
  logLevel: 'warn',
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.api.close().finally(() => process.exit()));
}
const isOpen = await server.api.opened();
listener.listen(port, () => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const state = isOpen
    ? 'Rucksack is ready'
    : 'The server starts once the error above is fixed; the site is ready';
  console.log(`${state} after ${seconds} s: ${origin}`);
});
