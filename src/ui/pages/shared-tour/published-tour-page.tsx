import { CloudOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { fetchPublishedTour, type PublishedTour } from '../../../data/catalogue/published-tour.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useOnline } from '../../shell/state/use-online.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { Shared } from './shared-tour-page.tsx';
import styles from './shared-tour-page.module.css';
import { usePlanOf } from './use-shared-tour.ts';

/** A published tour by its slug; fetched from the server on each visit. */
export default function PublishedTourPage({ slug }: { slug: string }) {
  const { t, locale } = useTranslation();
  const response = usePublished(slug);
  const found = response?.state === 'found' ? response.found : undefined;
  const planned = usePlanOf(found);
  const name = found?.tour.name ?? '';
  useTitle(name === '' ? t('myTours.others.title') : name);

  if (response?.state === 'missing') return <NotFoundPage />;
  if (response?.state === 'found') {
    const { username } = response;
    const crumb = (
      <Link href={pathOf('user-name', locale, {}, { name: username })}>
        {t('myTours.others.crumb', { name: username })}
      </Link>
    );
    return <Shared found={response.found} planned={planned} crumb={crumb} />;
  }
  return (
    <SiteLayout>
      <div className={styles.waiting}>
        <h1>{t('myTours.others.title')}</h1>
        {response === null ? (
          <div role="status" aria-label={t('export.shared.reading')}>
            <Skeleton height="320px" />
          </div>
        ) : (
          <EmptyState icon={CloudOff} title={t('myTours.others.offline')} />
        )}
      </div>
    </SiteLayout>
  );
}

/** Null while loading; refetched when the network is back. */
function usePublished(slug: string): PublishedTour | null {
  const online = useOnline();
  const [response, setResponse] = useState<PublishedTour | null>(null);
  const isLoaded = response?.state === 'found';
  const request = useMemo(() => ({ slug, online }), [slug, online]);

  // Fetches the tour.
  useEffect(() => {
    if (isLoaded) return undefined;
    const abort = new AbortController();
    fetchPublishedTour(request.slug, abort.signal).then(
      (next) => {
        if (!abort.signal.aborted) setResponse(next);
      },
      (error: unknown) => {
        console.warn('The published tour could not be read', error);
        if (!abort.signal.aborted) setResponse({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [request, isLoaded]);

  return response;
}
