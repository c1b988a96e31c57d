import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useQueryChange } from '../../shell/routing/use-query-change.ts';
import { readFilterState, writeFilterState, type FilterState, type ListParams } from './filter-state.ts';

/** A change is a step of Back, unless it replaces the current history entry: one keystroke of many is no step. */
export type ChangeFilters = (patch: Partial<FilterState>, options?: { replace: boolean }) => void;

/** The filters of the URL. @param params must be referentially stable */
export function useFilterState(params: ListParams): [FilterState, ChangeFilters] {
  const search = useSearch();
  const changeQuery = useQueryChange();
  const state = useMemo(() => readFilterState(search, params), [search, params]);

  const change: ChangeFilters = (patch, { replace } = { replace: false }) => {
    changeQuery((now) => writeFilterState(now, params, { ...state, ...patch }), { push: !replace });
  };
  return [state, change];
}
