import { Suspense, useSyncExternalStore } from 'react';
import { getStorageState, subscribeStorageState } from '../../../data/storage/storage-state.ts';
import { lazyPart } from '../routing/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './status-lines.module.css';
import { usePresent } from '../state/use-interaction.ts';
import { useOnline } from '../state/use-online.ts';
import { chipOf, useSyncState } from '../state/use-sync-chip.ts';
import { useUpdateWaiting } from '../state/use-update-waiting.ts';

// Few visits ever need them.
const storageNote = lazyPart(() => import('../../layout/notes/storage-note.tsx'), 'lists');
const rejectedNotes = lazyPart(() => import('../../layout/account/rejected-notes.tsx'), 'frame');
const statusNotes = lazyPart(() => import('../../layout/notes/status-notes.tsx'));

/** Above every page: what is old and since when, a device that does not keep things, a new version. */
export function StatusLines() {
  const storage = useSyncExternalStore(subscribeStorageState, getStorageState);
  const present = usePresent();
  const update = useUpdateWaiting();
  const online = useOnline();
  const sync = useSyncState();
  const chip = sync === undefined ? null : chipOf(sync, online);
  const old = chip === 'offline' || chip === 'stale' ? chip : null;
  const at = sync && sync.phase !== 'pulling' ? sync.at : null;
  return (
    <div className={styles.lines} role="status">
      <ErrorBoundary key={chip} fallback={null}>
        <Suspense fallback={null}>
          {(old !== null || update !== null) && <statusNotes.Page old={old} at={at} update={update} />}
        </Suspense>
        <Suspense fallback={null}>{storage !== 'ok' && <storageNote.Page state={storage} />}</Suspense>
        <Suspense fallback={null}>{present && <rejectedNotes.Page />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
