import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { causeText } from '../../../server/cause-text.ts';
import type { Settings } from '../../../server/settings.ts';
import { compareMigrations } from '../../../server/stores/database/migrate.ts';
import { type Finding, finding } from './finding.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const OLDEST_POSTGRES = 14;
/** A process uses up to 10, and two run side by side during an upgrade. */
const CONNECTIONS_MIN = 25;
const CLOCK_SECONDS_MAX = 5;

/** Whether the database answers, takes writes and fits this version. Opens no embedded one: a start may be using it. */
export async function checkDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined) return checkEmbedded(path.join(dataDir, 'database'));
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await examined(client);
  } catch (error) {
    return [
      finding(
        'fault',
        'Database',
        `DATABASE_URL cannot be used: ${causeText(error)}. Start it, or correct the URL.`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function checkEmbedded(folder: string): Finding[] {
  if (!fs.existsSync(folder)) {
    return [finding('ok', 'Database', `embedded; the first start creates it in ${folder}.`)];
  }
  return [finding('ok', 'Database', `embedded, in ${folder}.`)];
}

async function examined(client: Client): Promise<Finding[]> {
  const sentAt = Date.now();
  const { rows } = await client.query<Record<string, string>>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
       current_setting('transaction_read_only') AS read_only, current_setting('server_encoding') AS encoding,
       current_setting('max_connections') AS connections, extract(epoch FROM clock_timestamp()) AS seconds`,
  );
  const row = rows[0] ?? {};
  const middleMs = (sentAt + Date.now()) / 2;
  const found = [finding('ok', 'Database', `PostgreSQL ${row['version']}.`)];
  const add = (state: Finding['state'], text: string) => found.push(finding(state, 'Database', text));
  if (Math.floor(Number(row['number']) / 10_000) < OLDEST_POSTGRES) {
    add('fault', `version ${row['version']} is too old; ${OLDEST_POSTGRES} is needed.`);
  }
  if (row['read_only'] === 'on')
    add('fault', 'it is read-only: a standby, or a full disk. Promote it, or free space.');
  if (row['encoding'] !== 'UTF8') add('fault', `its encoding is ${row['encoding']}; create one with UTF8.`);
  if (Number(row['connections']) < CONNECTIONS_MIN) {
    add(
      'warning',
      `max_connections is ${row['connections']}; ${CONNECTIONS_MIN} leave room for two processes.`,
    );
  }
  const apart = Math.abs(Number(row['seconds']) - middleMs / 1_000);
  if (apart > CLOCK_SECONDS_MAX) {
    add('warning', `its clock is ${Math.round(apart)} s away from this machine’s: sync both.`);
  }
  const { missing, unknown } = await compareMigrations({
    run: async (statement, parameters) => (await client.query(statement, [...(parameters ?? [])])).rows,
  });
  if (unknown.length > 0) {
    add('warning', `a later release has migrated it (${unknown.join(', ')}); this one can run beside it.`);
  }
  if (missing.length > 0)
    add('warning', `the next start will migrate it (${missing.length} steps). Back it up first.`);
  return found;
}
