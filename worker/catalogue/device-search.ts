import type { SearchQuery } from '../../src/contract/data-api.ts';
import type { SearchResult } from '../../src/contract/search.ts';
import { createSearch, type Search, type SearchRows } from './search.ts';

export interface DeviceSearchParts {
  /** The current rows. */
  readRows: () => Promise<Pick<SearchRows, 'countries' | 'experiences' | 'details' | 'tours' | 'posts'>>;
  /** Changes whenever the rows may have changed. */
  readState: () => Promise<string>;
}

/** Searches the local catalogue; the index is built by the first search and cached until the rows change. */
export function createDeviceSearch({ readRows, readState }: DeviceSearchParts) {
  let cached: { state: string; search: Promise<Search> } | null = null;

  async function build({ tours, blog, names }: SearchQuery): Promise<Search> {
    const rows = await readRows();
    return createSearch({
      ...rows,
      tours: tours ? rows.tours : [],
      posts: blog ? rows.posts : [],
      toursActive: tours,
      categoryName: (key, locale) => names.categories[key]?.[locale] ?? key,
      regionName: ({ georegion }, locale) => names.georegions[georegion]?.[locale] ?? '',
    });
  }

  return async (query: SearchQuery): Promise<SearchResult[]> => {
    const state = JSON.stringify([await readState(), query.tours, query.blog]);
    if (cached?.state !== state) cached = { state, search: build(query) };
    const { search } = cached;
    try {
      return (await search)(query.typed, query.locale);
    } catch (error) {
      // The next search retries to build the index.
      if (cached?.search === search) cached = null;
      throw error;
    }
  };
}
