import type { Plan } from '../../../model/plan.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './shared-statistics.module.css';

/** Statistics of the tour, as planned on this device. */
export function SharedStatistics({ plan }: { plan: Plan }) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const { duration, distance, cost, numberOfExp, co2 } = plan.statistics;
  const numbers = [
    [tn('tour.days', duration.days), tn('tour.nights', duration.nights)],
    [format.number(numberOfExp), t('export.shared.stops')],
    [format.distance(distance.total * 1000), t('export.shared.distance')],
    [format.duration((duration.onRoad + duration.onFlight) * 3600), t('export.shared.onTheWay')],
    [t('tour.about', { price: format.money(cost.total) }), t('export.shared.cost')],
    [format.weight(co2), t('tour.statistics.co2')],
  ] as const;
  return (
    <section className={styles.band} aria-label={t('export.shared.statistics')}>
      <dl className={styles.numbers}>
        {numbers.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
