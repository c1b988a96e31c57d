import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './layout/site-dialog-store.ts';
import { lazyPart } from './routing/lazy-page.tsx';

const search = lazyPart(() => import('./features/search/search-dialog.tsx'), 'frame', 'lists', 'catalogue');
const feedback = lazyPart(() => import('./features/feedback/feedback-dialog.tsx'), 'texts');
/** In an address: what the search is to look for, as search engines link to it. */
const SEARCH_PARAM = 'search';
const LONGEST_SEARCH = 200;

/** The dialogs that every page can open; a change of page closes them. */
export function SiteDialogs() {
  const open = useSyncExternalStore(subscribeSiteDialog, getSiteDialog);
  const [path, navigate] = useLocation();
  const query = useSearch();
  const wanted = new URLSearchParams(query).get(SEARCH_PARAM);

  const openedOn = useRef(path);

  // Follows the address.
  useEffect(() => {
    if (openedOn.current !== path) close();
    openedOn.current = path;
  }, [path]);
  // Follows it too: one that names a search opens it.
  useEffect(() => {
    if (wanted !== null) setSiteDialog('search');
  }, [wanted]);

  function closeSearch() {
    close();
    if (wanted === null) return;
    // Closed, it is not to open again by a reload or by Back.
    const others = new URLSearchParams(query);
    others.delete(SEARCH_PARAM);
    navigate(path + (others.size > 0 ? `?${others.toString()}` : '') + location.hash, { replace: true });
  }

  return (
    <Suspense fallback={null}>
      {open === 'search' && (
        <search.Page key={wanted} begin={wanted?.slice(0, LONGEST_SEARCH) ?? ''} onClose={closeSearch} />
      )}
      {open === 'feedback' && <feedback.Page onClose={close} />}
    </Suspense>
  );
}

function close(): void {
  setSiteDialog(null);
}
