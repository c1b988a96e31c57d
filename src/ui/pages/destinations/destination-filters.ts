import { CONTINENTS, GEOREGIONS } from '../../../model/place/georegion.ts';
import { isArea, type ListParams, oneOf } from '../../features/filters/filter-state.ts';
import { isMonth } from '../../features/filters/this-month.ts';

export const BUDGETS = ['1', '2', '3'] as const;
export const OTHERS = ['unesco', 'beach', 'wildlife', 'planner'] as const;
export const DESTINATION_SORTS = ['recommended', 'name', 'price', 'duration', 'nearest'] as const;

/** Filters by georegion, continent, season, month, daily budget and others, and their query parameters. */
export const DESTINATION_PARAMS = {
  filters: [
    { name: 'continent', param: 'continent', accepts: oneOf(CONTINENTS) },
    { name: 'georegion', param: 'georegion', accepts: oneOf(GEOREGIONS) },
    { name: 'season', param: 'dry', accepts: isMonth },
    { name: 'month', param: 'month', accepts: isMonth },
    { name: 'budget', param: 'budget', accepts: oneOf(BUDGETS) },
    { name: 'other', param: 'with', accepts: oneOf(OTHERS) },
    { name: 'solo', param: 'solo', accepts: oneOf(['yes']), single: true },
    { name: 'lgbtiq', param: 'lgbtiq', accepts: oneOf(['yes']), single: true },
    { name: 'area', param: 'area', accepts: isArea, single: true },
  ],
  sorts: DESTINATION_SORTS,
} as const satisfies ListParams;
