import { isDatabaseAway } from '../availability/database-away.ts';
import { causeText } from '../cause-text.ts';

/**
 * Work that no answer waits for, so that an answer's time tells nothing about it. While the database is away it is
 * tried again, up to a day.
 */
export interface Later {
  run(what: string, work: () => Promise<void>): void;
  /** Waits for what is under way, not for what waits for the database. */
  settled(): Promise<void>;
  /** What waits is tried a last time, and given up in words where that fails. */
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const WAIT_MAX_MS = 60_000;
/** As long as a mail that cannot be sent is kept. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000;
/** More than a busy site asks for while a database fails over; each holds an address alone. */
const WAITING_MAX = 10_000;

export function createLater(say: (line: string) => void): Later {
  const underWay = new Set<Promise<void>>();
  /** Ends the wait of each. */
  const waiting = new Map<() => void, NodeJS.Timeout>();
  let stopped = false;

  function start(what: string, work: () => Promise<void>, since: number, waitMs: number): void {
    const done = nextTurn()
      .then(work)
      .catch((error: unknown) => {
        const isLost =
          !isDatabaseAway(error) ||
          stopped ||
          Date.now() - since > GIVEN_UP_AFTER_MS ||
          waiting.size >= WAITING_MAX;
        if (isLost) return say(`${what} failed: ${causeText(error)}`);
        if (waitMs === FIRST_WAIT_MS) say(`${what} waits for the database: ${causeText(error)}`);
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

/** After the answer has left. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
