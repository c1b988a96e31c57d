import type { SearchResult } from '../../../contract/search.ts';

/** `country` contains the country itself and the links to its experiences and tours. */
export type ResultGroup = 'country' | 'category' | 'experience' | 'tour' | 'blogpost';

const ORDER: readonly ResultGroup[] = ['country', 'category', 'experience', 'tour', 'blogpost'];
const GROUP: Record<SearchResult['type'], ResultGroup> = {
  country: 'country',
  experiences: 'country',
  tours: 'country',
  category: 'category',
  experience: 'experience',
  tour: 'tour',
  blogpost: 'blogpost',
};

/**
 * Groups search results by kind; empty groups are omitted. The first country adds links to its lists, that of tours
 * only if tours are switched on.
 */
export function groupResults(
  results: readonly SearchResult[],
  tours: boolean,
): { group: ResultGroup; results: SearchResult[] }[] {
  const country = results.find(({ type }) => type === 'country');
  const lists: SearchResult[] =
    country === undefined
      ? []
      : (['experiences', ...(tours ? (['tours'] as const) : [])] as const)
          .filter((type) => !results.some((result) => result.type === type && result.key === country.key))
          .map((type) => ({ type, key: country.key, text: country.text, country_key: country.key }));
  return ORDER.map((group) => ({
    group,
    results: [...results, ...lists].filter(({ type }) => GROUP[type] === group),
  })).filter((entry) => entry.results.length > 0);
}
