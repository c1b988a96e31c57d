import { Suspense, useSyncExternalStore } from 'react';
import { getStorageState, subscribeStorageState } from '../../../data/storage/storage-state.ts';
import { lazyPart } from '../routing/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './status-lines.module.css';
import { useHasInteracted } from '../state/use-interaction.ts';
import { useOnline } from '../state/use-online.ts';
import { chipStateOf, useSyncState } from '../state/use-sync-chip.ts';
import { useApplyUpdate } from '../state/use-apply-update.ts';

// Lazy chunks: few visits need them.
const storageNote = lazyPart(() => import('../../layout/notes/storage-note.tsx'), 'lists');
const rejectedNotes = lazyPart(() => import('../../layout/account/rejected-notes.tsx'), 'frame');
const statusNotes = lazyPart(() => import('../../layout/notes/status-notes.tsx'), 'frame');

/** Status lines over the bottom of every page: stale data and its time, a storage problem, an available update. */
export function StatusLines() {
  const storage = useSyncExternalStore(subscribeStorageState, getStorageState);
  const hasInteracted = useHasInteracted();
  const update = useApplyUpdate();
  const online = useOnline();
  const sync = useSyncState();
  const chip = sync === undefined ? null : chipStateOf(sync, online);
  const staleState = chip === 'offline' || chip === 'stale' ? chip : null;
  const at = sync && sync.phase !== 'pulling' ? sync.at : null;
  return (
    <div className={styles.lines} role="status">
      <ErrorBoundary key={chip} fallback={null}>
        <Suspense fallback={null}>
          {(staleState !== null || update !== null) && (
            <statusNotes.Component staleState={staleState} at={at} update={update} />
          )}
        </Suspense>
        <Suspense fallback={null}>{storage !== 'ok' && <storageNote.Component state={storage} />}</Suspense>
        <Suspense fallback={null}>{hasInteracted && <rejectedNotes.Component />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
