import { isDatabaseUnavailable } from '../availability/database-unavailable.ts';
import { causeText } from '../cause-text.ts';

/**
 * Background jobs after the response, so that response times leak nothing (timing attacks). Retried for up to a day
 * while the database is unavailable.
 */
export interface BackgroundJobs {
  run(what: string, work: () => Promise<void>): void;
  /** Waits for running jobs, not for jobs that wait for a retry. */
  settled(): Promise<void>;
  /** Retries pending jobs once more; failures are logged and the jobs dropped. */
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const WAIT_MAX_MS = 60_000;
/** Same as the expiry of queued mails. */
const RETRY_FOR_MS = 24 * 3_600_000;
/** More than a busy site queues during a database failover; each entry holds only an address. */
const WAITING_MAX = 10_000;

export function createBackgroundJobs(say: (line: string) => void): BackgroundJobs {
  const underWay = new Set<Promise<void>>();
  /** Pending retries, by the callback that ends the wait. */
  const waiting = new Map<() => void, NodeJS.Timeout>();
  let stopped = false;

  function start(what: string, work: () => Promise<void>, since: number, waitMs: number): void {
    const done = nextTurn()
      .then(work)
      .catch((error: unknown) => {
        const isLost =
          !isDatabaseUnavailable(error) ||
          stopped ||
          Date.now() - since > RETRY_FOR_MS ||
          waiting.size >= WAITING_MAX;
        if (isLost) return say(`${what} failed: ${causeText(error)}`);
        if (waitMs === FIRST_WAIT_MS)
          say(`${what} is postponed, the database is unavailable: ${causeText(error)}`);
        wait(() => start(what, work, since, Math.min(2 * waitMs, WAIT_MAX_MS)), waitMs);
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  function wait(again: () => void, waitMs: number): void {
    const end = () => {
      clearTimeout(waiting.get(end));
      waiting.delete(end);
      again();
    };
    waiting.set(end, setTimeout(end, waitMs).unref());
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    run: (what, work) => start(what, work, Date.now(), FIRST_WAIT_MS),
    settled,
    async stop() {
      stopped = true;
      for (const end of waiting.keys()) end();
      await settled();
    },
  };
}

/** Resolves after the response was sent. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
