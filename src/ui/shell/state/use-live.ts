import { useObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';
import { liveResult } from '../../../data/live/live-result.ts';
import type { LiveResult } from '../../../data/live/live-result.ts';

/**
 * What the catalogue answers now and whenever it changes; `undefined` before. Drawn in pieces and only where something
 * differs, since a first visit pulls while somebody reads. What a person types or moves goes by `useLiveQuery`.
 */
export function useLive<T>(querier: () => Promise<T>, deps: unknown[]): T | undefined {
  return useObservable(() => drawnInPieces(liveResult(querier)), deps);
}

/** The same for a query that many parts of a page share. */
export function useShared<T>(result: LiveResult<T>): T | undefined {
  return useObservable(() => drawnInPieces(result), [result]);
}

function drawnInPieces<T>(result: LiveResult<T>): LiveResult<T> {
  return {
    ...result,
    subscribe: (next, error) =>
      result.subscribe((value) => {
        startTransition(() => {
          next(value);
        });
      }, error),
  };
}
