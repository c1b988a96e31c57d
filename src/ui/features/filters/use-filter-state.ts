import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readFilterState, writeFilterState, type FilterState, type ListParams } from './filter-state.ts';

export type ChangeFilters = (patch: Partial<FilterState>) => void;

/** The filters of the address; a change takes the place of the entry in the history. @param params the same each time */
export function useFilterState(params: ListParams): [FilterState, ChangeFilters] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const state = useMemo(() => readFilterState(search, params), [search, params]);

  function change(patch: Partial<FilterState>) {
    const query = writeFilterState(search, params, { ...state, ...patch });
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }
  return [state, change];
}
