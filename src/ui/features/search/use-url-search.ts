import { useLocation, useSearch } from 'wouter';

const PARAM = 'search';
const MAX_LENGTH = 200;

/**
 * Search query of the URL, empty without one; and a close function that removes it from the URL, so that neither a
 * reload nor Back opens the dialog again.
 */
export function useUrlSearch(onClose: () => void): [string, () => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const text = query.get(PARAM);

  function close() {
    onClose();
    if (text === null) return;
    query.delete(PARAM);
    navigate(path + (query.size > 0 ? `?${query.toString()}` : '') + location.hash, { replace: true });
  }

  return [text?.slice(0, MAX_LENGTH) ?? '', close];
}
