import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useQueryChange } from '../../../../shell/routing/use-query-change.ts';
import { readFilters, writeFilters, type AddFilters } from './filter-state.ts';

export type ChangeFilters = (patch: Partial<AddFilters>) => void;

/** The filters of the URL; a change replaces the history entry. */
export function useFilters(): [AddFilters, ChangeFilters] {
  const search = useSearch();
  const changeQuery = useQueryChange();
  const filters = useMemo(() => readFilters(search), [search]);

  function change(patch: Partial<AddFilters>) {
    changeQuery((now) => writeFilters(now, { ...filters, ...patch }));
  }
  return [filters, change];
}
