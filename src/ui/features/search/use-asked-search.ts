import { useLocation, useSearch } from 'wouter';

const PARAM = 'search';
const LONGEST = 200;

/**
 * What the address wants to be looked for, empty where it says nothing; and how the dialog is closed then: the
 * address loses it, so that neither a reload nor Back opens the dialog again.
 */
export function useAskedSearch(onClose: () => void): [string, () => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const asked = query.get(PARAM);

  function close() {
    onClose();
    if (asked === null) return;
    query.delete(PARAM);
    navigate(path + (query.size > 0 ? `?${query.toString()}` : '') + location.hash, { replace: true });
  }

  return [asked?.slice(0, LONGEST) ?? '', close];
}
