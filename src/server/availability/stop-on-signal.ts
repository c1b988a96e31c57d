import type http from 'node:http';
import { logError } from '../faults/log-fault.ts';
import { closeServer, endConnections } from '../listen.ts';
import type { OpenServer } from '../open-server.ts';

/** From the signal until calls under way are cut off; Docker kills after 10 s. */
const DRAIN_MS = 8_000;
/** Calls that came in at the end of a longer delay still have so much. */
const DRAIN_LEAST_MS = 6_000;
/** What was acknowledged is on the disk: a database that does not answer any more holds nobody up. */
const CLOSE_MS = 1_500;

export interface Stoppable {
  server: http.Server;
  opened: Pick<OpenServer, 'beginStop' | 'close'>;
  /** Aborted when the stop begins. */
  stopping: AbortController;
  /** On SIGTERM the server still listens for so long, until balancers have seen that it is not ready. */
  delayMs: number;
}

/**
 * On SIGTERM: readiness ends, then listening, then the calls under way, then the process with 0. On SIGINT, which is
 * somebody at a keyboard, without the delay. A second signal ends the process at once.
 */
export function stopOnSignal({ server, opened, stopping, delayMs }: Stoppable): void {
  async function stop(waitMs: number): Promise<void> {
    opened.beginStop();
    endConnections(server);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await closeServer(server, Math.max(DRAIN_MS - waitMs, DRAIN_LEAST_MS));
    const late = setTimeout(() => {
      console.error('Ended without closing the database, which does not answer.');
      process.exit(1);
    }, CLOSE_MS);
    await opened.close();
    clearTimeout(late);
    console.log('Stopped; everything is saved.');
    // Not when the last handle is gone: a keep-alive connection to a mail server or provider may be open.
    process.exit();
  }

  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) {
      console.error(`Ended at once on a second signal (${signal}).`);
      process.exit(1);
    }
    stopping.abort();
    console.log(`Stopping on ${signal} …`);
    stop(signal === 'SIGTERM' ? delayMs : 0).catch((error: unknown) => {
      logError('the stop', error);
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
