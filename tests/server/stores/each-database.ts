import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../src/server/stores/database/database.ts';
import { openFreshPostgres, POSTGRES } from './fresh-postgres.ts';
import { openMemoryDatabase } from './open-memory-database.ts';

interface Opened {
  database: Database;
  statements: string[];
}

/**
 * Runs the same tests on PGlite in memory and, when TEST_DATABASE_URL names a PostgreSQL, in a
 * database of their own there that is dropped at the end.
 */
export function eachDatabase(title: string, tests: (opened: () => Opened) => void): void {
  const kinds = ['pglite', ...(POSTGRES ? ['postgres'] : [])];
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let opened: Opened | undefined;

    beforeAll(async () => {
      const statements: string[] = [];
      const options = { onQuery: (statement: string) => statements.push(statement) };
      const database =
        kind === 'pglite' || POSTGRES === undefined
          ? await openMemoryDatabase(options)
          : await openFreshPostgres(POSTGRES, options);
      opened = { database, statements };
    });

    afterAll(async () => {
      await opened?.database.close();
    });

    tests(() => {
      if (!opened) throw new Error('the database is not open yet');
      return opened;
    });
  });
}
