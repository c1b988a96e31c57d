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

/** A tour that a person published, under its slug; read from the server each time. */
export default function PublishedTourPage({ slug }: { slug: string }) {
  const { t, locale } = useTranslation();
  const answer = usePublished(slug);
  const found = answer?.state === 'found' ? answer.found : undefined;
  const planned = usePlanOf(found);
  const name = found?.tour.name ?? '';
  useTitle(name === '' ? t('myTours.others.title') : name);

  if (answer?.state === 'missing') return <NotFoundPage />;
  if (answer?.state === 'found') {
    const { username } = answer;
    const crumb = (
      <Link href={pathOf('user-name', locale, {}, { name: username })}>
        {t('myTours.others.crumb', { name: username })}
      </Link>
    );
    return <Shared found={answer.found} planned={planned} crumb={crumb} />;
  }
  return (
    <SiteLayout>
      <div className={styles.waiting}>
        <h1>{t('myTours.others.title')}</h1>
        {answer === null ? (
          <div role="status" aria-label={t('takeOut.shared.reading')}>
            <Skeleton height="320px" />
          </div>
        ) : (
          <EmptyState icon={CloudOff} title={t('myTours.others.offline')} />
        )}
      </div>
    </SiteLayout>
  );
}

/** Null while it is asked for; asked again when the network comes back. */
function usePublished(slug: string): PublishedTour | null {
  const online = useOnline();
  const [answer, setAnswer] = useState<PublishedTour | null>(null);
  const isHere = answer?.state === 'found';
  const asked = useMemo(() => ({ slug, online }), [slug, online]);

  // Follows the server, and the network.
  useEffect(() => {
    if (isHere) return undefined;
    const abort = new AbortController();
    fetchPublishedTour(asked.slug, abort.signal).then(
      (next) => {
        if (!abort.signal.aborted) setAnswer(next);
      },
      (error: unknown) => {
        console.warn('The published tour could not be read', error);
        if (!abort.signal.aborted) setAnswer({ state: 'failed' });
      },
    );
    return () => {
      abort.abort();
    };
  }, [asked, isHere]);

  return answer;
}
