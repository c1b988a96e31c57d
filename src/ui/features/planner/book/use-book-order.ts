import { useLocation, useSearch } from 'wouter';

export type BookOrder = 'kind' | 'date';

/** How the checklist is ordered, in the address; a change takes the place of the entry in the history. */
export function useBookOrder(): [BookOrder, (order: BookOrder) => void] {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const order = query.get('list') === 'date' ? 'date' : 'kind';

  function change(wanted: BookOrder) {
    if (wanted === 'date') query.set('list', 'date');
    else query.delete('list');
    navigate(`${path}?${query.toString()}`, { replace: true });
  }
  return [order, change];
}
