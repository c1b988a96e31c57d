import { CloudOff, Download } from 'lucide-react';
import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './not-cached-yet.module.css';
import { useOnline } from '../../shell/state/use-online.ts';
import { chipStateOf, useSyncState } from '../../shell/state/use-sync-chip.ts';

/**
 * Placeholder for a text that is not cached: skeleton lines while it is being fetched, otherwise the reason and a
 * button to fetch it. With Save-Data texts are loaded only on request.
 */
export function NotCachedYet({ lines = 6 }: { lines?: number }) {
  const { t } = useTranslation();
  const [requested, setRequested] = useState(false);
  const online = useOnline();
  const sync = useSyncState();
  const state = chipStateOf(sync, online);

  function fetchNow() {
    setRequested(true);
    startDataClient()
      .sync('manual')
      .catch((error: unknown) => console.warn('The texts could not be fetched', error))
      .finally(() => setRequested(false));
  }

  if (sync === undefined || state === 'refreshing' || requested) {
    return (
      <div className={styles.lines} role="status">
        <VisuallyHidden>{t('lists.notHere.loading')}</VisuallyHidden>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index % 3 === 2 ? '62%' : '100%'} height="1em" />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon={state === 'offline' ? CloudOff : Download}
      title={t('lists.notHere.title')}
      action={
        <Button variant="outline" icon={Download} onClick={fetchNow}>
          {t('lists.notHere.get')}
        </Button>
      }
    >
      {t(state === 'offline' ? 'lists.notHere.offline' : 'lists.notHere.online')}
    </EmptyState>
  );
}
