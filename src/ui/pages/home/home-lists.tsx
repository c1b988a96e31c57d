import { ArrowRight, CloudOff, Map } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useUserTours } from '../../features/user-tours/use-user-tours.ts';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';
import { TourRail } from '../../features/cards/tour-rail.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Gradually } from '../../layout/gradually.tsx';
import { Section } from '../../layout/parts/section.tsx';
import { useLive } from '../../shell/state/use-live.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { latestInstaposts } from '../../../data/catalogue/home-queries.ts';
import { allRoundups } from '../../../data/catalogue/roundup-queries.ts';
import { experienceCounts } from '../../../data/catalogue/list-queries.ts';
import { homeView } from '../../../model/pictures/home-view.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { monthName } from '../../format/format-months.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { Benefits } from './benefits.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ListsSkeleton } from './lists-skeleton.tsx';
import { Discover } from './discover/discover.tsx';
import { SeeAllLink } from './see-all-link.tsx';
import { TrendingDestinations } from './trending-destinations.tsx';
import { useTrending } from './use-trending.ts';

const MAX_USER_TOURS = 3;
const MAX_INSTAPOSTS = 3;
/** Lazy chunk: not needed by users without tours. */
const LazyUserTourList = lazyPart(() => import('../../features/user-tours/user-tour-list.tsx'));

/** Lazy chunk: most sites have no posts on Instagram. */
const LazyInstaposts = lazyPart(() => import('./instaposts.tsx'));

/** Home page below the fold: the user's tours, months and roundups, places, tours and destinations, benefits, posts. */
export default function HomeLists(props: {
  countries: readonly CountrySummary[];
  /** All summaries have been pulled: an empty list is final. */
  complete: boolean;
  /** No country is cached, and the server cannot be reached. */
  unreachable: boolean;
}) {
  const { countries, complete, unreachable } = props;
  const { t } = useTranslation();
  return (
    <>
      <UserTours countries={countries} />
      {unreachable ? (
        <Section title={t('lists.unreachable.title')}>
          <EmptyState icon={CloudOff} title={t('lists.unreachable.what')}>
            {t('lists.unreachable.next')}
          </EmptyState>
        </Section>
      ) : (
        <PopularLists countries={countries} complete={complete} />
      )}
      <Benefits />
      <LatestPosts />
      <Instaposts />
    </>
  );
}

function Instaposts() {
  const posts = useLive(() => latestInstaposts(MAX_INSTAPOSTS), []) ?? [];
  if (posts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyInstaposts.Component posts={posts} />
    </Suspense>
  );
}

function UserTours({ countries }: { countries: readonly CountrySummary[] }) {
  const { t, tn, locale } = useTranslation();
  const tours = useUserTours();
  const flags = useFlags();
  if (tours.length === 0 || !flags.tours) return null;
  const all = tours.length > MAX_USER_TOURS && (
    <Button variant="text" href={pathOf('tours-bookmarked', locale)} iconEnd={ArrowRight}>
      {tn('lists.userTours.all', tours.length)}
    </Button>
  );
  return (
    <Section title={t('lists.userTours.title')} intro={t('lists.userTours.intro')} action={all}>
      <Suspense fallback={<Skeleton height="92px" />}>
        <LazyUserTourList.Component tours={tours.slice(0, MAX_USER_TOURS)} countries={countries} />
      </Suspense>
    </Section>
  );
}

function PopularLists({ countries, complete }: { countries: readonly CountrySummary[]; complete: boolean }) {
  const { t, tn, locale } = useTranslation();
  const flags = useFlags();
  const { tours, experiences } = useTrending();
  const roundups = useLive(() => allRoundups(flags.tours), [flags.tours])?.roundups;
  const countsByCountry = useLive(experienceCounts, []);
  const [month, setMonth] = useState(() => new Date().getMonth() + 1);
  const noTours = complete && tours?.length === 0;
  const shown = homeView({
    places: experiences ?? [],
    tours: tours ?? [],
    countries,
    roundups: roundups ?? [],
    month,
  });
  const monthLong = monthName(month, locale, 'long');
  return (
    <Gradually>
      {experiences !== undefined && experiences.length > 0 && (
        <Section title={t('lists.discover.title')}>
          <Discover
            month={month}
            onMonth={setMonth}
            countries={countries}
            places={experiences}
            roundups={shown.roundups}
            total={roundups?.length ?? 0}
            hasMap={flags.maps}
          />
        </Section>
      )}
      <Section
        title={t('lists.experiences.title', { month: monthLong })}
        intro={shown.inMonth.length > 0 ? tn('lists.experiences.intro', shown.inMonth.length) : undefined}
        action={
          <SeeAllLink page="experiences" query={{ month: String(month) }}>
            {t('lists.experiences.all')}
          </SeeAllLink>
        }
      >
        {experiences === undefined || (experiences.length === 0 && !complete) ? (
          <ListsSkeleton list="experiences" />
        ) : shown.experiences.length === 0 ? (
          <EmptyState icon={Map} title={t('lists.none')} />
        ) : (
          <ExperienceRail experiences={shown.experiences} countries={countries} />
        )}
      </Section>
      {flags.tours && !noTours && (
        <Section
          title={t('lists.tours.title')}
          intro={t('lists.tours.intro')}
          action={<SeeAllLink page="tours">{t('lists.tours.all')}</SeeAllLink>}
        >
          {tours === undefined || tours.length === 0 ? (
            <ListsSkeleton list="tours" />
          ) : (
            <TourRail tours={shown.tours} countries={countries} />
          )}
        </Section>
      )}
      {countsByCountry !== undefined && (
        <TrendingDestinations countries={shown.countries} experienceCounts={countsByCountry} />
      )}
    </Gradually>
  );
}
