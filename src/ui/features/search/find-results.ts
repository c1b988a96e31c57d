import type { DeviceResult, SearchAnswer, UnderstoodPart } from '../../../contract/data-api.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { FAMOUS_PLACES_PACK } from '../../../contract/gazetteer-address.ts';
import { savesData } from '../../../data/network/data-saver.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { canSearchHere, searchFacts, type SearchFacts } from '../../../data/catalogue/search-data.ts';
import { searchServer } from '../../../data/catalogue/search-server.ts';
import { searchNames } from './search-names.ts';

export interface Found {
  typed: string;
  results: readonly DeviceResult[];
  /** What the words of the query were taken for; empty for answers of the server. */
  parts: readonly UnderstoodPart[];
  facts: SearchFacts;
  from: 'device' | 'server';
}

export type SearchState =
  | { status: 'idle' }
  | { status: 'busy'; found: Found | null }
  | { status: 'found'; found: Found }
  /** `offline`: neither this device nor the server can answer. */
  | { status: 'offline' | 'failed' };

export interface SearchOptions {
  locale: Locale;
  tours: boolean;
  blog: boolean;
  planner: boolean;
}

/** Towns whose pack is still loading delay other results only a little, and longer where they are all. */
const TOWNS_MS = 250;
const TOWNS_ALONE_MS = 3_000;

/** Loads and indexes the known towns before the first letters are typed. */
export async function prepareTowns(locale: Locale): Promise<void> {
  if (savesData()) return;
  await startDataClient().places({ typed: '', locale, countries: [FAMOUS_PLACES_PACK] });
}

/**
 * Asks the data worker, or the server while nothing is cached.
 * @param onEarly gets what was found first if towns take longer: they are below it then, so that nothing moves, unless
 *   one is called exactly what was typed
 */
export async function findResults(
  typed: string,
  options: SearchOptions,
  signal: AbortSignal,
  onEarly: (state: SearchState) => void,
): Promise<SearchState> {
  const { locale, tours, blog, planner } = options;
  const searchHere = async (towns: boolean) =>
    startDataClient().search({ typed, locale, tours, blog, towns, names: await searchNames() });
  const stateOf = async (
    { results, parts }: SearchAnswer,
    from: Found['from'] = 'device',
  ): Promise<SearchState> => ({
    status: 'found',
    found: { typed, results, parts, facts: await searchFacts(results, locale), from },
  });

  const isHere = await canSearchHere();
  const early = isHere ? await stateOf(await searchHere(false)) : await askServer();
  if (!planner || early.status === 'offline') return early;
  const known: SearchAnswer =
    early.status === 'found'
      ? { results: [...early.found.results], parts: [...early.found.parts] }
      : { results: [], parts: [] };
  const all = searchHere(true).catch((error: unknown) => {
    console.warn('The search for towns failed', error);
    return known;
  });
  const isInTime = await Promise.race([
    all.then(() => true),
    new Promise<false>((resolve) =>
      setTimeout(resolve, known.results.length > 0 ? TOWNS_MS : TOWNS_ALONE_MS, false),
    ),
  ]);
  if (isHere && isInTime) return stateOf(await all);
  if (!isInTime) onEarly(early);
  const { results, parts } = await all;
  if (isHere && results[0]?.type === 'town') return stateOf({ results, parts });
  const towns = results.filter(({ type }) => type === 'town');
  if (towns.length === 0) return early;
  return stateOf({ results: [...known.results, ...towns], parts }, isHere ? 'device' : 'server');

  async function askServer(): Promise<SearchState> {
    const response = await searchServer(typed, locale, signal);
    // Being offline is a state of the dialog, not an error.
    if (response.state !== 'found')
      return { status: response.state === 'offline' || !navigator.onLine ? 'offline' : 'failed' };
    return stateOf({ results: response.found.results, parts: [] }, 'server');
  }
}
