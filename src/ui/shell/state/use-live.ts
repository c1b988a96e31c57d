import { useObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';
import { liveResult } from '../../../data/live/live-result.ts';
import type { LiveResult } from '../../../data/live/live-result.ts';

/**
 * Live query of the catalogue; `undefined` until the first result. Updates are rendered in a transition and only when
 * the result differs, since a first visit pulls while the user reads. For data that the user types or moves use
 * `useLiveQuery`.
 */
export function useLive<T>(querier: () => Promise<T>, deps: unknown[]): T | undefined {
  return useObservable(() => inTransition(liveResult(querier)), deps);
}

/** The same for a query that many components share. */
export function useShared<T>(result: LiveResult<T>): T | undefined {
  return useObservable(() => inTransition(result), [result]);
}

function inTransition<T>(result: LiveResult<T>): LiveResult<T> {
  return {
    ...result,
    subscribe: (next, error) =>
      result.subscribe((value) => {
        startTransition(() => next(value));
      }, error),
  };
}
