/// <reference types="vite/types/importMeta.d.ts" />
import path from 'node:path';
import { ContentError, contentFiles } from '../../server/content/content-files.ts';
import { importCatalogue } from '../../server/content/import-catalogue.ts';
import { openCatalogue } from '../../server/content/open-catalogue.ts';
import { readCatalogue } from '../../server/content/read-catalogue.ts';
import { requestListener } from '../../server/listen.ts';
import { writeFonts } from '../../server/maps/write-fonts.ts';
import type { CatalogueMemory } from '../../server/memory/catalogue-memory.ts';
import { type OpenServer, openServer } from '../../server/open-server.ts';
import { readSettings } from '../../server/settings.ts';
import { createCatalogueStore } from '../../server/stores/catalogue-store.ts';
import type { Database } from '../../server/stores/database/database.ts';
import { openDatabase } from '../../server/stores/database/open-database.ts';
import { createStoredValues } from '../../server/stores/stored-values.ts';

/** The first page has loaded by then. */
const WARM_UP_MS = 6_000;

/** Open resources, each with the function that opened it: after an edit the module exports a different function. */
export interface DevServer {
  database?: { by: typeof openDatabase; value: Database };
  memory?: { by: typeof openCatalogue; value: CatalogueMemory };
  server?: { by: typeof openDevServer; value: OpenServer };
  answer?: ReturnType<typeof requestListener>;
}

/** Opens what is not open yet or whose code was edited; imports an edited catalogue. */
export async function openDevServer(
  dev: DevServer,
  environment: Record<string, string | undefined>,
  programVersion: string,
): Promise<void> {
  const settings = readSettings(environment);
  const isFirst = dev.database === undefined;
  const say = (line: string): void => {
    if (isFirst) console.log(line);
  };
  if (dev.database?.by !== openDatabase) {
    await closeDevServer(dev);
    dev.database = { by: openDatabase, value: await openDatabase(settings, say) };
  }
  const database = dev.database.value;
  // Same date for all, so that the current sources are always imported.
  const release = { programVersion, version: 'development', releasedAt: new Date(0) };
  const { operator } = settings;
  if (dev.memory?.by !== openCatalogue) {
    await closeServer(dev);
    dev.memory = { by: openCatalogue, value: await openCatalogue(database, { release, operator, say }) };
  } else {
    const store = createCatalogueStore(database);
    await importCatalogue({ store, storedValues: createStoredValues(database), release, operator, say });
    await dev.memory.value.refresh();
  }
  if (dev.server?.by === openDevServer) return;
  await closeServer(dev);
  const fontFolder = path.resolve('.cache/fonts');
  writeFonts(fontFolder);
  const server = await openServer({
    settings,
    siteFolder: undefined,
    artworkFolder: path.resolve('src/server/artwork'),
    maps: {
      tilesFile: path.resolve('public/basemap/base.pmtiles'),
      fontFolder,
      drawing: import.meta.env['VITE_MAP_DRAWING'],
    },
    release,
    say,
    opened: { database, memory: dev.memory.value },
  });
  dev.server = { by: openDevServer, value: server };
  dev.answer = requestListener(server.app.fetch, settings);
  if (isFirst) setTimeout(warmUp, WARM_UP_MS).unref();
}

/**
 * Compiles the import code in advance, so that the first edit of the catalogue is not slow. Content errors are reported
 * by the edit itself.
 */
function warmUp(): void {
  try {
    readCatalogue(contentFiles());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

export async function closeDevServer(dev: DevServer): Promise<void> {
  await closeServer(dev);
  await dev.database?.value.close();
  delete dev.memory;
  delete dev.database;
}

async function closeServer(dev: DevServer): Promise<void> {
  await dev.server?.value.close();
  delete dev.server;
  delete dev.answer;
}
