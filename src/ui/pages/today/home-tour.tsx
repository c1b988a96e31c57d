import { CalendarDays, Footprints } from 'lucide-react';
import { Suspense } from 'react';
import type { CurrentTours } from '../../../data/tours/current-tours.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { localMoment } from '../../../data/tours/local-moment.ts';
import { daysBetween } from '../../../model/calendar/calendar-days.ts';
import { Button } from '../../components/form/button.tsx';
import { useUserTourActions } from '../../features/user-tours/use-user-tour-actions.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useShared } from '../../shell/state/use-live.ts';
import styles from './home-tour.module.css';
import { useNow, useToursNow } from './use-tours-now.ts';

/** A tour that starts later does not need the top of the page yet. */
const SOON_DAYS = 14;

/** Planning the tour needs the engine: loaded once the line is shown. */
const next = lazyPart(() => import('./home-tour-next.tsx'), 'export', 'catalogue');

/** The tour under way, else the one that starts soon: on top of the home page. */
export function HomeTour({ initial }: { initial: CurrentTours }) {
  const { t, tn, locale } = useTranslation();
  const now = useNow();
  const { underWay, coming } = useToursNow(now) ?? initial;
  const { nameOf } = useUserTourActions(useShared(sharedQueries.countries) ?? []);
  const [current] = underWay;
  const tour = current ?? (coming !== null && coming.inDays <= SOON_DAYS ? coming : null);
  if (tour === null) return null;
  const { card, start, end } = tour;
  const days = daysBetween(start, end) + 1;
  const day = Math.min(days, Math.max(1, daysBetween(start, localMoment(now)) + 1));
  return (
    <section className={styles.tour} aria-label={t('today.home.label')}>
      <p className={styles.day}>
        {current === undefined ? (
          <>
            <CalendarDays aria-hidden />
            {tn('today.home.starts', coming?.inDays ?? 0)}
          </>
        ) : (
          <>
            <Footprints aria-hidden />
            {t('today.day', { day, days })}
          </>
        )}
      </p>
      <div className={styles.lines}>
        <p className={styles.name}>{nameOf(card)}</p>
        <p className={styles.next}>
          <Suspense fallback={null}>
            <next.Component key={card.id} tourId={card.id} stamp={card.stamp} now={now} />
          </Suspense>
        </p>
      </div>
      <div className={styles.links}>
        {current !== undefined && (
          <Button variant="primary" size="sm" href={pathOf('today', locale, { tour: card.id })}>
            {t('today.title')}
          </Button>
        )}
        <Button
          variant={current === undefined ? 'primary' : 'outline'}
          size="sm"
          href={pathOf('tours-edit', locale, { tour: card.id, step: 'customize' })}
        >
          {t('today.open.plan')}
        </Button>
      </div>
    </section>
  );
}
