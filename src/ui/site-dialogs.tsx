import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { showSnackbar } from './components/snackbar-store.ts';
import { useWords } from './i18n/use-words.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './layout/site-dialog-store.ts';
import { lazyPart } from './routing/lazy-page.tsx';

const search = lazyPart(() => import('./features/search/search-dialog.tsx'), 'frame', 'lists', 'catalogue');
const feedback = lazyPart(() => import('./features/feedback/feedback-dialog.tsx'), 'texts');
const account = lazyPart(() => import('./features/account/account-dialogs.tsx'), 'account');
const sync = lazyPart(() => import('./features/sync/sync-dialogs.tsx'), 'sync', 'catalogue', 'mine');
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
    <ErrorBoundary key={open} fallback={<NotHere />}>
      <Suspense fallback={null}>
        {open === 'search' && <search.Page onClose={close} />}
        {open === 'feedback' && <feedback.Page onClose={close} />}
        {(open === 'sync' || open === 'compare') && <sync.Page open={open} onClose={close} />}
        {(open === 'log-out' || open?.startsWith('login')) && <account.Page open={open} onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** A dialog whose file did not come: said, and the page stays as it is. */
function NotHere() {
  const { t } = useWords();
  // Follows the failure, once.
  useEffect(() => {
    showSnackbar({ message: t('shell.needsNetwork') });
    close();
  }, [t]);
  return null;
}

function close(): void {
  setSiteDialog(null);
}
