import { useEffect, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './page-loading.module.css';
import { getPageProgress, startPage, subscribePageProgress } from './page-progress.ts';

/** Placeholder for a page that is still loading: its chunk and its translations, two steps unless `step` says more. */
export function PageLoading({ step = 45 }: { step?: number }) {
  const { t } = useTranslation();
  useEffect(() => startPage(step), [step]);
  return (
    <div className={styles.page} data-loading>
      <VisuallyHidden>{t('kit.loading')}</VisuallyHidden>
    </div>
  );
}

/** Shown from 200 ms on; when the page is there, it runs to its end. */
export function PageLoadingBar() {
  const { t } = useTranslation();
  const { percent, state } = useSyncExternalStore(subscribePageProgress, getPageProgress);
  return (
    <div
      className={styles.bar}
      data-state={state}
      role="progressbar"
      aria-label={t('kit.loading')}
      aria-valuenow={percent}
      aria-hidden={state === 'idle'}
      style={{ '--percent': percent }}
    />
  );
}
