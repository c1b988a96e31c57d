import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { ContentError } from './content/read-catalogue.ts';
import { openServer } from './open-server.ts';
import { SettingsError, readSettings } from './settings.ts';
import { openSite } from './site/site-handler.ts';
import { LockedError } from './stores/lock-file.ts';

/** How long calls under way may take after a signal. */
const STOP_TIMEOUT_MS = 5_000;

try {
  await run();
} catch (error) {
  const isPlain = [SettingsError, LockedError, ContentError].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Opens everything, listens, and closes everything on SIGTERM or SIGINT. */
async function run(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const siteFolder = path.resolve(import.meta.dirname, '../site');
  const isBuilt = fs.existsSync(path.join(siteFolder, 'index.html'));
  if (!isBuilt) console.warn(`There is no site in ${siteFolder}: only the API is served.`);
  const site = isBuilt
    ? openSite(siteFolder, path.join(settings.dataDir, 'builds'), settings.publicOrigin)
    : undefined;
  const program = fs.readFileSync(import.meta.filename);
  const programVersion = crypto.createHash('sha256').update(program).digest('hex');
  const opened = await openServer({ settings, site, programVersion, say: (line) => console.log(line) });
  let server: ServerType;
  try {
    server = await listen(opened.app.fetch, settings.port, settings.host);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Rucksack is ready after ${seconds} s: http://${shownHost(settings.host)}:${port}`);

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    console.log(`Stopping on ${signal} …`);
    closeServer(server)
      .then(() => opened.close())
      .then(() => console.log('Stopped; everything is saved.'))
      .catch((error: unknown) => {
        console.error('The stop failed:', error);
        process.exitCode = 1;
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

type Fetch = Awaited<ReturnType<typeof openServer>>['app']['fetch'];

function listen(fetch: Fetch, port: number, hostname: string | undefined): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        ...(hostname === undefined ? {} : { hostname }),
        fetch: (request, { incoming }) => fetch(request, { socketAddress: incoming.socket.remoteAddress }),
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

/** No new calls; those under way may end within the time. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      STOP_TIMEOUT_MS,
    );
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function shownHost(host: string | undefined): string {
  if (host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
