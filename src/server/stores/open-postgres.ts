import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { causeText } from '../cause-text.ts';
import { type Database, DatabaseError, type OpenOptions } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A PostgreSQL, or whatever speaks its protocol, that many server processes share.
 * @throws DatabaseError where it does not answer
 */
export async function openPostgres(url: string, { onQuery }: OpenOptions = {}): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', (error) => console.error('A connection to the database was lost:', error.message));
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new DatabaseError(
      `The database of DATABASE_URL cannot be reached: ${causeText(error)}. Start it, or correct DATABASE_URL.`,
    );
  });
  try {
    await migrate({
      async run(statement, parameters) {
        const { rows } = await connection.query<Record<string, unknown>>(statement, [...(parameters ?? [])]);
        return rows;
      },
    });
  } finally {
    connection.release();
  }
  const queries = drizzle(pool, {
    schema,
    ...(onQuery ? { logger: { logQuery: onQuery } } : {}),
  });
  return { kind: 'postgres', queries, close: () => pool.end() };
}
