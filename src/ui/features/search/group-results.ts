import type { DeviceResult } from '../../../contract/data-api.ts';

/** `country` contains the country itself and the links to its experiences and tours. */
export type ResultGroup =
  | 'guide'
  | 'list'
  | 'country'
  | 'category'
  | 'experience'
  | 'town'
  | 'tour'
  | 'roundup'
  | 'blogpost'
  | 'page';

const ORDER: readonly ResultGroup[] = [
  'guide',
  'list',
  'country',
  'category',
  'experience',
  'town',
  'tour',
  'roundup',
  'blogpost',
  'page',
];
const GROUP: Record<DeviceResult['type'], ResultGroup> = {
  country: 'country',
  experiences: 'country',
  tours: 'country',
  category: 'category',
  experience: 'experience',
  town: 'town',
  tour: 'tour',
  roundup: 'roundup',
  blogpost: 'blogpost',
  guide: 'guide',
  list: 'list',
  page: 'page',
};

/**
 * Groups search results by kind; empty groups are omitted. The group of the best result comes first, so that Enter opens
 * it. A country that is the best result, or the only one, adds links to its lists, that of tours only if tours are
 * switched on.
 */
export function groupResults(
  results: readonly DeviceResult[],
  tours: boolean,
): { group: ResultGroup; results: DeviceResult[] }[] {
  const [first] = results;
  const country = results.find(({ type }) => type === 'country');
  const lists: DeviceResult[] =
    country === undefined
      ? []
      : (['experiences', ...(tours ? (['tours'] as const) : [])] as const)
          .filter((type) => !results.some((result) => result.type === type && result.key === country.key))
          .map((type) => ({ type, key: country.key, text: country.text, country_key: country.key }));
  const best = first && GROUP[first.type];
  const order = [...ORDER].sort((a, b) => Number(b === best) - Number(a === best));
  return order
    .map((group) => ({
      group,
      results: [...results, ...lists].filter(({ type }) => GROUP[type] === group),
    }))
    .filter((entry) => entry.results.length > 0);
}
