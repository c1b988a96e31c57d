import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';

/**
 * Changes the query of the address as it stands now; the entry of the history stays the same. A field that waits for a
 * pause may speak after the next page or step was asked for and before that is drawn: then this is not its page any
 * more, or it has another query.
 */
export function useQueryChange(): (write: (search: string) => string) => void {
  const [path, navigate] = useLocation();
  // With the language's prefix, which the router's own path leaves out.
  const drawn = usePathname();
  return (write) => {
    if (location.pathname !== drawn) return;
    const query = write(location.search.slice(1));
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
}
