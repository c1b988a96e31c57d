import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { showSnackbar } from './components/snackbar-store.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './state/site-dialog-store.ts';
import { lazyPart } from './routing/lazy-page.tsx';

const dialogs = lazyPart(() => import('../open-dialog.tsx'));
/** An address with a search, as search engines link to it; the dialog reads what it is. */
const NAMES_SEARCH = /(^|&)search=/;

/** The dialogs that every page can open; loaded by the first. */
export function SiteDialogs() {
  const open = useSyncExternalStore(subscribeSiteDialog, getSiteDialog);
  const asked = NAMES_SEARCH.test(useSearch());

  // Follows the address.
  useEffect(() => {
    if (asked) setSiteDialog('search');
  }, [asked]);

  return (
    <ErrorBoundary key={open} fallback={<NotHere />}>
      <Suspense fallback={null}>{open !== null && <dialogs.Page />}</Suspense>
    </ErrorBoundary>
  );
}

/** A dialog whose file did not come: said, and the page stays as it is. */
function NotHere() {
  const { t } = useTranslation();
  // Follows the failure, once.
  useEffect(() => {
    showSnackbar({ message: t('shell.needsNetwork') });
    setSiteDialog(null);
  }, [t]);
  return null;
}
