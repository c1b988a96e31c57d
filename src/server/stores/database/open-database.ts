import path from 'node:path';
import type { Settings } from '../../settings.ts';
import type { OnQueryTime } from '../../observability/query-times.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseTimeouts' | 'dataDir'>;

/** Opens the configured database and applies migrations. */
export function openDatabase(
  { databaseUrl, databaseTimeouts, dataDir }: DatabaseSettings,
  say: (line: string) => void,
  onQueryTime?: OnQueryTime,
): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  say(databaseUrl ? 'Opening the PostgreSQL database …' : `Opening the database in ${folder} …`);
  return databaseUrl
    ? openPostgres(databaseUrl, { timeouts: databaseTimeouts, onQueryTime })
    : openPglite(folder, { onQueryTime });
}
