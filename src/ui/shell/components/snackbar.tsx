import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeSnackbar, currentSnackbar, type ShownSnackbar, subscribeSnackbar } from './snackbar-store.ts';
import styles from './snackbar.module.css';

const SnackbarMessage = lazy(() =>
  import('../../components/overlay/snackbar-message.tsx').catch(() => ({ default: PlainMessage })),
);
const PLAIN_MS = 5000;

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

/** Where its file does not come, as without a network on a first visit: what it says is read all the same. */
function PlainMessage({ shown: { message, serial } }: { shown: ShownSnackbar }) {
  // Follows the clock.
  useEffect(() => {
    // Closing another one later does nothing.
    setTimeout(closeSnackbar, PLAIN_MS, serial);
  }, [serial]);
  return (
    <div className={styles.snackbar}>
      <span className={styles.message}>{message}</span>
    </div>
  );
}
