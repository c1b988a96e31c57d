import { CloudDownload } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useMissingText } from '../../layout/parts/use-missing-text.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './experience-detail.module.css';

/** In the place of a text that is not here: a skeleton while it loads, else a button that loads it. */
export function TextNotCached({ country }: { country: string }) {
  const { t } = useTranslation();
  const { state, request } = useMissingText([country]);
  if (state === 'loading') {
    return (
      <span role="status" aria-label={t('browse.details.loading')}>
        <Skeleton height="18px" />
        <Skeleton height="18px" width="70%" className={styles.line} />
      </span>
    );
  }
  return (
    <div className={styles.missing} role="status">
      <p className={styles.quiet}>
        {t(state === 'noted' ? 'lists.notHere.reason.noted' : 'browse.details.missing')}
      </p>
      {state !== 'noted' && (
        <Button variant="outline" size="sm" icon={CloudDownload} onClick={request}>
          {t(`lists.notHere.button.${state}`)}
        </Button>
      )}
    </div>
  );
}
