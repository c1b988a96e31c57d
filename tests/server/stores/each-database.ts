import crypto from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../src/server/stores/database.ts';
import { openPglite } from '../../../src/server/stores/open-pglite.ts';
import { openPostgres } from '../../../src/server/stores/open-postgres.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'];

interface Opened {
  database: Database;
  statements: string[];
}

/**
 * Runs the same tests on PGlite in memory and, where TEST_DATABASE_URL names a PostgreSQL, in a
 * database of their own there, which is dropped at the end.
 */
export function eachDatabase(title: string, tests: (opened: () => Opened) => void): void {
  const kinds = ['pglite', ...(POSTGRES ? ['postgres'] : [])];
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let opened: Opened | undefined;
    const name = `rucksack_test_${crypto.randomBytes(6).toString('hex')}`;

    beforeAll(async () => {
      const statements: string[] = [];
      const options = { onQuery: (statement: string) => statements.push(statement) };
      if (kind === 'pglite' || POSTGRES === undefined) {
        opened = { database: await openPglite(undefined, options), statements };
        return;
      }
      await onServer(`CREATE DATABASE ${name}`);
      const url = new URL(POSTGRES);
      url.pathname = `/${name}`;
      opened = { database: await openPostgres(url.href, options), statements };
    });

    afterAll(async () => {
      await opened?.database.close();
      if (kind === 'postgres') await onServer(`DROP DATABASE IF EXISTS ${name}`);
    });

    tests(() => {
      if (!opened) throw new Error('the database is not open yet');
      return opened;
    });
  });
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(statement);
  await client.end();
}
