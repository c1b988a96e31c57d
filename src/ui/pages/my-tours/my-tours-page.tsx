import { Plus, Route } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { DraftList } from '../../features/drafts/draft-list.tsx';
import { useKnownDrafts } from '../../features/drafts/use-drafts.ts';
import { useWords } from '../../i18n/use-words.ts';
import { allCountries } from '../../../data/live-queries.ts';
import { SiteLayout } from '../../layout/site-layout.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import styles from './my-tours-page.module.css';

/** The tours on this device. */
export default function MyToursPage() {
  const { t, locale } = useWords();
  const drafts = useKnownDrafts();
  const countries = useLiveQuery(allCountries, []) ?? [];
  useTitle(t('drafts.title'));
  const start = (
    <Button variant="accent" icon={Plus} href={pathOf('tours-create', locale)}>
      {t('drafts.start')}
    </Button>
  );
  return (
    <SiteLayout>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>{t('drafts.title')}</h1>
            <p className={styles.intro}>{t('drafts.intro')}</p>
          </div>
          {drafts !== undefined && drafts.length > 0 && start}
        </div>
        {drafts === undefined && <Skeleton height="112px" />}
        {drafts?.length === 0 && (
          <EmptyState icon={Route} title={t('drafts.none')} action={start}>
            {t('drafts.noneNext')}
          </EmptyState>
        )}
        {drafts !== undefined && drafts.length > 0 && (
          <DraftList drafts={drafts} countries={countries} headingLevel={2} />
        )}
      </div>
    </SiteLayout>
  );
}
