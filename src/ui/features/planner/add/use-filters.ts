import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readFilters, writeFilters, type AddFilters } from './filter-state.ts';

export type ChangeFilters = (patch: Partial<AddFilters>) => void;

/** The filters of the address; a change takes the place of the entry in the history. */
export function useFilters(): [AddFilters, ChangeFilters] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filters = useMemo(() => readFilters(search), [search]);

  function change(patch: Partial<AddFilters>) {
    const query = writeFilters(search, { ...filters, ...patch });
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }
  return [filters, change];
}
