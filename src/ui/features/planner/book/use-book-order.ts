import { useSearch } from 'wouter';
import { useQueryChange } from '../../../shell/routing/use-query-change.ts';

export type BookOrder = 'kind' | 'date';

/** Order of the checklist, stored in the URL; a change replaces the history entry. */
export function useBookOrder(): [BookOrder, (order: BookOrder) => void] {
  const order = new URLSearchParams(useSearch()).get('list') === 'date' ? 'date' : 'kind';
  const changeQuery = useQueryChange();

  function change(next: BookOrder) {
    changeQuery((now) => {
      const query = new URLSearchParams(now);
      if (next === 'date') query.set('list', 'date');
      else query.delete('list');
      return query.toString();
    });
  }
  return [order, change];
}
