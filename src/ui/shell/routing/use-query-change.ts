import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { queryText } from './paths.ts';

/**
 * Changes the query of the current URL without a new history entry. A debounced field may call it after the next page
 * or step was requested and before that is rendered: then the call is stale and is ignored, or the query has changed.
 */
export function useQueryChange(): (write: (search: string) => string) => void {
  const [path, navigate] = useLocation();
  // Includes the locale prefix, which the router's own path omits.
  const renderedPath = usePathname();
  return (write) => {
    if (location.pathname !== renderedPath) return;
    const query = write(location.search.slice(1));
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
}

/** The query with one parameter changed, or removed by null; others are preserved. */
export function withParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return queryText(params);
}
