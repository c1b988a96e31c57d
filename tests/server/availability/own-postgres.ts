import type { Database, DatabaseTimeouts } from '../../../src/server/stores/database/database.ts';
import { openPostgres } from '../../../src/server/stores/database/open-postgres.ts';
import { startPostgres, type TestPostgres } from '../../../src/tools/test-postgres.mjs';
import { openTcpProxy, type TcpProxy } from '../../kills/tcp-proxy.ts';

/** A PostgreSQL that a test may stop and break, behind a network that it may break too. */
export interface OwnPostgres {
  server: TestPostgres;
  network: TcpProxy;
  /** Through the network. */
  open(timeouts?: DatabaseTimeouts): Promise<Database>;
  close(): Promise<void>;
}

/** Undefined if PostgreSQL is not installed; required if TEST_DATABASE_URL is set. */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const server = await startPostgres();
  if (server === null) {
    if (process.env['TEST_DATABASE_URL']) throw new Error('PostgreSQL is installed but cannot be started');
    return undefined;
  }
  const url = new URL(server.url);
  const network = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(network.port);
  return {
    server,
    network,
    open: (timeouts = { statementMs: 15_000, lockMs: 5_000 }) => openPostgres(url.href, { timeouts }),
    async close() {
      await network.close();
      await server.stop();
    },
  };
}
