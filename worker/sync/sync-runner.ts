import type { DataApi, SyncState } from '../../src/contract/data-api.ts';
import { backOffMs } from './backoff.ts';
import type { PullOutcome } from './pull/pull.ts';

type SyncReason = Parameters<DataApi['sync']>[0];

export interface SyncRunnerParts {
  cycle: (reason: SyncReason) => Promise<PullOutcome>;
  /** Timer; returns how to cancel it. */
  later: (run: () => void, ms: number) => () => void;
  random: () => number;
}

/**
 * Schedules sync cycles: one at a time, and concurrent callers share it. After a failure it retries with backoff;
 * meanwhile timer requests are ignored, while requests of the user or by the network's return run at once.
 */
export function createSyncRunner({ cycle, later, random }: SyncRunnerParts) {
  let running: Promise<SyncState> | null = null;
  let last: SyncState = { phase: 'idle', at: null };
  let failures = 0;
  let cancelRetry: (() => void) | null = null;

  async function run(reason: SyncReason): Promise<SyncState> {
    cancelRetry?.();
    cancelRetry = null;
    const { state, retryAfterMs, unsent = false } = await cycle(reason);
    last = state;
    const failed = unsent || state.phase === 'offline' || state.phase === 'failed';
    failures = failed ? failures + 1 : 0;
    // No retry for an app that the server no longer supports: it has to be updated.
    if (failed && !(state.phase === 'failed' && state.code === 'outdated')) {
      cancelRetry = later(
        () => {
          sync('timer', true).catch((error: unknown) => console.warn('A retry of syncing failed', error));
        },
        backOffMs(failures, retryAfterMs, random),
      );
    }
    return state;
  }

  function sync(reason: SyncReason, due = false): Promise<SyncState> {
    if (running) return running;
    if (reason === 'timer' && cancelRetry && !due) return Promise.resolve(last);
    const cycling = run(reason).finally(() => {
      running = null;
    });
    running = cycling;
    return cycling;
  }

  return { sync: (reason: SyncReason) => sync(reason), isRunning: () => running !== null };
}
