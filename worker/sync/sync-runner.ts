import type { DataApi, SyncState } from '../../src/contract/data-api.ts';
import { backOffMs } from './backoff.ts';
import type { PullOutcome } from './pull/pull.ts';

type SyncReason = Parameters<DataApi['sync']>[0];

export interface SyncRunnerParts {
  cycle: (reason: SyncReason) => Promise<PullOutcome>;
  /** Calls back later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
  random: () => number;
}

/**
 * Decides when a cycle runs: one at a time, whoever asks meanwhile gets the same one; after a failure the
 * next comes by itself after the back-off. A timer's wish waits for that, a person's or the network's does not.
 */
export function createSyncRunner({ cycle, later, random }: SyncRunnerParts) {
  let running: Promise<SyncState> | null = null;
  let last: SyncState = { phase: 'idle', at: null };
  let failures = 0;
  let callOff: (() => void) | null = null;

  async function run(reason: SyncReason): Promise<SyncState> {
    callOff?.();
    callOff = null;
    const { state, retryAfterMs, unsent = false } = await cycle(reason);
    last = state;
    const failed = unsent || state.phase === 'offline' || state.phase === 'failed';
    failures = failed ? failures + 1 : 0;
    // An app that the server no longer serves has to be updated; asking again changes nothing.
    if (failed && !(state.phase === 'failed' && state.code === 'outdated')) {
      callOff = later(
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
    if (reason === 'timer' && callOff && !due) return Promise.resolve(last);
    const mine = run(reason).finally(() => {
      running = null;
    });
    running = mine;
    return mine;
  }

  return { sync: (reason: SyncReason) => sync(reason), isRunning: () => running !== null };
}
