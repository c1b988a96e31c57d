/** The clock of the devices and of the server's code; the database keeps its own. */

const realNow = Date.now;

/** @param offsetMs 0 for the real time */
export function setClock(offsetMs: number): void {
  Date.now = offsetMs === 0 ? realNow : () => realNow() + offsetMs;
}

/**
 * Runs `work` and the timers that it starts at the real time. After a jump of the clock PostgreSQL would wait for a
 * timeout in 400 days: longer than a timer can, so that it would check again every millisecond.
 */
export function atRealTime<T>(work: () => T): T {
  const now = Date.now;
  const start = globalThis.setTimeout;
  Date.now = realNow;
  globalThis.setTimeout = Object.assign(
    (callback: () => void, delayMs?: number) => start(() => atRealTime(callback), delayMs),
    start,
  );
  try {
    return work();
  } finally {
    Date.now = now;
    globalThis.setTimeout = start;
  }
}
