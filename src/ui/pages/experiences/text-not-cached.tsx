import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSyncChip } from '../../shell/state/use-sync-chip.ts';
import styles from './experience-detail.module.css';

/** Skeleton lines of a text while the pull is running. */
export function TextSkeleton() {
  const { state } = useSyncChip();
  if (state !== 'refreshing') return null;
  return (
    <>
      <Skeleton height="18px" />
      <Skeleton height="18px" width="70%" className={styles.line} />
    </>
  );
}

/** Placeholder for a text that is not cached: loading, or a button to fetch it. */
export function TextNotCached() {
  const { t } = useTranslation();
  const { state } = useSyncChip();
  const [requested, setRequested] = useState(false);
  if (state === 'refreshing') {
    return (
      <span role="status" aria-label={t('browse.details.loading')}>
        <TextSkeleton />
      </span>
    );
  }
  function pull() {
    setRequested(true);
    startDataClient()
      .sync('manual')
      .then(
        () => setRequested(false),
        (error: unknown) => {
          console.warn('The texts could not be pulled', error);
          setRequested(false);
        },
      );
  }
  return (
    <div className={styles.missing}>
      <p className={styles.quiet}>{t('browse.details.missing')}</p>
      <Button variant="outline" size="sm" icon={CloudDownload} busy={requested} onClick={pull}>
        {t('browse.details.pull')}
      </Button>
    </div>
  );
}
