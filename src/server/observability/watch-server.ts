import fs from 'node:fs/promises';
import { newestBackupMs } from '../backups/backup-folder.ts';
import { readFailed } from '../backups/scheduled-backups.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';
import type { Database } from '../stores/database/database.ts';
import type { MessageStore } from '../stores/message-store.ts';
import { watchGauge } from './metrics.ts';

export interface WatchedServer {
  database: Pick<Database, 'connections'>;
  memory: Pick<CatalogueMemory, 'current'>;
  messages: Pick<MessageStore, 'countWaiting'>;
  isReady: () => Promise<boolean>;
  dataDir: string;
  /** Whether backups are written to the data folder. */
  backups: boolean;
  version: string;
}

const CONNECTION_STATES = ['total', 'idle', 'waiting'] as const;

/** The gauges of an open server. @returns stops them */
export function watchServer({
  database,
  memory,
  messages,
  isReady,
  dataDir,
  backups,
  version,
}: WatchedServer): () => void {
  const stops = [
    watchGauge('catalogue_revision', () =>
      Object.values(memory.current().collections).reduce((newest, { head }) => Math.max(newest, head), 0),
    ),
    watchGauge('database_ready', async () => Number(await isReady())),
    // Nothing is known of a queue that cannot be read.
    watchGauge('mail_queue_messages', () => messages.countWaiting().catch(() => Number.NaN)),
    watchGauge('data_folder_free_bytes', () => freeBytes(dataDir)),
    watchGauge('release_info', () => 1, { version }),
    ...(backups
      ? [
          // Unknown before the first one.
          watchGauge(
            'backup_age_seconds',
            () => (Date.now() - (newestBackupMs(dataDir) ?? Number.NaN)) / 1_000,
          ),
          watchGauge('backup_restore_failed', () => Number(readFailed(dataDir) !== undefined)),
        ]
      : []),
    ...(database.connections() === null
      ? []
      : CONNECTION_STATES.map((state) =>
          watchGauge('db_pool_connections', () => database.connections()?.[state] ?? 0, { state }),
        )),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
}
