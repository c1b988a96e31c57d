import crypto from 'node:crypto';
import { Client } from 'pg';
import type { Database, OpenOptions } from '../../../src/server/stores/database.ts';
import { openPostgres } from '../../../src/server/stores/open-postgres.ts';

/** The PostgreSQL that tests may make databases on; undefined where there is none. */
export const POSTGRES = process.env['TEST_DATABASE_URL'];

/** A new database on a server; it is dropped when it is closed. */
export async function openFreshPostgres(server: string, options: OpenOptions = {}): Promise<Database> {
  const name = `rucksack_test_${crypto.randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, options);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
