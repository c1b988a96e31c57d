/** The part of `navigator.locks` that is used; absent on old browsers and in insecure contexts. */
export interface Locks {
  request<T>(name: string, options: LockRequest, run: () => Promise<T>): Promise<T>;
}
type LockRequest = { signal: AbortSignal } | { steal: boolean };

export interface CycleLock {
  locks: Locks | undefined;
  name: string;
  /** Milliseconds since another context said that it is at work; Infinity where none ever did. */
  othersSilentMs: () => number;
  patienceMs?: number;
}

const PATIENCE_MS = 30_000;

/**
 * Runs one cycle under the lock, so that two tabs do not pull the same pages. It only saves work: pages are
 * applied by cursor, so without locks, or with one that was stolen, nothing goes wrong. A holder that has
 * said nothing for 30 s, frozen in the background for example, loses the lock.
 */
export async function withCycleLock<T>(lock: CycleLock, run: () => Promise<T>): Promise<T> {
  const { locks, name, othersSilentMs, patienceMs = PATIENCE_MS } = lock;
  if (!locks) return run();
  const running: { cycle: Promise<T> | null } = { cycle: null };
  const begin = () => {
    running.cycle = run();
    return running.cycle;
  };
  let request: LockRequest = { signal: AbortSignal.timeout(patienceMs) };
  for (;;) {
    try {
      return await locks.request(name, request, begin);
    } catch (error) {
      // Stolen while it ran: the work goes on to its end, and its own failure is thrown by it.
      if (running.cycle) return running.cycle;
      if (!(error instanceof DOMException)) throw error;
      // Where nothing may be stored there are no locks either.
      if (error.name === 'SecurityError' || error.name === 'InvalidStateError') return run();
      const frozen = othersSilentMs() >= patienceMs;
      request = frozen ? { steal: true } : { signal: AbortSignal.timeout(patienceMs) };
    }
  }
}
