import { Printer, Share2 } from 'lucide-react';
import type { Planned } from '../../../data/planner/ready-made-plan.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { printPage } from '../../components/print/print-page.ts';
import { shareUrl } from '../../features/details/share-url.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './statistics-row.module.css';

interface StatisticsRowProps {
  tour: TourSummary;
  planned: Planned | null | undefined;
  /** Price level of the estimates. */
  year: number;
}

/** Statistics of the tour in one row: from the catalogue first, from the plan once it is ready. */
export function StatisticsRow({ tour, planned, year }: StatisticsRowProps) {
  const { t, locale } = useTranslation();
  const statisticsRow = useStatistics({ tour, planned, year });
  return (
    <section className={styles.band} aria-label={t('tour.statistics.label')}>
      <div className={styles.inner}>
        <dl className={styles.numbers}>
          {statisticsRow.map(({ name, value, label }) => (
            <div key={name} className={styles.number}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <IconButton
            label={t('tour.share')}
            icon={Share2}
            variant="outline"
            onClick={() => void shareUrl(tour[locale].title, t('tour.copied'))}
          />
          <IconButton
            label={t('tour.print')}
            icon={Printer}
            variant="outline"
            onClick={() => void printPage()}
          />
        </div>
      </div>
    </section>
  );
}

function useStatistics({ tour, planned, year }: StatisticsRowProps) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const statistics = planned?.plan.statistics;
  const days = statistics?.duration.days ?? tour.days;
  const nights = statistics?.duration.nights ?? tour.days - 1;
  const stops = tour.experiences.length;
  // Rounded to one decimal as displayed: 1.02 nights are singular.
  const each = Math.round((10 * nights) / Math.max(stops, 1)) / 10;
  const byAirKm = statistics?.distance.flight ?? 0;
  const flies = byAirKm > 0 || tour.modes.includes('flight');
  const car = (planned?.plan.bookings.rentals.length ?? 0) > 0;
  return [
    { name: 'days', value: tn('tour.days', days), label: tn('tour.nights', nights) },
    {
      name: 'stops',
      value: tn('card.stops', stops),
      label: tn('tour.statistics.each', each),
    },
    {
      name: 'distance',
      value: format.distance((statistics?.distance.total ?? tour.distance_km) * 1000),
      label: !flies
        ? t('tour.statistics.noFlight')
        : byAirKm > 0
          ? t('tour.statistics.byAir', { distance: format.distance(byAirKm * 1000) })
          : t('tour.statistics.withFlight'),
    },
    {
      name: 'travelTime',
      value: format.duration(tour.travel_hours * 3600),
      label: t('tour.statistics.onTheWay'),
    },
    {
      name: 'cost',
      value: t('tour.about', { price: format.money(statistics?.cost.total ?? tour.price) }),
      label: t(car ? 'tour.statistics.costWithoutCar' : 'tour.statistics.cost', { year }),
    },
    ...(statistics === undefined
      ? []
      : [{ name: 'co2', value: format.weight(statistics.co2), label: t('tour.statistics.co2') }]),
  ];
}
