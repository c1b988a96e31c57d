import { useSearch } from 'wouter';
import { useQueryChange, withParam } from '../../../shell/routing/use-query-change.ts';

export type BookOrder = 'kind' | 'date';

/** Order of the checklist, stored in the URL; a change replaces the history entry. */
export function useBookOrder(): [BookOrder, (order: BookOrder) => void] {
  const order = new URLSearchParams(useSearch()).get('list') === 'date' ? 'date' : 'kind';
  const changeQuery = useQueryChange();

  function change(next: BookOrder) {
    changeQuery((search) => withParam(search, 'list', next === 'date' ? next : null));
  }
  return [order, change];
}
