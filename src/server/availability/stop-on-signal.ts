import type http from 'node:http';
import { logError } from '../errors/log-error.ts';
import { closeServer, endConnections } from '../listen.ts';
import type { OpenServer } from '../open-server.ts';

/** Drain timeout for calls in progress; Docker kills after 10 s. */
const DRAIN_MS = 8_000;
/** Minimum drain time for calls that arrive at the end of a longer delay. */
const DRAIN_MIN_MS = 6_000;
/** Acknowledged writes are durable, so an unresponsive database must not delay the exit. */
const CLOSE_MS = 1_500;

export interface StopOptions {
  server: http.Server;
  opened: Pick<OpenServer, 'beginStop' | 'close'>;
  /** Aborted when the shutdown starts. */
  stopping: AbortController;
  /** On SIGTERM the server keeps listening for this time, until load balancers see that it is not ready. */
  delayMs: number;
}

/**
 * Graceful shutdown. On SIGTERM: ends readiness, then listening, then drains calls in progress, then exits with 0. On
 * SIGINT (interactive) without the delay. A second signal exits at once.
 */
export function stopOnSignal({ server, opened, stopping, delayMs }: StopOptions): void {
  async function stop(waitMs: number): Promise<void> {
    opened.beginStop();
    endConnections(server);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await closeServer(server, Math.max(DRAIN_MS - waitMs, DRAIN_MIN_MS));
    const late = setTimeout(() => {
      console.error('Exited without closing the database, which does not respond.');
      process.exit(1);
    }, CLOSE_MS);
    await opened.close();
    clearTimeout(late);
    console.log('Stopped; everything is saved.');
    // Explicit exit: a keep-alive connection to a mail server or provider may still be open.
    process.exit();
  }

  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) {
      console.error(`Exited immediately on a second signal (${signal}).`);
      process.exit(1);
    }
    stopping.abort();
    console.log(`Stopping on ${signal} …`);
    stop(signal === 'SIGTERM' ? delayMs : 0).catch((error: unknown) => {
      logError('shutdown', error);
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
