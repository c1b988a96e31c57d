import { useLive } from '../../shell/state/use-live.ts';
import { ArrowRight, CloudOff, Map } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useDrafts } from '../../features/drafts/use-drafts.ts';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';
import { TourRail } from '../../features/cards/tour-rail.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Section } from '../../layout/parts/section.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { experienceCounts } from '../../../data/catalogue/list-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { Benefits } from './benefits.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ListsSkeleton } from './lists-skeleton.tsx';
import { ToAll } from './to-all.tsx';
import { TrendingDestinations } from './trending-destinations.tsx';
import { useTrending } from './use-trending.ts';

const MAX_DRAFTS = 3;
/** Lazy chunk: not needed by users without tours. */
const draftList = lazyPart(() => import('../../features/drafts/draft-list.tsx'), 'mine');

/** Home page below the fold: the user's tours, popular tours and experiences, benefits. */
export default function HomeLists(props: {
  countries: readonly CountrySummary[];
  /** All summaries were pulled: missing ones are not on their way. */
  complete: boolean;
  /** Nothing is cached and nothing can be loaded. */
  unreachable: boolean;
}) {
  const { countries, complete, unreachable } = props;
  const { t } = useTranslation();
  return (
    <>
      <Drafts countries={countries} />
      {unreachable ? (
        <Section title={t('lists.unreachable.title')}>
          <EmptyState icon={CloudOff} title={t('lists.unreachable.what')}>
            {t('lists.unreachable.next')}
          </EmptyState>
        </Section>
      ) : (
        <Trending countries={countries} complete={complete} />
      )}
      <Benefits />
      <LatestPosts />
    </>
  );
}

function Drafts({ countries }: { countries: readonly CountrySummary[] }) {
  const { t, tn, locale } = useTranslation();
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  const all = drafts.length > MAX_DRAFTS && (
    <Button variant="text" href={pathOf('tours-bookmarked', locale)} iconEnd={ArrowRight}>
      {tn('lists.drafts.all', drafts.length)}
    </Button>
  );
  return (
    <Section title={t('lists.drafts.title')} intro={t('lists.drafts.intro')} action={all}>
      <Suspense fallback={<Skeleton height="92px" />}>
        <draftList.Page drafts={drafts.slice(0, MAX_DRAFTS)} countries={countries} />
      </Suspense>
    </Section>
  );
}

function Trending({ countries, complete }: { countries: readonly CountrySummary[]; complete: boolean }) {
  const { t, tn } = useTranslation();
  const flags = useFlags();
  const { tours, experiences } = useTrending(countries);
  const places = useLive(experienceCounts, []);
  const placeCount = [...(places?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const noTours = complete && tours?.length === 0;
  return (
    <>
      {flags.tours && !noTours && (
        <Section
          title={t('lists.tours.title')}
          intro={t('lists.tours.intro')}
          action={<ToAll page="tours">{t('lists.tours.all')}</ToAll>}
        >
          {tours === undefined || tours.length === 0 ? (
            <ListsSkeleton limit="tours" />
          ) : (
            <TourRail tours={tours} countries={countries} />
          )}
        </Section>
      )}
      <Section
        title={t('lists.experiences.title')}
        intro={placeCount > 0 ? tn('lists.experiences.intro', placeCount) : undefined}
        action={<ToAll page="experiences">{t('lists.experiences.all')}</ToAll>}
      >
        {experiences === undefined || (experiences.length === 0 && !complete) ? (
          <ListsSkeleton limit="experiences" />
        ) : experiences.length === 0 ? (
          <EmptyState icon={Map} title={t('lists.none')} />
        ) : (
          <ExperienceRail experiences={experiences} countries={countries} />
        )}
      </Section>
      {places !== undefined && <TrendingDestinations countries={countries} places={places} />}
    </>
  );
}
