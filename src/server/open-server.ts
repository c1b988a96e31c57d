import crypto from 'node:crypto';
import path from 'node:path';
import { openAccounts } from './accounts/open-accounts.ts';
import { type AppDeps, createApp } from './app.ts';
import { createReadiness } from './availability/readiness.ts';
import { scheduleBackups } from './backups/scheduled-backups.ts';
import { causeText } from './cause-text.ts';
import { openCatalogue } from './content/open-catalogue.ts';
import { historyFile } from './history/history-file.ts';
import { keepHistory } from './history/keep-history.ts';
import { openImageStore } from './images/image-store.ts';
import { openMasters } from './images/masters.ts';
import { type MapParts, openMapImages } from './maps/map-images.ts';
import type { CatalogueMemory } from './memory/catalogue-memory.ts';
import { createChallenges } from './messages/challenges.ts';
import { createContactMailer } from './messages/contact-mail.ts';
import { startMailRounds } from './messages/mail-rounds.ts';
import { openExchangeRates } from './rates/exchange-rate.ts';
import type { Release } from './release.ts';
import type { Settings } from './settings.ts';
import { openSite } from './site/site-handler.ts';
import { createCatalogueStore } from './stores/catalogue-store.ts';
import { createStoredValues } from './stores/stored-values.ts';
import { createMessageStore } from './stores/message-store.ts';
import type { Database } from './stores/database/database.ts';
import { openDatabase } from './stores/database/open-database.ts';
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
const READY_WRITE: RateRule = { name: 'ready', max: 1_000, windowSeconds: 60 };

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
  /** Undefined where there are no pictures of the map. */
  maps: MapParts | undefined;
  release: Release;
  say: (line: string) => void;
  /** Test restore of a backup; without it the server keeps no backups of a PostgreSQL and verifies none. */
  verifyBackup?: (file: string, signal: AbortSignal) => Promise<number>;
  /** Open already, and left open: `npm run dev` opens one server after the other on them. */
  opened?: { database: Database; memory: CatalogueMemory };
}

/** Database, catalogue and app, in this order, saying what it does. Opens no port. */
export async function openServer({
  settings,
  siteFolder,
  artworkFolder,
  maps: mapParts,
  release,
  say,
  verifyBackup,
  opened,
}: OpenServerOptions): Promise<OpenServer> {
  const database = opened?.database ?? (await openDatabase(settings, say));
  const closeDatabase = opened ? () => undefined : () => database.close();
  try {
    const history = await keepHistory(database, historyFile(settings.dataDir), say);
    const store = createCatalogueStore(database);
    const kept = createStoredValues(database);
    const memory =
      opened?.memory ?? (await openCatalogue(database, { release, operator: settings.operator, say }));
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
    const workFolder = path.join(settings.dataDir, 'images');
    const images = openImageStore(workFolder);
    const maps = mapParts && (await openMapImages({ ...mapParts, workFolder }));
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
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** The same tables; each write is published before it is acknowledged. */
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
