import { useLocation, useSearch } from 'wouter';

/** Of the card whose details are open: an address leads to them. */
export const DETAILS_PARAM = 'details';

/** The card that is open, and how to open another or none; the entry of the history stays the same. */
export function useDetails(): [open: string | null, setOpen: (key: string | null) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const open = new URLSearchParams(search).get(DETAILS_PARAM);

  function setOpen(key: string | null) {
    const params = new URLSearchParams(search);
    params.delete(DETAILS_PARAM);
    if (key !== null) params.set(DETAILS_PARAM, key);
    const query = params.toString().replaceAll('%2C', ',');
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }
  return [open, setOpen];
}
