import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { stopOnSignal } from './availability/stop-on-signal.ts';
import { keepFilesPrivate } from './backups/private-files.ts';
import { VERIFY_ARGUMENT, verifyInProcess } from './backups/scheduled-backups.ts';
import { verifyBackup } from './backups/verify-backup.ts';
import { causeText } from './cause-text.ts';
import { exitOnUncaught, logError } from './errors/log-error.ts';
import { listen } from './listen.ts';
import type { MapParts } from './maps/map-images.ts';
import { logJson, useJsonConsole } from './observability/json-lines.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { startTracing } from './observability/tracing.ts';
import { openServer } from './open-server.ts';
import { readRelease } from './release.ts';
import { type Settings, readSettings } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { warmFirstPull } from './warm-first-pull.ts';
import { serveHeavyWork, useWorkProcess, WORK_ARGUMENT } from './work/heavy-work.ts';

exitOnUncaught();
const [argument, backup] = process.argv.slice(2);
let known: Settings | undefined;
try {
  if (argument === WORK_ARGUMENT) {
    // Its parent has checked the settings.
    if (process.env['LOG_FORMAT']?.trim() === 'json') useJsonConsole();
    serveHeavyWork();
  } else if (argument === VERIFY_ARGUMENT && backup !== undefined) console.log(await verifyBackup(backup));
  else {
    known = readSettings(process.env);
    if (known.logFormat === 'json') useJsonConsole();
    keepFilesPrivate(known.dataDir);
    useWorkProcess(import.meta.filename);
    await run(known);
  }
} catch (error) {
  const sentence = startFailure(error, known);
  if (sentence === undefined) logError('startup', error);
  else console.error(sentence);
  process.exitCode = 1;
}

/** Opens everything, listens, and closes everything on SIGTERM or SIGINT. */
async function run(settings: Settings): Promise<void> {
  const startedAt = performance.now();
  const siteFolder = path.resolve(import.meta.dirname, '../site');
  const isBuilt = fs.existsSync(path.join(siteFolder, 'index.html'));
  if (!isBuilt) console.warn(`No built site in ${siteFolder}: serving the API only.`);
  const artworkFolder = path.resolve(import.meta.dirname, '../artwork');
  const release = readRelease(import.meta.filename);
  const tracing =
    settings.otlpEndpoint === undefined
      ? undefined
      : await startTracing(settings.otlpEndpoint, release.version);
  const opened = await openServer({
    settings,
    siteFolder: isBuilt ? siteFolder : undefined,
    artworkFolder,
    maps: builtMaps(siteFolder, artworkFolder),
    release,
    say: (line) => console.log(line),
    verifyBackup: (file, signal) => verifyInProcess(import.meta.filename, file, signal),
  });
  let server: http.Server;
  try {
    server = await listen(opened.app.fetch, settings);
  } catch (error) {
    await opened.close();
    throw error;
  }
  observeRequests(server, {
    log: settings.logFormat === 'json' ? (line) => logJson('info', { event: 'request', ...line }) : undefined,
    hashOf: opened.userHash,
    trustedProxies: settings.trustedProxies,
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Rucksack is ready after ${seconds} s: http://${shownHost(settings.host)}:${port}`);
  const stopping = new AbortController();
  warmFirstPull(opened.app.fetch, settings.publicOrigin, stopping.signal).catch((error: unknown) => {
    console.warn(
      `The first pages of a pull could not be prepared; they are created on request: ${causeText(error)}`,
    );
  });

  stopOnSignal({
    server,
    opened: {
      beginStop: () => opened.beginStop(),
      close: async () => {
        await Promise.all([opened.close(), tracing?.stop()]);
      },
    },
    stopping,
    delayMs: settings.shutdownDelayMs,
  });
}

/** Undefined if the site was not built: the build contains the tiles and the version of the map pictures. */
function builtMaps(siteFolder: string, artworkFolder: string): MapParts | undefined {
  const tilesFile = path.join(siteFolder, 'basemap/base.pmtiles');
  const drawingFile = path.join(siteFolder, 'map-drawing.txt');
  if (!fs.existsSync(tilesFile) || !fs.existsSync(drawingFile)) return undefined;
  const drawing = fs.readFileSync(drawingFile, 'utf8');
  return { tilesFile, fontFolder: path.join(artworkFolder, 'fonts'), drawing };
}

function shownHost(host: string | undefined): string {
  if (host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
