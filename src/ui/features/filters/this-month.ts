import type { SelectedValues } from '../../../contract/data-api.ts';
import { between, setValues } from './filter-state.ts';

/** Value of a filter by month for the current one, resolved when the list is queried: a link stays true next month. */
export const NOW = 'now';
const FILTERS = ['month', 'season'];

const isNumber = between(1, 12);

export function isMonth(value: string): boolean {
  return value === NOW || isNumber(value);
}

/** Replaces `now` in the filters by month. */
export function withMonthNow(selected: SelectedValues, today: Date = new Date()): SelectedValues {
  const month = today.getMonth() + 1;
  return FILTERS.reduce((result, name) => {
    const months = (result[name] ?? []).map((value) => (value === NOW ? String(month) : value));
    return setValues(result, name, [...new Set(months)]);
  }, selected);
}
