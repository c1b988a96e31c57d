import { FileUp, Plus, Route, Share2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { DraftList } from '../../features/drafts/draft-list.tsx';
import { useKnownDrafts } from '../../features/drafts/use-drafts.ts';
import { TakeOutHost } from '../../features/take-out/take-out-host.tsx';
import { useFileDrop } from '../../features/take-out/use-file-drop.ts';
import { useWords } from '../../i18n/use-words.ts';
import { allCountries } from '../../../data/live-queries.ts';
import { SiteLayout } from '../../layout/site-layout.tsx';
import { setTakeOutRequest } from '../../layout/take-out-request.ts';
import { pathOf } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import styles from './my-tours-page.module.css';

/** The tours on this device. */
export default function MyToursPage() {
  const { t, locale } = useWords();
  const drafts = useKnownDrafts();
  const countries = useLiveQuery(allCountries, []) ?? [];
  useTitle(t('drafts.title'));
  const drop = useFileDrop((file) => {
    setTakeOutRequest({ kind: 'import', file });
  });
  const openFile = (
    <Button
      variant="outline"
      icon={FileUp}
      onClick={() => {
        setTakeOutRequest({ kind: 'import', file: null });
      }}
    >
      {t('takeOut.import.title')}
    </Button>
  );
  const start = (
    <Button variant="accent" icon={Plus} href={pathOf('tours-create', locale)}>
      {t('drafts.start')}
    </Button>
  );
  return (
    <SiteLayout>
      <div className={classNames(styles.page, drop.over && styles.over)} {...drop.handlers}>
        <div className={styles.head}>
          <div>
            <h1>{t('drafts.title')}</h1>
            <p className={styles.intro}>{t('drafts.intro')}</p>
          </div>
          {drafts !== undefined && drafts.length > 0 && (
            <div className={styles.actions}>
              {openFile}
              {start}
            </div>
          )}
        </div>
        {drafts === undefined && <Skeleton height="112px" />}
        {drafts?.length === 0 && (
          <EmptyState
            icon={Route}
            title={t('drafts.none')}
            action={
              <div className={styles.actions}>
                {start}
                {openFile}
              </div>
            }
          >
            {t('drafts.noneNext')}
          </EmptyState>
        )}
        {drafts !== undefined && drafts.length > 0 && (
          <DraftList
            drafts={drafts}
            countries={countries}
            headingLevel={2}
            moreFor={({ id }) => [
              {
                label: t('takeOut.title'),
                icon: Share2,
                onSelect: () => {
                  setTakeOutRequest({ kind: 'take-out', tourId: id });
                },
              },
            ]}
          />
        )}
      </div>
      <TakeOutHost />
    </SiteLayout>
  );
}
