import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './layout/site-dialog-store.ts';
import { lazyPart } from './routing/lazy-page.tsx';

const search = lazyPart(() => import('./features/search/search-dialog.tsx'), 'frame', 'lists', 'catalogue');
const feedback = lazyPart(() => import('./features/feedback/feedback-dialog.tsx'), 'texts');
/** An address with a search, as search engines link to it; the dialog reads what it is. */
const NAMES_SEARCH = /(^|&)search=/;

/** The dialogs that every page can open; a change of page closes them. */
export function SiteDialogs() {
  const open = useSyncExternalStore(subscribeSiteDialog, getSiteDialog);
  const [path] = useLocation();
  const asked = NAMES_SEARCH.test(useSearch());

  const openedOn = useRef(path);

  // Follows the address.
  useEffect(() => {
    if (openedOn.current !== path) close();
    openedOn.current = path;
    if (asked) setSiteDialog('search');
  }, [path, asked]);

  return (
    <Suspense fallback={null}>
      {open === 'search' && <search.Page onClose={close} />}
      {open === 'feedback' && <feedback.Page onClose={close} />}
    </Suspense>
  );
}

function close(): void {
  setSiteDialog(null);
}
