import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './page-loading.module.css';

/**
 * In place of a page that is not here yet. The bar at the top belongs to the shell; its style sheet moves it
 * as long as this stands, from 200 ms on, and lets it run to its end when the page has come.
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
