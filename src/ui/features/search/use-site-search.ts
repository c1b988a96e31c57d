import { useEffect, useMemo, useState } from 'react';
import { sharedQueries, summariesComplete } from '../../../data/catalogue/shell-queries.ts';
import { useLive, useShared } from '../../shell/state/use-live.ts';
import type { Found, SearchOptions, SearchState } from './find-results.ts';

const DEBOUNCE_MS = 100;
/** A single letter is too short. */
export const MIN_LETTERS = 2;

/**
 * Search results, debounced by 100 ms; previous results stay until new ones arrive. Searches again once the catalogue
 * has been pulled, as a first visit begins with a part of it.
 */
export function useSiteSearch(typed: string, { locale, tours, blog, planner }: SearchOptions): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const text = typed.trim();
  const short = text.length < MIN_LETTERS;
  const hasSummaries = useLive(summariesComplete, []) ?? false;
  const isPulling = useShared(sharedQueries.syncState)?.phase === 'pulling';
  const request = useMemo(() => ({ text, hasSummaries, isPulling }), [text, hasSummaries, isPulling]);

  useEffect(() => {
    if (!planner) return;
    import('./find-results.ts')
      .then(({ prepareTowns }) => prepareTowns(locale))
      .catch((error: unknown) => console.warn('No towns could be loaded yet', error));
  }, [planner, locale]);

  // Queries the data worker, or the server while nothing is cached.
  useEffect(() => {
    if (short) return undefined;
    const stop = new AbortController();
    const show = (next: SearchState) => {
      if (!stop.signal.aborted) setState(next);
    };
    const timer = setTimeout(() => {
      // Results that a larger catalogue may add to stay as they are meanwhile.
      setState((before) =>
        before.status === 'found' && before.found.typed === request.text
          ? before
          : { status: 'busy', found: foundIn(before) },
      );
      // Apart, so that the home page does not load what only a search needs.
      import('./find-results.ts')
        .then(({ findResults }) =>
          findResults(request.text, { locale, tours, blog, planner }, stop.signal, show),
        )
        .then(show, (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn('Search failed', error);
          setState({ status: navigator.onLine ? 'failed' : 'offline' });
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [request, short, locale, tours, blog, planner]);

  return short ? { status: 'idle' } : state;
}

function foundIn(state: SearchState): Found | null {
  return state.status === 'busy' || state.status === 'found' ? state.found : null;
}
