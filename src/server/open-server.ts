import crypto from 'node:crypto';
import path from 'node:path';
import { openAccounts } from './accounts/open-accounts.ts';
import { type AppDeps, createApp } from './app.ts';
import { createReadiness } from './availability/readiness.ts';
import { scheduleBackups } from './backups/scheduled-backups.ts';
import { causeText } from './cause-text.ts';
import { readInstaposts } from './content/instaposts.ts';
import { openCatalogue } from './content/open-catalogue.ts';
import { historyFile } from './history/history-file.ts';
import { keepHistory } from './history/keep-history.ts';
import { openImageStore } from './images/image-store.ts';
import { openMasters } from './images/masters.ts';
import { type MapParts, openMapImages } from './maps/map-images.ts';
import type { CatalogueMemory } from './memory/catalogue-memory.ts';
import { openPlaces } from './memory/gazetteer-packs.ts';
import { createChallenges } from './messages/challenges.ts';
import { createContactMailer } from './messages/contact-mail.ts';
import { startMailRounds } from './messages/mail-rounds.ts';
import { openExchangeRates } from './rates/exchange-rate.ts';
import { createQueryTimes } from './observability/query-times.ts';
import { watchServer } from './observability/watch-server.ts';
import type { Release } from './release.ts';
import type { Settings } from './settings.ts';
import { openSite } from './site/site-handler.ts';
import { createCatalogueStore } from './stores/catalogue-store.ts';
import { createStoredHmac } from './stores/stored-hmac.ts';
import { createStoredValues } from './stores/stored-values.ts';
import { createMessageStore } from './stores/message-store.ts';
import type { Database } from './stores/database/database.ts';
import { openDatabase } from './stores/database/open-database.ts';
import { type RateRule, createRateLimits } from './stores/rate-limits.ts';
import { createUserStore } from './stores/users/create-user-store.ts';
import { createLikes } from './stores/users/user-likes.ts';
import type { UserTables } from './stores/users/user-tables.ts';
import { createUserTables } from './stores/users/user-tables-sql.ts';

/** Delay until a process sees writes of other processes. */
const REFRESH_MS = 2_000;
/**
 * Interval of checks for a restored backup: up to this many seconds of lost writes are detected only by a device's
 * cursor.
 */
const HISTORY_MS = 5_000;
const HOUSEKEEPING_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
const TOMBSTONES_MS = 90 * DAY_MS;
const ANSWERS_MS = 7 * DAY_MS;
const USER_HASH_LENGTH = 12;
/** Row per process for the readiness probe; purged with expired rate limits. */
const READY_WRITE: RateRule = { name: 'ready', max: 1_000, windowSeconds: 60 };

export interface OpenServer {
  app: ReturnType<typeof createApp>;
  /** Keyed hash of a user's id for logs, the same in every process. */
  userHash: (userId: string) => Promise<string>;
  /** From now on `/readyz` answers 503; aborts running backups. */
  beginStop(): void;
  close(): Promise<void>;
}

export interface OpenServerOptions {
  settings: Settings;
  /** Folder of the built site; undefined to serve only the API. */
  siteFolder: string | undefined;
  /** Folder of the bundled artwork. */
  artworkFolder: string;
  /** Undefined without map pictures. */
  maps: MapParts | undefined;
  release: Release;
  say: (line: string) => void;
  /** Test restore of a backup; without it no backups of a PostgreSQL are written and none are verified. */
  verifyBackup?: (file: string, signal: AbortSignal) => Promise<number>;
  /** Already open resources, not closed on stop: `npm run dev` reopens the server on them. */
  opened?: { database: Database; memory: CatalogueMemory };
}

/** Opens database, catalogue and app in this order and logs each step. Opens no port. */
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
  const database =
    opened?.database ?? (await openDatabase(settings, say, createQueryTimes(settings.logFormat)));
  const closeDatabase = opened ? () => undefined : () => database.close();
  try {
    const history = await keepHistory(database, historyFile(settings.dataDir), say);
    const store = createCatalogueStore(database);
    const storedValues = createStoredValues(database);
    const memory =
      opened?.memory ?? (await openCatalogue(database, { release, operator: settings.operator, say }));
    const limits = createRateLimits(database);
    const userHmac = createStoredHmac(storedValues, 'log-users');
    const messages = createMessageStore(database);
    const accounts = openAccounts({ database, settings, limits, say });
    const users = createUserStore(withWriteListener(createUserTables(database), () => history.noteWrite()));
    const likes = createLikes(users);
    await likes.current();
    const rates = await openExchangeRates(storedValues, settings.ecbUrl);
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
        ? [every(REFRESH_MS, 'Refreshing the catalogue', async () => void (await memory.refresh()))]
        : []),
      every(HISTORY_MS, 'Checking the database history', async () => {
        if (await history.check()) await memory.reloadAll();
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
    const stopGauges = watchServer({
      database,
      memory,
      messages,
      isReady: () => readiness.isReady(),
      dataDir: settings.dataDir,
      backups: settings.backups,
      version: release.version,
    });
    const deps: AppDeps = {
      settings,
      memory,
      limits,
      rates,
      messages,
      challenges: createChallenges(storedValues),
      onContact: () => mail.wake(),
      sessionOf: accounts.sessions.sessionOf,
      accounts,
      users,
      history: history.store,
      likes,
      instaposts: readInstaposts(settings.dataDir),
      site,
      places: siteFolder === undefined ? undefined : openPlaces(siteFolder),
      pictures: { masters, images, maps },
      isReady: () => readiness.isReady(),
    };
    return {
      app: createApp(deps),
      userHash: async (userId) => (await userHmac(userId)).toString('base64url').slice(0, USER_HASH_LENGTH),
      beginStop() {
        readiness.stop();
        // First: a running backup of the embedded database blocks pending calls.
        database.endBackups();
        void stopBackups?.();
      },
      async close() {
        for (const timer of timers) clearInterval(timer);
        stopGauges();
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

/** The same tables; announces each write before it runs. */
function withWriteListener(tables: UserTables, wrote: () => void): UserTables {
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
    work().catch((error: unknown) => console.error(`${what} failed, will retry: ${causeText(error)}`));
  }, milliseconds);
  return timer.unref();
}
