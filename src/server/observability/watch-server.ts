import type { CatalogueMemory } from '../memory/catalogue-memory.ts';
import type { Database } from '../stores/database/database.ts';
import type { MessageStore } from '../stores/message-store.ts';
import { watchGauge } from './metrics.ts';

export interface WatchedServer {
  database: Pick<Database, 'connections'>;
  memory: Pick<CatalogueMemory, 'current'>;
  messages: Pick<MessageStore, 'countWaiting'>;
  isReady: () => Promise<boolean>;
}

const CONNECTION_STATES = ['total', 'idle', 'waiting'] as const;

/** The gauges of an open server. @returns stops them */
export function watchServer({ database, memory, messages, isReady }: WatchedServer): () => void {
  const stops = [
    watchGauge('catalogue_revision', () =>
      Object.values(memory.current().collections).reduce((newest, { head }) => Math.max(newest, head), 0),
    ),
    watchGauge('database_ready', async () => Number(await isReady())),
    // Nothing is known of a queue that cannot be read.
    watchGauge('mail_queue_messages', () => messages.countWaiting().catch(() => Number.NaN)),
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
