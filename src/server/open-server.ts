import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openAccounts } from './accounts/open-accounts.ts';
import { type AppDeps, createApp } from './app.ts';
import { isDatabaseAway } from './availability/database-away.ts';
import { createReadiness } from './availability/readiness.ts';
import { scheduleBackups } from './backups/scheduled-backups.ts';
import { causeText } from './cause-text.ts';
import { importCatalogue } from './content/import-catalogue.ts';
import type { ImportOutcome } from './content/imported-release.ts';
import { ContentError } from './content/read-catalogue.ts';
import { historyFile } from './history/history-file.ts';
import { keepHistory } from './history/keep-history.ts';
import { openImageStore } from './images/image-store.ts';
import { openMasters } from './images/masters.ts';
import { MAP_DRAWING_FILE, openMapImages } from './maps/map-images.ts';
import { type CatalogueMemory, openCatalogueMemory } from './memory/catalogue-memory.ts';
import { createChallenges } from './messages/challenges.ts';
import { createContactMailer } from './messages/contact-mail.ts';
import { startMailRounds } from './messages/mail-rounds.ts';
import { openExchangeRates } from './rates/exchange-rate.ts';
import type { Release } from './release.ts';
import type { Settings } from './settings.ts';
import { openSite } from './site/site-handler.ts';
import { type CatalogueStore, createCatalogueStore } from './stores/catalogue-store.ts';
import { createStoredValues } from './stores/stored-values.ts';
import { createMessageStore } from './stores/message-store.ts';
import { openPglite } from './stores/database/open-pglite.ts';
import { openPostgres } from './stores/database/open-postgres.ts';
import { type RateRule, createRateLimits } from './stores/rate-limits.ts';
import { createUserStore } from './stores/users/create-user-store.ts';
import { createLikes } from './stores/users/user-likes.ts';
import type { UserTables } from './stores/users/user-tables.ts';
import { createUserTables } from './stores/users/user-tables-sql.ts';

/** How soon a server process sees what another one wrote. */
const REFRESH_MS = 2_000;
/** How many seconds of writes a copy may lack unseen until a device shows that it has them. */
const HISTORY_MS = 5_000;
const HOUSEKEEPING_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
const TOMBSTONES_MS = 90 * DAY_MS;
const ANSWERS_MS = 7 * DAY_MS;
/** A row of this process alone, which the sweep of the limits removes when it is over. */
const READY_WRITE: RateRule = { name: 'ready', most: 1_000, windowSeconds: 60 };

export interface OpenServer {
  app: ReturnType<typeof createApp>;
  /** `/readyz` answers 503 from now on, and backups under way are given up. */
  beginStop(): void;
  close(): Promise<void>;
}

export interface OpenServerOptions {
  settings: Settings;
  /** Folder of the built site; undefined where only the API is wanted. */
  siteFolder: string | undefined;
  /** Folder of the artwork that ships. */
  artworkFolder: string;
  release: Release;
  say: (line: string) => void;
  /** Test restore of a backup; without it the server keeps no backups of a PostgreSQL and verifies none. */
  verifyBackup?: (file: string, signal: AbortSignal) => Promise<number>;
}

/** Database, catalogue and app, in this order, saying what it does. Opens no port. */
export async function openServer({
  settings,
  siteFolder,
  artworkFolder,
  release,
  say,
  verifyBackup,
}: OpenServerOptions): Promise<OpenServer> {
  const folder = path.join(settings.dataDir, 'database');
  say(settings.databaseUrl ? 'Opening the PostgreSQL database …' : `Opening the database in ${folder} …`);
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, { timeouts: settings.databaseTimeouts })
    : await openPglite(folder);
  try {
    const history = await keepHistory(database, historyFile(settings.dataDir), say);
    const store = createCatalogueStore(database);
    const kept = createStoredValues(database);
    const outcome = await importCatalogue({ store, kept, release, operator: settings.operator, say });
    const memory = await openMemory(store, outcome);
    const limits = createRateLimits(database);
    const messages = createMessageStore(database);
    const accounts = openAccounts({ database, settings, limits, say });
    const users = createUserStore(noting(createUserTables(database), () => history.noteWrite()));
    const likes = createLikes(users);
    await likes.current();
    const rates = await openExchangeRates(kept, settings.ecbUrl);
    const masters = openMasters(artworkFolder);
    const site =
      siteFolder === undefined
        ? undefined
        : openSite(
            { site: siteFolder, builds: path.join(settings.dataDir, 'builds') },
            { settings, memory, rates, masters, likes, users },
          );
    const timers = [
      every(HOUSEKEEPING_MS, 'Housekeeping', async () => {
        await limits.sweep();
        await messages.sweep();
        await accounts.sweep();
        await store.purgeTombstones(new Date(Date.now() - TOMBSTONES_MS));
        await likes.current();
        await users.purgeTombstones(new Date(Date.now() - TOMBSTONES_MS));
        await users.sweepAnswers(new Date(Date.now() - ANSWERS_MS));
        await memory.refresh();
      }),
      ...(database.kind === 'postgres'
        ? [every(REFRESH_MS, 'Reading the catalogue', async () => void (await memory.refresh()))]
        : []),
      every(HISTORY_MS, 'Looking at the database’s history', async () => {
        if (await history.look()) await memory.readAnew();
      }),
    ];
    const images = openImageStore(path.join(settings.dataDir, 'images'));
    const maps = await mapsOf(siteFolder, artworkFolder, path.join(settings.dataDir, 'images'));
    const mail = startMailRounds({ store: messages, mailer: createContactMailer(settings), say });
    const processId = crypto.randomUUID();
    const readiness = createReadiness({
      tryWrite: async () => void (await limits.take(READY_WRITE, processId)),
    });
    const stopBackups =
      verifyBackup === undefined || !settings.backups
        ? undefined
        : scheduleBackups({ database, dataDir: settings.dataDir, verify: verifyBackup, say });
    const deps: AppDeps = {
      settings,
      memory,
      limits,
      rates,
      messages,
      challenges: createChallenges(kept),
      onContact: () => mail.wake(),
      sessionOf: accounts.sessions.sessionOf,
      accounts,
      users,
      history: history.store,
      likes,
      site,
      pictures: { masters, images, maps },
      isReady: () => readiness.isReady(),
    };
    return {
      app: createApp(deps),
      beginStop() {
        readiness.stop();
        // At once: a copy that the embedded database writes keeps the calls under way waiting.
        database.endBackups();
        void stopBackups?.();
      },
      async close() {
        for (const timer of timers) clearInterval(timer);
        await stopBackups?.();
        rates.stop();
        await mail.stop();
        await accounts.stop();
        images.close();
        await maps?.close();
        await history.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws ContentError where the rows of a newer release do not fit this one */
async function openMemory(store: CatalogueStore, outcome: ImportOutcome): Promise<CatalogueMemory> {
  try {
    return await openCatalogueMemory(store);
  } catch (error) {
    if (outcome !== 'newer' || isDatabaseAway(error)) throw error;
    throw new ContentError(
      'The catalogue of the newer release does not fit this one. Start the newer release, or run npm run admin -- rollback.',
    );
  }
}

/** Undefined where the site was not built: the tiles and the version of their drawing are a part of it. */
async function mapsOf(siteFolder: string | undefined, artworkFolder: string, workFolder: string) {
  if (siteFolder === undefined) return undefined;
  const [tiles, drawn] = ['basemap/base.pmtiles', MAP_DRAWING_FILE].map((name) =>
    path.join(siteFolder, name),
  );
  if (tiles === undefined || drawn === undefined || !fs.existsSync(tiles) || !fs.existsSync(drawn))
    return undefined;
  const fontFolder = path.join(artworkFolder, 'fonts');
  return openMapImages(tiles, { fontFolder, workFolder, drawing: fs.readFileSync(drawn, 'utf8') });
}

/** The same tables; each write is told of before it is acknowledged. */
function noting(tables: UserTables, wrote: () => void): UserTables {
  return {
    ...tables,
    write(work) {
      wrote();
      return tables.write(work);
    },
  };
}

function every(milliseconds: number, what: string, work: () => Promise<void>): NodeJS.Timeout {
  const timer = setInterval(() => {
    work().catch((error: unknown) => console.error(`${what} failed; it is tried again: ${causeText(error)}`));
  }, milliseconds);
  return timer.unref();
}
