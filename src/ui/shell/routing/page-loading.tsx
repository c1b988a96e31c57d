import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './page-loading.module.css';

/**
 * Placeholder for a page that is still loading. While it is mounted, from 200 ms on, the style sheet animates the
 * shell's loading bar; when the page replaces it, the bar runs to its end.
 */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} data-loading role="progressbar" aria-label={t('kit.loading')}>
      <VisuallyHidden>{t('kit.loading')}</VisuallyHidden>
    </div>
  );
}

export function PageLoadingBar() {
  return <div className={styles.bar} aria-hidden />;
}
