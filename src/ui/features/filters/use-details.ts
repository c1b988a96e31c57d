import { useSearch } from 'wouter';
import { useQueryChange } from '../../shell/routing/use-query-change.ts';

/** Of the card whose details are open: an address leads to them. */
export const DETAILS_PARAM = 'details';

/** The card that is open, and how to open another or none; the entry of the history stays the same. */
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
