import { useEffect, useState } from 'react';
import type { SearchResult } from '../../../contract/search.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { canSearchHere, searchFacts, type SearchFacts } from '../../../data/catalogue/search-data.ts';
import { searchServer } from '../../../data/catalogue/search-server.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { searchNames } from './search-names.ts';

const DELAY_MS = 100;
/** One letter finds nothing. */
export const LEAST_LETTERS = 2;

export interface Found {
  typed: string;
  results: readonly SearchResult[];
  facts: SearchFacts;
  from: 'device' | 'server';
}

export type SearchState =
  | { status: 'idle' }
  | { status: 'busy'; found: Found | null }
  | { status: 'found'; found: Found }
  /** `offline`: neither this device nor a server can answer. */
  | { status: 'offline' | 'failed' };

interface SearchOptions {
  locale: Locale;
  tours: boolean;
  blog: boolean;
}

/** The finds for what was typed, 100 ms after the last letter; those of before stay until new ones are here. */
export function useFinds(typed: string, { locale, tours, blog }: SearchOptions): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const wanted = typed.trim();
  const short = wanted.length < LEAST_LETTERS;

  // Follows the data worker, or the server while this device holds nothing.
  useEffect(() => {
    if (short) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setState((before) => ({ status: 'busy', found: foundIn(before) }));
      find(wanted, { locale, tours, blog }, stop.signal).then(
        (found) => {
          if (!stop.signal.aborted) setState({ status: 'found', found });
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          // Without a network it is a state that the dialog shows, no fault.
          const status = error instanceof TypeError || !navigator.onLine ? 'offline' : 'failed';
          if (status === 'failed') console.warn('The search gave no answer', error);
          setState({ status });
        },
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, short, locale, tours, blog]);

  return short ? { status: 'idle' } : state;
}

function foundIn(state: SearchState): Found | null {
  return state.status === 'busy' || state.status === 'found' ? state.found : null;
}

async function find(typed: string, options: SearchOptions, signal: AbortSignal): Promise<Found> {
  const here = await canSearchHere();
  const results = here
    ? await startDataClient().search({ typed, ...options, names: await searchNames() })
    : await searchServer(typed, options.locale, signal);
  return { typed, results, facts: await searchFacts(results), from: here ? 'device' : 'server' };
}
