/** The methods in use of `navigator.locks`, which is missing in old browsers and insecure contexts. */
export interface Locks {
  request<T>(name: string, options: LockRequest, run: () => Promise<T>): Promise<T>;
}
type LockRequest = { signal: AbortSignal } | { steal: boolean };

export interface CycleLock {
  locks: Locks | undefined;
  name: string;
  /** Milliseconds since the last heartbeat of another context; Infinity without any. */
  othersSilentMs: () => number;
  patienceMs?: number;
}

const PATIENCE_MS = 30_000;

/**
 * Runs one cycle under the lock, so that two tabs do not pull the same pages. The lock only saves work: pages are
 * applied by cursor, so cycles without a lock, or with a stolen one, stay correct. A holder without a heartbeat for
 * 30 s, for example one frozen in the background, loses the lock.
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
      // The lock was stolen while the cycle ran: let it finish, and throw its own failure if it has one.
      if (running.cycle) return running.cycle;
      if (!(error instanceof DOMException)) throw error;
      // Browsers that block site data refuse locks too.
      if (error.name === 'SecurityError' || error.name === 'InvalidStateError') return run();
      const frozen = othersSilentMs() >= patienceMs;
      request = frozen ? { steal: true } : { signal: AbortSignal.timeout(patienceMs) };
    }
  }
}
