import { FileUp, Plus, Route, UserRoundPlus } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ComponentProps, Suspense } from 'react';
import { allCountries } from '../../../data/catalogue/live-queries.ts';
import { deletesUnvisited } from '../../../data/offline/installation.ts';
import { myTours } from '../../../data/tours/my-tours.ts';
import { Button } from '../../components/form/button.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { FormerNotice } from '../../features/former-accounts/former-notice.tsx';
import { ExportHost } from '../../features/export/export-host.tsx';
import { useFileDrop } from '../../features/export/use-file-drop.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { setExportRequest } from '../../layout/export-request.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './my-tours-page.module.css';
import { SavedTours } from './saved-tours.tsx';
import { useOpenedFile } from './use-opened-file.ts';
import { CurrentTourNotice } from '../../features/user-tours/current-tour-notice.tsx';

const savedLists = lazyPart<ComponentProps<typeof import('./saved-lists.tsx').default>>(
  () => import('./saved-lists.tsx'),
  'places',
);
const savedSearches = lazyPart(() => import('./saved-searches.tsx'), 'places');
const evictionNotice = lazyPart(() => import('../../layout/notes/eviction-notice.tsx'), 'packs');

/** The user's tours on this device and, when logged in, in the account. */
export default function MyToursPage() {
  const { t, locale } = useTranslation();
  const db = useUserDb();
  const user = useUser();
  const flags = useFlags();
  const tours = useLiveQuery(() => myTours(db), [db]);
  const countries = useLiveQuery(allCountries, []) ?? [];
  const hasSaved = useLiveQuery(() => db.savedLists.count(), [db]);
  useTitle(t('userTours.title'));
  useOpenedFile();
  const drop = useFileDrop((file) => setExportRequest({ kind: 'import', file }));
  const openFile = (
    <Button variant="outline" icon={FileUp} onClick={() => setExportRequest({ kind: 'import', file: null })}>
      {t('myTours.import')}
    </Button>
  );
  const start = (
    <Button variant="accent" icon={Plus} href={pathOf('tours-create', locale)}>
      {t('userTours.start')}
    </Button>
  );
  const some = tours !== undefined && tours.length > 0;
  return (
    <SiteLayout>
      <HeadPicture />
      <div className={classNames(styles.page, drop.over && styles.over)} {...drop.handlers}>
        <div className={styles.head}>
          <div>
            <h1>{t('userTours.title')}</h1>
            <p className={styles.intro}>{t(user === null ? 'userTours.intro' : 'myTours.introAccount')}</p>
          </div>
          {some && (
            <div className={styles.actions}>
              {openFile}
              {start}
            </div>
          )}
        </div>
        {/* Two tabs of a guest can have conflicts like two devices of an account. */}
        <ConflictNotice />
        <FormerNotice />
        {tours === undefined && <Skeleton height="112px" />}
        {tours?.length === 0 && (
          <EmptyState
            icon={Route}
            title={t('userTours.none')}
            action={
              <div className={styles.actions}>
                {start}
                {openFile}
              </div>
            }
          >
            {t('userTours.noneNext')}
          </EmptyState>
        )}
        {some && <CurrentTourNotice countries={countries} />}
        {/* Also without a tour: a form about the last one may be open while it is deleted elsewhere. */}
        {tours !== undefined && <SavedTours tours={tours} countries={countries} />}
        {hasSaved !== undefined && hasSaved > 0 && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <savedSearches.Component />
              <savedLists.Component countries={countries} />
            </Suspense>
          </ErrorBoundary>
        )}
        {some && user === null && deletesUnvisited() && (
          <div className={styles.eviction}>
            <ErrorBoundary fallback={null}>
              <Suspense>
                <evictionNotice.Component />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        {some && user === null && !deletesUnvisited() && flags.login && (
          <div className={styles.hint}>
            <p>{t('myTours.visitor')}</p>
            <Button
              variant="outline"
              size="sm"
              icon={UserRoundPlus}
              href={pathOf('signup', locale, { return: location.pathname })}
            >
              {t('myTours.signup')}
            </Button>
          </div>
        )}
      </div>
      <ExportHost />
    </SiteLayout>
  );
}
