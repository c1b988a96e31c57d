import { useLiveQuery } from 'dexie-react-hooks';
import { RefreshCw } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { refusedMessages } from '../../data/shell-queries.ts';
import { getStorageState, subscribeStorageState } from '../../data/storage-state.ts';
import { useUpdateWaiting } from './use-update-waiting.ts';
import { OfflineLine } from '../components/offline-line.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { useWords } from '../i18n/use-words.ts';
import { useOnline } from './use-online.ts';
import { chipOf, useSyncState } from './use-sync-chip.ts';
import { lazyPart } from '../routing/lazy-page.tsx';
import styles from './status-lines.module.css';

// Few devices ever need it.
const storageNote = lazyPart(() => import('./storage-note.tsx'), 'lists');
const refusedNotes = lazyPart(() => import('./refused-notes.tsx'), 'frame');

/** Above every page: what is old and since when, a device that does not keep things, a new version. */
export function StatusLines() {
  const storage = useSyncExternalStore(subscribeStorageState, getStorageState);
  const refused = useLiveQuery(refusedMessages, []) ?? [];
  const update = useUpdateWaiting();
  const { t } = useWords();
  return (
    <div className={styles.lines} role="status">
      <OfflineNote />
      <Suspense fallback={null}>{storage !== 'ok' && <storageNote.Page state={storage} />}</Suspense>
      <Suspense fallback={null}>{refused.length > 0 && <refusedNotes.Page kinds={refused} />}</Suspense>
      {update !== null && (
        <OfflineLine tone="tint" icon={RefreshCw} actionLabel={t('shell.update.action')} onAction={update}>
          {t('shell.update.ready')}
        </OfflineLine>
      )}
    </div>
  );
}

function OfflineNote() {
  const { t, locale } = useWords();
  const online = useOnline();
  const sync = useSyncState();
  if (sync === undefined) return null;
  const chip = chipOf(sync, online);
  if (chip !== 'offline' && chip !== 'stale') return null;
  const at = sync !== null && sync.phase !== 'pulling' ? sync.at : null;
  if (at === null) return <OfflineLine>{t(`shell.${chip}.empty`)}</OfflineLine>;
  return <OfflineLine>{t(`shell.${chip}.since`, { when: formatInstant(at, locale) })}</OfflineLine>;
}
