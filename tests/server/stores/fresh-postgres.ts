import crypto from 'node:crypto';
import { Client } from 'pg';
import type { Database, OpenOptions } from '../../../src/server/stores/database/database.ts';
import { openPostgres } from '../../../src/server/stores/database/open-postgres.ts';

/** The PostgreSQL that tests may create databases on, if there is one. */
export const POSTGRES = process.env['TEST_DATABASE_URL'];

/** A new, empty database on a server. */
export interface FreshPostgres {
  name: string;
  url: string;
  drop(): Promise<void>;
}

export async function makeFreshPostgres(server: string): Promise<FreshPostgres> {
  const name = `rucksack_test_${crypto.randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name}`) };
}

/** A new database on a server; it is dropped when it is closed. */
export async function openFreshPostgres(server: string, options: OpenOptions = {}): Promise<Database> {
  const fresh = await makeFreshPostgres(server);
  const database = await openPostgres(fresh.url, options);
  return {
    ...database,
    async close() {
      await database.close();
      await fresh.drop();
    },
  };
}

export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
