import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useQueryChange } from '../../shell/routing/use-query-change.ts';
import { readFilterState, writeFilterState, type FilterState, type ListParams } from './filter-state.ts';

export type ChangeFilters = (patch: Partial<FilterState>) => void;

/** The filters of the URL; a change replaces the history entry. @param params must be referentially stable */
export function useFilterState(params: ListParams): [FilterState, ChangeFilters] {
  const search = useSearch();
  const changeQuery = useQueryChange();
  const state = useMemo(() => readFilterState(search, params), [search, params]);

  function change(patch: Partial<FilterState>) {
    changeQuery((now) => writeFilterState(now, params, { ...state, ...patch }));
  }
  return [state, change];
}
