import type { SearchAnswer, SearchQuery } from '../../src/contract/data-api.ts';
import type { DevicePlaces } from './places/device-places.ts';
import { searchWithTowns } from './places/search-with-towns.ts';
import { createSearch, type Search, type SearchRows } from './search.ts';

export interface DeviceSearchParts {
  /** The current rows. */
  readRows: () => Promise<
    Pick<SearchRows, 'countries' | 'experiences' | 'details' | 'tours' | 'roundups' | 'posts' | 'faqs'>
  >;
  /** Changes whenever the rows may have changed. */
  readState: () => Promise<string>;
  places: Pick<DevicePlaces, 'hits'>;
  /** Names of the packs of places that every query is looked up in. */
  packsToSearch: () => Promise<readonly string[]>;
}

/** Searches the local catalogue; the index is built by the first search and cached until the rows change. */
export function createDeviceSearch({ readRows, readState, places, packsToSearch }: DeviceSearchParts) {
  let cached: { state: string; search: Promise<Search> } | null = null;

  async function build({ tours, blog, names }: SearchQuery): Promise<Search> {
    const rows = await readRows();
    return createSearch({
      ...rows,
      tours: tours ? rows.tours : [],
      roundups: rows.roundups.filter(({ of }) => tours || of !== 'tours'),
      posts: blog ? rows.posts : [],
      toursActive: tours,
      blogActive: blog,
      categoryName: (key, locale) => names.categories[key]?.[locale] ?? key,
      regionName: ({ georegion }, locale) => names.georegions[georegion]?.[locale] ?? '',
      nameOf: (kind, key, locale) => names.others[kind][key]?.[locale] ?? key,
    });
  }

  async function answer({ typed, locale, towns }: SearchQuery, search: Search): Promise<SearchAnswer> {
    if (!towns) return { results: search(typed, locale), parts: search.understood(typed, locale) };
    const cachedPacks = await packsToSearch();
    const packs = (named: readonly string[]) => [...named, ...cachedPacks];
    return searchWithTowns(search, { typed, locale }, { places, packs });
  }

  return async (query: SearchQuery): Promise<SearchAnswer> => {
    const state = JSON.stringify([await readState(), query.tours, query.blog]);
    if (cached?.state !== state) cached = { state, search: build(query) };
    const { search } = cached;
    try {
      return await answer(query, await search);
    } catch (error) {
      // The next search retries to build the index.
      if (cached?.search === search) cached = null;
      throw error;
    }
  };
}
