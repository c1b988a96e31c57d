import { CATEGORY_KEYS, TOUR_OTHERS } from '../../../model/category.ts';
import { GEOREGIONS } from '../../../model/place/georegion.ts';
import { isArea, isKey, isRange, type ListParams, oneOf } from '../../features/filters/filter-state.ts';
import { isMonth } from '../../features/filters/this-month.ts';

/** Ranges of days, both ends inclusive. */
export const TOUR_DAYS = ['1-7', '8-14', '15-21', '22-99'] as const;
/** Of the site, or of the user. */
export const TOUR_SOURCES = ['ready-made', 'own'] as const;
export const TOUR_SORTS = ['recommended', 'name', 'price', 'duration', 'nearest'] as const;

/** Filters of the tour list and their query parameters; the budget is in USD. */
export const TOUR_PARAMS = {
  filters: [
    { name: 'country', param: 'country', accepts: isKey },
    { name: 'category', param: 'category', accepts: oneOf(CATEGORY_KEYS) },
    { name: 'days', param: 'days', accepts: oneOf(TOUR_DAYS) },
    { name: 'budget', param: 'budget', accepts: isRange, single: true },
    { name: 'month', param: 'month', accepts: isMonth },
    { name: 'place', param: 'place', accepts: isKey },
    { name: 'other', param: 'with', accepts: oneOf(TOUR_OTHERS) },
    { name: 'source', param: 'tours', accepts: oneOf(TOUR_SOURCES), single: true },
    { name: 'georegion', param: 'georegion', accepts: oneOf(GEOREGIONS) },
    { name: 'favorites', param: 'favorites', accepts: oneOf(['yes']), single: true },
    { name: 'area', param: 'area', accepts: isArea, single: true },
  ],
  sorts: TOUR_SORTS,
} as const satisfies ListParams;
