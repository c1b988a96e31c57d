import type { SelectedValues } from '../../../contract/data-api.ts';
import { CONTINENTS, GEOREGIONS } from '../../../model/place/georegion.ts';
import { between, type ListParams, oneOf, setValues } from '../../features/filters/filter-state.ts';

export const BUDGETS = ['1', '2', '3'] as const;
export const OTHERS = ['unesco', 'beach', 'wildlife', 'planner'] as const;
export const DESTINATION_SORTS = ['recommended', 'name', 'price', 'duration', 'nearest'] as const;
/** Value for the current month, resolved when the URL is opened. */
export const NOW = 'now';

const isMonth = between(1, 12);

/** Filters by georegion, continent, season, month, daily budget and others, and their query parameters. */
export const DESTINATION_PARAMS = {
  filters: [
    { name: 'continent', param: 'continent', accepts: oneOf(CONTINENTS) },
    { name: 'georegion', param: 'georegion', accepts: oneOf(GEOREGIONS) },
    { name: 'season', param: 'dry', accepts: (value) => value === NOW || isMonth(value) },
    { name: 'month', param: 'month', accepts: isMonth },
    { name: 'budget', param: 'budget', accepts: oneOf(BUDGETS) },
    { name: 'other', param: 'with', accepts: oneOf(OTHERS) },
    { name: 'solo', param: 'solo', accepts: oneOf(['yes']), single: true },
    { name: 'lgbtiq', param: 'lgbtiq', accepts: oneOf(['yes']), single: true },
  ],
  sorts: DESTINATION_SORTS,
} as const satisfies ListParams;

/** Replaces `now` in the season filter by the current month. @param month 1 to 12 */
export function withMonthNow(selected: SelectedValues, month: number): SelectedValues {
  const season = selected['season'];
  if (season === undefined) return selected;
  const months = season.map((value) => (value === NOW ? String(month) : value));
  return setValues(selected, 'season', [...new Set(months)]);
}
