import { queryText } from '../../../../shell/routing/paths.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../../../../model/category.ts';

export const SORTS = ['recommended', 'route', 'name', 'price', 'duration'] as const;
export type AddSort = (typeof SORTS)[number];

/** Ranges of recommended hours, both ends inclusive. */
export const DURATIONS = ['0-8', '8-24', '24-48', '48-999'] as const;
export type DurationRange = (typeof DURATIONS)[number];

/** Filters and sort order of the add step; empty lists mean no filter. */
export interface AddFilters {
  text: string;
  categories: readonly CategoryKey[];
  /** English names: independent of the locale of the URL. */
  regions: readonly string[];
  months: readonly number[];
  durations: readonly DurationRange[];
  countries: readonly string[];
  sort: AddSort;
}

/** Filter groups that can be removed one by one. */
export const FILTER_GROUPS = ['text', 'categories', 'regions', 'months', 'durations', 'countries'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const NO_FILTERS: Omit<AddFilters, 'sort'> = {
  text: '',
  categories: [],
  regions: [],
  months: [],
  durations: [],
  countries: [],
};

/** Query parameters; `countries` is already used by the page that creates a tour. */
const PARAMS = {
  text: 'q',
  categories: 'category',
  regions: 'region',
  months: 'month',
  durations: 'hours',
  countries: 'country',
  sort: 'sort',
} as const;

/** Parses the URL's query; unknown values are ignored. */
export function readFilters(search: string): AddFilters {
  const params = new URLSearchParams(search);
  const list = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean);
  const known = <T extends string>(values: readonly T[], name: string) => {
    const given = list(name);
    return values.filter((value) => given.includes(value));
  };
  return {
    text: params.get(PARAMS.text) ?? '',
    categories: known(CATEGORY_KEYS, PARAMS.categories),
    regions: params.getAll(PARAMS.regions).filter(Boolean),
    months: list(PARAMS.months)
      .map(Number)
      .filter((month) => Number.isInteger(month) && month >= 1 && month <= 12),
    durations: known(DURATIONS, PARAMS.durations),
    countries: list(PARAMS.countries),
    sort: SORTS.find((sort) => sort === params.get(PARAMS.sort)) ?? 'recommended',
  };
}

/** The query with these filters; other parameters are preserved. */
export function writeFilters(search: string, filters: AddFilters): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(PARAMS)) params.delete(name);
  const set = (name: string, value: string) => {
    if (value !== '') params.set(name, value);
  };
  set(PARAMS.text, filters.text);
  set(PARAMS.categories, filters.categories.join());
  for (const region of filters.regions) params.append(PARAMS.regions, region);
  set(PARAMS.months, filters.months.join());
  set(PARAMS.durations, filters.durations.join());
  set(PARAMS.countries, filters.countries.join());
  set(PARAMS.sort, filters.sort === 'recommended' ? '' : filters.sort);
  return queryText(params);
}

/** Removes the value from the list, or appends it. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}

export function activeGroups(filters: AddFilters): FilterGroup[] {
  return FILTER_GROUPS.filter((group) => filters[group].length > 0);
}
