import { CATEGORY_KEYS } from '../../../model/category.ts';
import { GEOREGIONS } from '../../../model/place/georegion.ts';
import { isArea, isKey, isName, type ListParams, oneOf } from '../../features/filters/filter-state.ts';
import { isMonth } from '../../features/filters/this-month.ts';

/** Ranges of recommended hours, both ends inclusive. */
export const DURATIONS = ['0-8', '8-24', '24-48', '48-999'] as const;
export const EXPERIENCE_SORTS = ['recommended', 'name', 'price', 'duration', 'nearest'] as const;

/** Filters by georegion, region, country, category, duration, month and favorites, and their query parameters. */
export const EXPERIENCE_PARAMS = {
  filters: [
    { name: 'country', param: 'country', accepts: isKey },
    { name: 'region', param: 'region', accepts: isName, repeated: true },
    { name: 'category', param: 'category', accepts: oneOf(CATEGORY_KEYS) },
    { name: 'duration', param: 'hours', accepts: oneOf(DURATIONS) },
    { name: 'month', param: 'month', accepts: isMonth },
    { name: 'georegion', param: 'georegion', accepts: oneOf(GEOREGIONS) },
    { name: 'favorites', param: 'favorites', accepts: oneOf(['yes']), single: true },
    { name: 'area', param: 'area', accepts: isArea, single: true },
  ],
  sorts: EXPERIENCE_SORTS,
} as const satisfies ListParams;
