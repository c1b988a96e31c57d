import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentSnackbar, subscribeSnackbar } from './snackbar-store.ts';
import styles from './snackbar.module.css';

const SnackbarMessage = lazy(() => import('./snackbar-message.tsx'));

/** Where snackbars appear; stands once in every layout. */
export function SnackbarHost() {
  const shown = useSyncExternalStore(subscribeSnackbar, currentSnackbar);
  return (
    <div className={styles.host} role="status">
      <Suspense fallback={null}>
        {shown !== null && <SnackbarMessage key={shown.serial} shown={shown} />}
      </Suspense>
    </div>
  );
}
