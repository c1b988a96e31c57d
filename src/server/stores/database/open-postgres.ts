import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { isDatabaseAway, sqlState, withAwayFaults } from '../../availability/database-away.ts';
import { causeText } from '../../cause-text.ts';
import { type Database, DatabaseError, type OpenOptions, type Queries } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from '../schema.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that the database ends by its own timeout is answered; this is for a network that has gone silent. */
const ANSWER_MARGIN_MS = 5_000;
/** A process that was lost with a transaction open holds its locks no longer. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** `the database system is starting up`, as after a restart of the machine. */
const STARTING_UP = '57P03';
const START_PATIENCE_MS = 30_000;
const START_RETRY_MS = 250;

/**
 * A PostgreSQL, or whatever speaks its protocol, that many server processes share. Connections that are lost are
 * replaced when the next one is needed; what was under way on them rejects (see `isDatabaseAway`).
 * @throws DatabaseError where it does not answer
 */
export async function openPostgres(
  url: string,
  { onQuery, timeouts = {} }: OpenOptions = {},
): Promise<Database> {
  await migrateAlone(url);
  const { statementMs = 0, lockMs = 0 } = timeouts;
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // Zero is not sent: PgBouncer refuses start parameters that it does not know.
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
  // The pool listens on idle connections alone. One in use says the same by rejecting what is under way, but an
  // 'error' event that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const options = { schema, ...(onQuery ? { logger: { logQuery: onQuery } } : {}) };
  const queries: Queries = drizzle(pool, options);
  const onClient = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  // Drizzle never gives back a connection on which BEGIN failed: ten of those, and nobody gets one any more.
  queries.transaction = withAwayFaults(async (work, config) => {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      const there = onClient.get(client) ?? drizzle(client, options);
      onClient.set(client, there);
      return await there.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // A ROLLBACK would wait behind a statement that is not answered; the end of the connection is one too.
          if (isDatabaseAway(error)) void client.end();
          throw error;
        }
      }, config);
    } catch (error) {
      const isClean = !isDatabaseAway(error) && client.getTransactionStatus() === 'I';
      if (!isClean) fault = error instanceof Error ? error : new Error('the transaction did not end');
      throw error;
    } finally {
      client.release(fault);
    }
  });
  return { kind: 'postgres', queries, endBackups: () => undefined, close: () => pool.end() };
}

/** On a connection of its own without timeouts: another process may be at it, and a large table takes its time. */
async function migrateAlone(url: string): Promise<void> {
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
