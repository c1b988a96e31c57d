import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSyncChip } from '../../shell/state/use-sync-chip.ts';
import styles from './experience-detail.module.css';

/** Lines where a text will stand, while the device is still pulling. */
export function TextShapes() {
  const { state } = useSyncChip();
  if (state !== 'refreshing') return null;
  return (
    <>
      <Skeleton height="18px" />
      <Skeleton height="18px" width="70%" className={styles.line} />
    </>
  );
}

/** Where the device does not hold a text yet: it comes, or it is asked for. */
export function TextsMissing() {
  const { t } = useTranslation();
  const { state } = useSyncChip();
  const [asked, setAsked] = useState(false);
  if (state === 'refreshing') {
    return (
      <span role="status" aria-label={t('browse.details.loading')}>
        <TextShapes />
      </span>
    );
  }
  function pull() {
    setAsked(true);
    startDataClient()
      .sync('manual')
      .then(
        () => {
          setAsked(false);
        },
        (error: unknown) => {
          console.warn('The texts could not be pulled', error);
          setAsked(false);
        },
      );
  }
  return (
    <div className={styles.missing}>
      <p className={styles.quiet}>{t('browse.details.missing')}</p>
      <Button variant="outline" size="sm" icon={CloudDownload} busy={asked} onClick={pull}>
        {t('browse.details.pull')}
      </Button>
    </div>
  );
}
