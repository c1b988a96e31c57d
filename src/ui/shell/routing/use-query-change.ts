import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { queryText } from './paths.ts';

/** `push`: the change is a history entry of its own, which Back undoes; otherwise it replaces the current one. */
type WriteQuery = (write: (search: string) => string, options?: { push: boolean }) => void;

/**
 * Changes the query of the current URL. A debounced field may call it after the next page or step was requested and
 * before that is rendered: then the call is stale and is ignored, or the query has changed.
 */
export function useQueryChange(): WriteQuery {
  const [path, navigate] = useLocation();
  // Includes the locale prefix, which the router's own path omits.
  const renderedPath = usePathname();
  return useCallback(
    (write, { push } = { push: false }) => {
      if (location.pathname !== renderedPath) return;
      const query = write(location.search.slice(1));
      navigate(query === '' ? path : `${path}?${query}`, { replace: !push });
    },
    [path, navigate, renderedPath],
  );
}

/** The query with one parameter changed, or removed by null; others are preserved. */
export function withParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return queryText(params);
}
