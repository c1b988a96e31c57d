import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { SiteLayout } from '../../layout/site-layout.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import styles from './not-found-page.module.css';

/** For addresses that no page has: what happened, that nothing is lost, where to go. */
export default function NotFoundPage() {
  const { t, locale } = useWords();
  useTitle(t('notFound.title'));
  return (
    <SiteLayout>
      <div className={styles.page}>
        <p className={styles.oops}>{t('notFound.oops')}</p>
        <h1>{t('notFound.heading')}</h1>
        <p className={styles.words}>{t('notFound.words')}</p>
        <div className={styles.actions}>
          <Button variant="accent" href={pathOf('home', locale)} iconEnd={ArrowRight}>
            {t('notFound.home')}
          </Button>
          <Button variant="outline" href={pathOf('tours-create', locale)}>
            {t('shell.planner')}
          </Button>
        </div>
      </div>
    </SiteLayout>
  );
}
