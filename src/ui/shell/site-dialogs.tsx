import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { showSnackbar } from './components/snackbar-store.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './state/site-dialog-store.ts';
import { lazyPart } from './routing/lazy-page.tsx';

const dialogs = lazyPart(() => import('../open-dialog.tsx'));
/** A URL with a search query, as search engines link to it; the dialog reads the query. */
const NAMES_SEARCH = /(^|&)search=/;

/** Site dialogs that every page can open, in one lazy chunk. */
export function SiteDialogs() {
  const open = useSyncExternalStore(subscribeSiteDialog, getSiteDialog);
  const hasSearch = NAMES_SEARCH.test(useSearch());

  // Opens the search when the URL has one.
  useEffect(() => {
    if (hasSearch) setSiteDialog('search');
  }, [hasSearch]);

  return (
    <ErrorBoundary key={open} fallback={<DialogUnavailable />}>
      <Suspense fallback={null}>{open !== null && <dialogs.Component />}</Suspense>
    </ErrorBoundary>
  );
}

/** Fallback when the dialog's chunk cannot be loaded: shows a message and leaves the page as it is. */
function DialogUnavailable() {
  const { t } = useTranslation();
  // Runs once per failure.
  useEffect(() => {
    showSnackbar({ message: t('shell.needsNetwork') });
    setSiteDialog(null);
  }, [t]);
  return null;
}
