import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../server/settings.ts';
import type { Database } from '../../server/stores/database/database.ts';
import { openPglite } from '../../server/stores/database/open-pglite.ts';
import { openPostgres } from '../../server/stores/database/open-postgres.ts';

/** An error for the operator; the message says what to do. */
export class AdminError extends Error {}

/**
 * Opens the database of DATABASE_URL or DATA_DIR for `work`, then closes it.
 * @throws AdminError if there is none, unless it may be created
 */
export async function withDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (database: Database) => Promise<void>,
  { mayMake = false }: { mayMake?: boolean } = {},
): Promise<void> {
  const folder = path.join(dataDir, 'database');
  if (databaseUrl === undefined && !mayMake && !fs.existsSync(folder)) {
    throw new AdminError(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.`);
  }
  const database = databaseUrl === undefined ? await openPglite(folder) : await openPostgres(databaseUrl);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
