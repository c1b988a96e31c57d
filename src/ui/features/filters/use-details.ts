import { useSearch } from 'wouter';
import { useQueryChange, withParam } from '../../shell/routing/use-query-change.ts';

/** Query parameter with the key of the card whose details are open. */
export const DETAILS_PARAM = 'details';

/** Key of the open card, and a setter; does not add a history entry. */
export function useDetails(): [open: string | null, setOpen: (key: string | null) => void] {
  const search = useSearch();
  const changeQuery = useQueryChange();
  const open = new URLSearchParams(search).get(DETAILS_PARAM);

  function setOpen(key: string | null) {
    changeQuery((now) => withParam(now, DETAILS_PARAM, key));
  }
  return [open, setOpen];
}
