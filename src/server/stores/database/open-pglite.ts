import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { withUnavailableErrors } from '../../availability/database-unavailable.ts';
import { backupFolder, listBackups, writeBackup } from '../../backups/backup-folder.ts';
import { type OnQueryTime, timedQuery } from '../../observability/query-times.ts';
import { causeText } from '../../cause-text.ts';
import { type CheckpointTimes, startCheckpoints } from './checkpoint.ts';
import { type Database, DatabaseError, type OpenOptions, type Queries } from './database.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { lockFolder } from './lock-file.ts';
import { migrate } from './migrate.ts';
import * as schema from '../schema.ts';

/** Small buffers: 160 MB for the process instead of 290. */
const START = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_wal_size=48MB',
  '-c',
  'min_wal_size=32MB',
];

/**
 * Opens the embedded database; the only place that creates PGlite. `folder` is created if missing; without one the
 * database is in memory.
 * @param options `backups`: false for a temporary database: no checkpoints, no backups; `dataDir`: what a database in
 * memory starts from, a tar file of PGlite's `dumpDataDir`
 * @throws LockedError if another process has the folder open; DatabaseError if it holds no database
 */
export async function openPglite(
  folder: string | undefined,
  {
    onQuery,
    onQueryTime,
    backups = true,
    checkpointTimes,
    dataDir,
  }: OpenOptions & { backups?: boolean; checkpointTimes?: CheckpointTimes; dataDir?: Blob } = {},
): Promise<Database> {
  const lock = folder === undefined ? undefined : lockFolder(folder);
  try {
    const client = new PGlite(
      folder === undefined
        ? { startParams: START, ...(dataDir ? { loadDataDir: dataDir } : {}) }
        : { fs: new DurableNodeFS(folder), startParams: START },
    );
    await client.waitReady.catch((error: unknown) => {
      throw folder === undefined ? error : new DatabaseError(unreadable(folder, error));
    });
    await migratePglite(client);
    if (onQueryTime) timeQueries(client, onQueryTime);
    const queries: Queries = drizzle(client, {
      schema,
      ...(onQuery ? { logger: { logQuery: onQuery } } : {}),
    });
    queries.transaction = withUnavailableErrors(queries.transaction.bind(queries));
    const checkpoints =
      folder === undefined || !backups
        ? undefined
        : startCheckpoints(
            client,
            folder,
            (signal) => writeBackup({ queries }, backupFolder(path.dirname(folder)), new Date(), signal),
            checkpointTimes,
          );
    return {
      kind: 'pglite',
      queries,
      connections: () => null,
      endBackups: () => checkpoints?.abort(),
      async close() {
        await checkpoints?.stop();
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Times the statements of a client, and those within its transactions. */
function timeQueries(client: PGlite, onQueryTime: OnQueryTime): void {
  client.query = timedQuery(client.query.bind(client), onQueryTime);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = timedQuery(tx.query.bind(tx), onQueryTime);
      return work(tx);
    });
}

export function migratePglite(client: PGlite): Promise<void> {
  return migrate({
    async run(statement, parameters) {
      const { rows } = await client.query<Record<string, unknown>>(statement, [...(parameters ?? [])]);
      return rows;
    },
  });
}

function unreadable(folder: string, error: unknown): string {
  const [newest] = listBackups(backupFolder(path.dirname(folder)));
  const copy =
    newest === undefined ? '' : `, then restore the newest backup: npm run admin -- restore ${newest}`;
  return `The database in ${folder} cannot be opened (${causeText(error)}). Move the folder away to start over${copy}.`;
}
