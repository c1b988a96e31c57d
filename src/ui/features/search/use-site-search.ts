import { useEffect, useState } from 'react';
import type { SearchResult } from '../../../contract/search.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { canSearchHere, searchFacts, type SearchFacts } from '../../../data/catalogue/search-data.ts';
import { searchServer } from '../../../data/catalogue/search-server.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { searchNames } from './search-names.ts';

const DEBOUNCE_MS = 100;
/** A single letter is too short. */
export const MIN_LETTERS = 2;

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
  /** `offline`: neither this device nor the server can answer. */
  | { status: 'offline' | 'failed' };

interface SearchOptions {
  locale: Locale;
  tours: boolean;
  blog: boolean;
}

/** Search results, debounced by 100 ms; previous results stay until new ones arrive. */
export function useSiteSearch(typed: string, { locale, tours, blog }: SearchOptions): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const text = typed.trim();
  const short = text.length < MIN_LETTERS;

  // Queries the data worker, or the server while nothing is cached.
  useEffect(() => {
    if (short) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setState((before) => ({ status: 'busy', found: foundIn(before) }));
      find(text, { locale, tours, blog }, stop.signal).then(
        (next) => {
          if (!stop.signal.aborted) setState(next);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn('Search failed', error);
          setState({ status: navigator.onLine ? 'failed' : 'offline' });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, short, locale, tours, blog]);

  return short ? { status: 'idle' } : state;
}

function foundIn(state: SearchState): Found | null {
  return state.status === 'busy' || state.status === 'found' ? state.found : null;
}

async function find(typed: string, options: SearchOptions, signal: AbortSignal): Promise<SearchState> {
  if (await canSearchHere()) {
    const results = await startDataClient().search({ typed, ...options, names: await searchNames() });
    return { status: 'found', found: { typed, results, facts: await searchFacts(results), from: 'device' } };
  }
  const response = await searchServer(typed, options.locale, signal);
  // Being offline is a state of the dialog, not an error.
  if (response.state !== 'found')
    return { status: response.state === 'offline' || !navigator.onLine ? 'offline' : 'failed' };
  const { results } = response.found;
  return { status: 'found', found: { typed, results, facts: await searchFacts(results), from: 'server' } };
}
