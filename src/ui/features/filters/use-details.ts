import { useSearch } from 'wouter';
import { useQueryChange } from '../../shell/routing/use-query-change.ts';

/** Query parameter with the key of the card whose details are open. */
export const DETAILS_PARAM = 'details';

/** Key of the open card, and a setter; does not add a history entry. */
export function useDetails(): [open: string | null, setOpen: (key: string | null) => void] {
  const search = useSearch();
  const changeQuery = useQueryChange();
  const open = new URLSearchParams(search).get(DETAILS_PARAM);

  function setOpen(key: string | null) {
    changeQuery((now) => {
      const params = new URLSearchParams(now);
      params.delete(DETAILS_PARAM);
      if (key !== null) params.set(DETAILS_PARAM, key);
      return params.toString().replaceAll('%2C', ',');
    });
  }
  return [open, setOpen];
}
