import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeSnackbar, currentSnackbar, type ShownSnackbar, subscribeSnackbar } from './snackbar-store.ts';
import styles from './snackbar.module.css';

const SnackbarMessage = lazy(() =>
  import('../../components/overlay/snackbar-message.tsx').catch(() => ({ default: PlainMessage })),
);
const PLAIN_MS = 5000;

/** Renders the current snackbar; every layout contains it once. */
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

/**
 * Fallback when the snackbar chunk cannot be loaded, for example offline on a first visit: the message is still
 * readable.
 */
function PlainMessage({ shown: { message, serial } }: { shown: ShownSnackbar }) {
  useEffect(() => {
    // Not cleared: for a message that was replaced meanwhile it has no effect.
    setTimeout(closeSnackbar, PLAIN_MS, serial);
  }, [serial]);
  return (
    <div className={styles.snackbar}>
      <span className={styles.message}>{message}</span>
    </div>
  );
}
