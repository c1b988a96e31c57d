import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import {
  isDatabaseUnavailable,
  sqlState,
  withUnavailableErrors,
} from '../../availability/database-unavailable.ts';
import { type OnQueryTime, timedQuery } from '../../observability/query-times.ts';
import { causeText } from '../../cause-text.ts';
import { type Database, DatabaseError, type OpenOptions, type Queries } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from '../schema.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** Client-side margin over the statement timeout, for a silent network. */
const ANSWER_MARGIN_MS = 5_000;
/** Releases the locks of a process that was lost within a transaction. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** `the database system is starting up`, as after a restart of the machine. */
const STARTING_UP = '57P03';
const START_PATIENCE_MS = 30_000;
const START_RETRY_MS = 250;

/**
 * Opens a PostgreSQL (or compatible) database that several server processes may share. Lost connections are replaced
 * lazily; work in progress on them rejects (see `isDatabaseUnavailable`).
 * @throws DatabaseError if it does not respond
 */
export async function openPostgres(
  url: string,
  { onQuery, onQueryTime, timeouts = {} }: OpenOptions = {},
): Promise<Database> {
  await migrateOnOwnConnection(url);
  const { statementMs = 0, lockMs = 0 } = timeouts;
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(onQueryTime ? { Client: timedClient(onQueryTime) } : {}),
    // Zero is not sent: PgBouncer rejects unknown startup parameters.
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    ...(statementMs > 0
      ? {
          query_timeout: statementMs + ANSWER_MARGIN_MS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }
      : {}),
  });
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${causeText(error)}`));
  // The pool handles errors of idle connections only. A connection in use rejects its query too, but an unhandled
  // 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const options = { schema, ...(onQuery ? { logger: { logQuery: onQuery } } : {}) };
  const queries: Queries = drizzle(pool, options);
  const onClient = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  // Drizzle does not release a connection if BEGIN fails: ten of those would exhaust the pool.
  queries.transaction = withUnavailableErrors(async (work, config) => {
    const client = await pool.connect();
    let brokenBy: Error | undefined;
    try {
      const there = onClient.get(client) ?? drizzle(client, options);
      onClient.set(client, there);
      return await there.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // A ROLLBACK would wait behind an unanswered statement; closing the connection rolls back too.
          if (isDatabaseUnavailable(error)) void client.end();
          throw error;
        }
      }, config);
    } catch (error) {
      const isClean = !isDatabaseUnavailable(error) && client.getTransactionStatus() === 'I';
      if (!isClean) brokenBy = error instanceof Error ? error : new Error('the transaction was left open');
      throw error;
    } finally {
      client.release(brokenBy);
    }
  });
  return {
    kind: 'postgres',
    queries,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    endBackups: () => undefined,
    close: () => pool.end(),
  };
}

/** A client whose statements are timed. */
function timedClient(onQueryTime: OnQueryTime): typeof Client {
  return class extends Client {
    override query = timedQuery(super.query.bind(this), onQueryTime);
  };
}

/** Uses a separate connection without timeouts: another process may be migrating, and large tables take long. */
async function migrateOnOwnConnection(url: string): Promise<void> {
  const client = await connectOnce(url);
  try {
    await migrate({
      async run(statement, parameters) {
        const { rows } = await client.query<Record<string, unknown>>(statement, [...(parameters ?? [])]);
        return rows;
      },
    });
  } finally {
    await client.end();
  }
}

/** @throws DatabaseError */
async function connectOnce(url: string): Promise<Client> {
  const startedAt = performance.now();
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      const mayWait = performance.now() - startedAt < START_PATIENCE_MS;
      if (sqlState(error) !== STARTING_UP || !mayWait) {
        throw new DatabaseError(
          `The database of DATABASE_URL cannot be reached: ${causeText(error)}. Start it, or correct DATABASE_URL.`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, START_RETRY_MS));
    }
  }
}
