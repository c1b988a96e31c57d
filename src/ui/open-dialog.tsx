import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { getSiteDialog, setSiteDialog, subscribeSiteDialog } from './shell/state/site-dialog-store.ts';
import { lazyPart } from './shell/routing/lazy-page.tsx';

const search = lazyPart(() => import('./features/search/search-dialog.tsx'), 'frame', 'lists', 'catalogue');
const feedback = lazyPart(() => import('./features/feedback/feedback-dialog.tsx'), 'texts');
const account = lazyPart(() => import('./features/account/account-dialogs.tsx'), 'account');
const sync = lazyPart(() => import('./features/sync/sync-dialogs.tsx'), 'sync', 'catalogue', 'mine');

/** The open site dialog; navigating to another page closes it. */
export default function OpenDialog() {
  const open = useSyncExternalStore(subscribeSiteDialog, getSiteDialog);
  const [path] = useLocation();
  const openedOn = useRef(path);

  useEffect(() => {
    if (openedOn.current !== path) close();
    openedOn.current = path;
  }, [path]);

  if (open === null) return null;
  if (open === 'search') return <search.Component onClose={close} />;
  if (open === 'feedback') return <feedback.Component onClose={close} />;
  if (open === 'sync' || open === 'compare') return <sync.Component open={open} onClose={close} />;
  return <account.Component open={open} onClose={close} />;
}

function close(): void {
  setSiteDialog(null);
}
