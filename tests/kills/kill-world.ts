import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { causeText } from '../../src/server/cause-text.ts';
import { openPglite } from '../../src/server/stores/database/open-pglite.ts';
import { openPostgres } from '../../src/server/stores/database/open-postgres.ts';
import { startPostgres, type TestPostgres } from '../../src/tools/test-postgres.mjs';
import { randomFrom } from '../faults/sim/sim-random.ts';
import { differencesOf, hiddenDifferences } from './compare.ts';
import { createLoad, type Acknowledged } from './load.ts';
import { ServerProcess } from './server-process.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type KillKind = 'pglite' | 'postgres';
const USERS = 4;
const WRITES_BEFORE = 2;

export interface KillWorld {
  /** Load, a random kill in the middle of it, and a comparison afterwards. Returns the name of the kill. */
  round(): Promise<string>;
  /** Ends the server and checks what no endpoint shows. */
  finish(): Promise<void>;
  counted: { acknowledged: number; retried: number };
  /** Deletes a stored tour from the database, which has to be detected. */
  deleteTour(): Promise<void>;
  dispose(): Promise<void>;
}

/** @returns undefined for `postgres` when none is installed */
export async function openKillWorld(kind: KillKind, seed: number): Promise<KillWorld | undefined> {
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  if (kind === 'postgres' && postgres === null) return undefined;
  const below = randomFrom(seed);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-kills-'));
  const inner = postgres && (await proxyOf(postgres));
  const site = await ServerProcess.make({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY: '0',
    ...(inner ? { DATABASE_URL: inner.url } : {}),
  });
  await site.start();
  // The connections of the users, which may be cut too.
  const outer = await openTcpProxy({ host: '127.0.0.1', port: site.port });
  const faults: string[] = [];
  const counted = { acknowledged: 0, retried: 0 };
  const load = createLoad({ origin: site.origin, below, fault: (what) => faults.push(what), counted });
  const users: Acknowledged[] = [];
  while (users.length < USERS) users.push(await load.join());
  load.through(outer.port);

  const restarted = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = await site.end(signal);
    if (signal === 'SIGTERM' && ended.code !== 0)
      faults.push(`SIGTERM ended it with ${JSON.stringify(ended)}`);
    await site.start();
  };
  const onPostgres = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: postgres?.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const backends = `from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const kills: Record<string, () => Promise<void>> = {
    'SIGKILL of the server': () => restarted('SIGKILL'),
    'connections of users cut': async () => outer.cut(),
    ...(postgres && inner
      ? {
          'PostgreSQL restarted (fast)': async () => {
            await postgres.halt('fast');
            await postgres.resume();
          },
          'PostgreSQL restarted (immediate)': async () => {
            await postgres.halt('immediate');
            await postgres.resume();
          },
          'backends terminated': () => onPostgres(`select pg_terminate_backend(pid) ${backends}`),
          'busy backends terminated': () =>
            onPostgres(`select pg_terminate_backend(pid) ${backends} and state <> 'idle'`),
          'connections to PostgreSQL cut': async () => inner.proxy.cut(),
          'an answer to COMMIT lost': async () => inner.proxy.loseAnswerTo('commit'),
          'connections lost at BEGIN': async () => inner.proxy.cutBefore('begin', 3),
        }
      : { 'SIGTERM of the server': () => restarted('SIGTERM') }),
  };
  // PGlite has to survive mainly kills of the server: nine of ten of its rounds.
  const names = Object.keys(kills);
  const pick = (): string =>
    kind === 'pglite' && below(10) > 0 ? 'SIGKILL of the server' : (names[below(names.length)] ?? '');

  return {
    counted,
    async round() {
      const name = pick();
      const over = new AbortController();
      const working = users.map(async (user) => {
        for (let writes = 0; !over.signal.aborted || writes < WRITES_BEFORE; writes += 1)
          await load.step(user);
      });
      await new Promise((resolve) => setTimeout(resolve, 50 + below(400)));
      const settled = Promise.allSettled(working);
      const killedAt = performance.now();
      await kills[name]?.();
      const tookMs = performance.now() - killedAt;
      over.abort();
      for (const outcome of await settled) {
        if (outcome.status === 'rejected')
          faults.push(`a write was never answered: ${causeText(outcome.reason)}`);
      }
      if (!site.isRunning) faults.push('the server ended by itself');
      if (faults.length === 0) for (const user of users) faults.push(...(await differencesOf(user, load)));
      if (faults.length > 0) {
        const output = site.output.slice(-2_000);
        throw new Error(
          `after "${name}", which took ${Math.round(tookMs)} ms:\n${faults.join('\n')}\nOutput of the server:\n${output}`,
        );
      }
      return name;
    },
    async finish() {
      await site.end('SIGTERM');
      const database = postgres
        ? await openPostgres(postgres.url)
        : await openPglite(path.join(dataDir, 'database'));
      const found = await hiddenDifferences(database, users);
      await database.close();
      if (found.length > 0) throw new Error(found.join('\n'));
    },
    deleteTour: () =>
      onPostgres(
        `delete from user_items where id = (select max(id) from user_items where collection = 'tours')`,
      ),
    async dispose() {
      await site.end('SIGKILL');
      await outer.close();
      await inner?.proxy.close();
      await postgres?.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function proxyOf(postgres: TestPostgres): Promise<{ proxy: TcpProxy; url: string }> {
  const url = new URL(postgres.url);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}
