import { openAccounts } from '../../src/server/accounts/open-accounts.ts';
import { createApp, type AppDeps } from '../../src/server/app.ts';
import { createHistoryStore } from '../../src/server/history/history-store.ts';
import { openCatalogueMemory } from '../../src/server/memory/catalogue-memory.ts';
import { createChallenges } from '../../src/server/messages/challenges.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type CatalogueStore, createCatalogueStore } from '../../src/server/stores/catalogue-store.ts';
import { createStoredValues } from '../../src/server/stores/stored-values.ts';
import { createMessageStore } from '../../src/server/stores/message-store.ts';
import type { Database, OpenOptions } from '../../src/server/stores/database/database.ts';
import { createRateLimits } from '../../src/server/stores/rate-limits.ts';
import { createUserStore } from '../../src/server/stores/users/create-user-store.ts';
import { createLikes } from '../../src/server/stores/users/user-likes.ts';
import { createUserTables } from '../../src/server/stores/users/user-tables-sql.ts';
import { openFreshPostgres, POSTGRES } from './stores/fresh-postgres.ts';
import { openMemoryDatabase } from './stores/open-memory-database.ts';

export interface TestApp {
  /** `path` with its query; the body of a POST is sent as JSON. */
  call: (path: string, options?: RequestInit & { json?: unknown }) => Promise<Response>;
  /** All registered routes. */
  routes: readonly { method: string; path: string }[];
  store: CatalogueStore;
  memory: AppDeps['memory'];
  database: Database;
  /** Every statement sent to the database since the list was last emptied. */
  statements: string[];
  /** Another app on the same database. */
  withSettings(environment: Record<string, string>, deps?: Partial<AppDeps>): TestApp['call'];
  close(): Promise<void>;
}

/** `npm test` runs the tests of the calls again with it, so that they run on both kinds of database. */
const onPostgres = process.env['TEST_APP_ON'] === 'postgres';

/**
 * The real app with an empty catalogue, on PGlite in memory unless a database is given or PostgreSQL is
 * requested.
 */
export async function openTestApp(given?: Database): Promise<TestApp> {
  const statements: string[] = [];
  const database = given ?? (await openEmpty({ onQuery: (statement) => statements.push(statement) }));
  const store = createCatalogueStore(database);
  const memory = await openCatalogueMemory(store);
  const open = (environment: Record<string, string>, deps: Partial<AppDeps>) => {
    const settings = readSettings({ PUBLIC_ORIGIN: 'https://example.org', ...environment });
    const limits = createRateLimits(database);
    const accounts = deps.accounts ?? openAccounts({ database, settings, limits, say: () => undefined });
    const users = createUserStore(createUserTables(database));
    return createApp({
      settings,
      memory,
      limits,
      rates: { current: () => ({ exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' }) },
      messages: createMessageStore(database),
      challenges: createChallenges(createStoredValues(database)),
      onContact: () => undefined,
      sessionOf: accounts.sessions.sessionOf,
      accounts,
      users,
      // Versions from 1 are easiest to read.
      history: createHistoryStore(database, { epoch: 0 }),
      likes: createLikes(users, { ageMaxMs: 0 }),
      isReady: () => Promise.resolve(true),
      ...deps,
    });
  };
  const withSettings: TestApp['withSettings'] = (environment, deps = {}) => {
    const app = open(environment, deps);
    return async (path, { json, ...options } = {}) => {
      const headers = new Headers(options.headers);
      if (json !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
      return app.request(path, {
        ...options,
        headers,
        ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      });
    };
  };
  return {
    call: withSettings({}),
    routes: open({}, {}).routes,
    store,
    memory,
    database,
    statements,
    withSettings,
    close: () => database.close(),
  };
}

function openEmpty(options: OpenOptions): Promise<Database> {
  if (!onPostgres) return openMemoryDatabase(options);
  if (POSTGRES === undefined) throw new Error('TEST_DATABASE_URL is not a PostgreSQL');
  return openFreshPostgres(POSTGRES, options);
}
