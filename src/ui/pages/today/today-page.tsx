import { Compass, Route, TriangleAlert } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link, useSearch } from 'wouter';
import { allCountries } from '../../../data/catalogue/live-queries.ts';
import { localMoment } from '../../../data/tours/local-moment.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import type { DatedTour, CurrentTours } from '../../../data/tours/current-tours.ts';
import { clockIn } from '../../../model/calendar/local-clock.ts';
import { tourToday, type TourToday } from '../../../model/tour-today.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useUserTourActions } from '../../features/user-tours/use-user-tour-actions.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { NextCard } from './next-card.tsx';
import { NowCard } from './now-card.tsx';
import { PositionCard } from './position-card.tsx';
import styles from './today-page.module.css';
import { countryOf, type TodayStep } from './today-steps.ts';
import { TomorrowCard } from './tomorrow-card.tsx';
import { usePlanned, useSteps } from './use-today.ts';
import { useNow, useToursNow } from './use-tours-now.ts';

/** `/today`, or `/today?tour=<id>` if several tours are under way: current step, next step, emergency numbers. */
export default function TodayPage() {
  const { t } = useWording();
  const now = useNow();
  const tours = useToursNow(now);
  const tourParam = new URLSearchParams(useSearch()).get('tour');
  const chosen = tours?.underWay.find(({ card }) => card.id === tourParam) ?? tours?.underWay[0];
  const planned = usePlanned(chosen?.card.id ?? null, chosen?.card.stamp ?? '');
  const steps = useSteps(planned);
  const today =
    planned?.planned && steps
      ? tourToday(steps, planned.planned.plan, (zone) =>
          zone === null ? localMoment(now) : clockIn(zone, now),
        )
      : undefined;
  useTitle(t('today.title'));

  return (
    <SiteLayout>
      <div className={styles.page}>
        {tours === undefined || (chosen !== undefined && planned === undefined) ? (
          <>
            <h1>{t('today.title')}</h1>
            <div role="status" aria-label={t('today.loading')}>
              <Skeleton height="360px" />
            </div>
          </>
        ) : chosen === undefined || today === null ? (
          <NoTour tours={tours} />
        ) : (
          <>
            {tours.underWay.length > 1 && <Choice tours={tours.underWay} chosen={chosen} />}
            {today === undefined || !planned ? (
              <NotPlanned tourId={chosen.card.id} />
            ) : (
              <Day today={today} steps={steps ?? []} planned={planned} now={now} />
            )}
          </>
        )}
      </div>
    </SiteLayout>
  );
}

function Day({
  today,
  steps,
  planned,
  now,
}: {
  today: TourToday<TodayStep>;
  steps: readonly TodayStep[];
  planned: PlannedTour;
  now: Date;
}) {
  const { t, locale, format } = useWording();
  const { tour, facts } = planned;
  const name = useTourName()(tour);
  const current = [today.now, today.next, today.nextStop].flatMap((step) => step ?? []);
  // Countries of the current and next steps: on the flight home the tour's country no longer matters, on the way there
  // it already does.
  const countries = current.flatMap((step) => countryOf(step, facts) ?? []);
  const order = [...new Set(countries.length > 0 ? countries : tour.countries)];
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.date}>
            {format.date(today.date, 'long')} · {t('today.day', { day: today.day, days: today.dayCount })}
          </p>
          <h1>{t('today.title')}</h1>
          <p className={styles.name}>{name}</p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="sm"
            href={pathOf('tours-edit', locale, { tour: tour.id, step: 'customize' })}
          >
            {t('today.open.plan')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            href={pathOf('tours-edit', locale, { tour: tour.id, step: 'book' })}
          >
            {t('today.open.bookings')}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NowCard today={today} facts={facts} tourId={tour.id} now={now} />
          {today.phase !== 'after' && (
            <>
              <NextCard today={today} tourId={tour.id} />
              <PositionCard steps={steps} next={today.nextStop} />
            </>
          )}
        </div>
        <div className={styles.column}>
          <TomorrowCard today={today} />
          <EmergencyCard countries={order} facts={facts} />
        </div>
      </div>
    </>
  );
}

/** Switch between tours that are under way at the same time. */
function Choice({ tours, chosen }: { tours: readonly DatedTour[]; chosen: DatedTour }) {
  const { t, locale } = useWording();
  const nameOf = useTourName();
  return (
    <nav className={styles.choice} aria-label={t('today.choose')}>
      {tours.map(({ card }) => (
        <Link
          key={card.id}
          className={styles.tour}
          href={pathOf('today', locale, { tour: card.id })}
          aria-current={card.id === chosen.card.id ? 'page' : undefined}
        >
          {nameOf(card)}
        </Link>
      ))}
    </nav>
  );
}

function NoTour({ tours }: { tours: CurrentTours }) {
  const { t, tn, locale, format } = useWording();
  const nameOf = useTourName();
  const { coming } = tours;
  return (
    <>
      <h1>{t('today.title')}</h1>
      <EmptyState
        icon={Compass}
        title={t('today.none.title')}
        action={
          <div className={styles.actions}>
            <Button variant="accent" icon={Route} href={pathOf('tours-bookmarked', locale)}>
              {t('today.none.myTours')}
            </Button>
            <Button variant="outline" href={pathOf('tours-create', locale)}>
              {t('today.none.plan')}
            </Button>
          </div>
        }
      >
        {coming === null
          ? t('today.none.text')
          : t('today.none.coming', {
              name: nameOf(coming.card),
              date: format.date(coming.start, 'long'),
              days: tn('today.none.days', coming.inDays),
            })}
      </EmptyState>
    </>
  );
}

function NotPlanned({ tourId }: { tourId: string }) {
  const { t, locale } = useWording();
  return (
    <>
      <h1>{t('today.title')}</h1>
      <EmptyState
        icon={TriangleAlert}
        title={t('today.noPlan.title')}
        action={
          <Button variant="accent" href={pathOf('tours-edit', locale, { tour: tourId, step: 'customize' })}>
            {t('today.open.plan')}
          </Button>
        }
      >
        {t('today.noPlan.text')}
      </EmptyState>
    </>
  );
}

/** Name as in My tours. */
function useTourName(): (tour: { name: string; countries: readonly string[] }) => string {
  const countries = useLiveQuery(allCountries, []) ?? [];
  const { nameOf } = useUserTourActions(countries);
  return nameOf;
}
