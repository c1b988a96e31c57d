import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Turns } from '../work/turns.ts';

/** One registry per process, as Prometheus scrapes it. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of its response.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const responseBytes = new Counter({
  name: 'http_response_bytes_total',
  help: 'Bytes sent, headers included.',
  labelNames: ['route'] as const,
  registers,
});

export const querySeconds = new Histogram({
  name: 'db_query_duration_seconds',
  help: 'Time of a statement in the database, waiting for it included.',
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 5, 15],
  registers,
});

export const cacheRequests = new Counter({
  name: 'cache_requests_total',
  help: 'Requests to a cache of responses or pictures.',
  labelNames: ['cache', 'result'] as const,
  registers,
});

export const errors = new Counter({
  name: 'errors_total',
  help: 'Unexpected errors, each with its id in the log.',
  registers,
});

/** Gauges with the names of their labels. */
const GAUGES = {
  backup_age_seconds: ['Age of the newest backup in the data folder.'],
  backup_restore_failed: ['1 if the last test restore of a backup failed.'],
  catalogue_revision: ['Newest revision of the catalogue in this process.'],
  data_folder_free_bytes: ['Free bytes on the disk of the data folder.'],
  database_ready: ['1 while the database accepts writes.'],
  db_pool_connections: ['Connections to the database by state.', 'state'],
  mail_queue_messages: ['Messages that wait to be mailed.'],
  release_info: ['1, with the version of the running release.', 'version'],
  work_jobs: ['Jobs by queue, running or waiting.', 'queue', 'state'],
} as const;

interface Source {
  labels: Readonly<Record<string, string>>;
  /** Read when Prometheus asks. */
  read: () => number | Promise<number>;
}

const sources = new Map<string, Set<Source>>();

for (const [name, [help, ...labelNames]] of Object.entries(GAUGES)) {
  const ofName = new Set<Source>();
  sources.set(name, ofName);
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset();
        for (const { labels, read } of ofName) this.set(labels, await read());
      },
    }),
  );
}

/** A gauge is read from the server that is open. @returns stops the reading */
export function watchGauge(
  name: keyof typeof GAUGES,
  read: Source['read'],
  labels: Source['labels'] = {},
): () => void {
  const source = { labels, read };
  sources.get(name)?.add(source);
  return () => void sources.get(name)?.delete(source);
}

/** Jobs of a queue, for the life of the process. */
export function watchQueue(queue: string, turns: Pick<Turns, 'size'>): void {
  watchGauge('work_jobs', () => turns.size().running, { queue, state: 'running' });
  watchGauge('work_jobs', () => turns.size().waiting, { queue, state: 'waiting' });
}

/** All metrics in Prometheus' text format. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
