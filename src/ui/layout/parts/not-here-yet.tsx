import { CloudOff, Download } from 'lucide-react';
import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './not-here-yet.module.css';
import { useOnline } from '../../shell/state/use-online.ts';
import { chipOf, useSyncState } from '../../shell/state/use-sync-chip.ts';

/**
 * In the place of a text that the device does not hold: lines that wait while it is being fetched, else
 * what keeps it away and a button that fetches it. Under Save-Data texts come only when asked for.
 */
export function NotHereYet({ lines = 6 }: { lines?: number }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const online = useOnline();
  const sync = useSyncState();
  const state = chipOf(sync, online);

  function fetchNow() {
    setAsked(true);
    startDataClient()
      .sync('manual')
      .catch((error: unknown) => console.warn('The texts could not be fetched', error))
      .finally(() => setAsked(false));
  }

  if (sync === undefined || state === 'refreshing' || asked) {
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
