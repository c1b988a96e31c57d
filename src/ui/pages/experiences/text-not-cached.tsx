import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSyncChipState } from '../../shell/state/use-sync-chip.ts';
import styles from './experience-detail.module.css';

/** Skeleton lines of a text while a pull is running; otherwise nothing. */
export function TextSkeleton() {
  const state = useSyncChipState();
  if (state !== 'refreshing') return null;
  return (
    <>
      <Skeleton height="18px" />
      <Skeleton height="18px" width="70%" className={styles.line} />
    </>
  );
}

/** Placeholder for a text that is not cached: a skeleton while a pull is running, else a button that starts one. */
export function TextNotCached() {
  const { t } = useTranslation();
  const state = useSyncChipState();
  const [isPulling, setIsPulling] = useState(false);
  if (state === 'refreshing') {
    return (
      <span role="status" aria-label={t('browse.details.loading')}>
        <TextSkeleton />
      </span>
    );
  }
  function pull() {
    setIsPulling(true);
    startDataClient()
      .sync('manual')
      .catch((error: unknown) => console.warn('The texts could not be pulled', error))
      .finally(() => setIsPulling(false));
  }
  return (
    <div className={styles.missing}>
      <p className={styles.quiet}>{t('browse.details.missing')}</p>
      <Button variant="outline" size="sm" icon={CloudDownload} busy={isPulling} onClick={pull}>
        {t('browse.details.pull')}
      </Button>
    </div>
  );
}
