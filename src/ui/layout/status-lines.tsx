import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { getStorageState, subscribeStorageState } from '../../data/storage-state.ts';
import type { StorageState } from '../../data/storage-state.ts';
import { useUpdateWaiting } from './use-update-waiting.ts';
import { OfflineLine } from '../components/offline-line.tsx';
import { useFormat } from '../format/use-format.ts';
import { useWords } from '../i18n/use-words.ts';
import { useOnline } from './use-online.ts';
import { chipOf, useSyncState } from './use-sync-chip.ts';
import styles from './status-lines.module.css';

/** Above every page: what is old and since when, a device that does not keep things, a new version. */
export function StatusLines() {
  const storage = useSyncExternalStore(subscribeStorageState, getStorageState);
  const update = useUpdateWaiting();
  const { t } = useWords();
  return (
    <div className={styles.lines} role="status">
      <OfflineNote />
      {storage !== 'ok' && <StorageNote state={storage} />}
      {update !== null && (
        <OfflineLine tone="tint" icon={RefreshCw} actionLabel={t('shell.update.action')} onAction={update}>
          {t('shell.update.ready')}
        </OfflineLine>
      )}
    </div>
  );
}

function OfflineNote() {
  const { t } = useWords();
  const format = useFormat();
  const online = useOnline();
  const sync = useSyncState();
  if (sync === undefined) return null;
  const chip = chipOf(sync, online);
  if (chip !== 'offline' && chip !== 'stale') return null;
  const at = sync !== null && sync.phase !== 'pulling' ? sync.at : null;
  if (at === null) return <OfflineLine>{t(`shell.${chip}.empty`)}</OfflineLine>;
  return <OfflineLine>{t(`shell.${chip}.since`, { when: format.instant(at) })}</OfflineLine>;
}

function StorageNote({ state }: { state: Exclude<StorageState, 'ok'> }) {
  const { t } = useWords();
  const reload = state === 'outdated' || state === 'broken';
  return (
    <OfflineLine
      tone="bad"
      icon={TriangleAlert}
      actionLabel={reload ? t('shell.reload') : undefined}
      onAction={() => {
        location.reload();
      }}
    >
      {t(`shell.storage.${state}`)}
    </OfflineLine>
  );
}
