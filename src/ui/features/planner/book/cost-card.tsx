import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Statistics } from '../../../../model/plan.ts';
import type { PlannerState } from '../../../../data/planner-state.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { classNames } from '../../../components/class-names.ts';
import styles from './book-cards.module.css';

type Part = 'flights' | 'stays' | 'transport' | 'experiences';

/** Costs by kind, beside what the stays usually cost; every number in words below. */
export function CostCard({
  statistics,
  rental,
  travellers,
}: {
  statistics: Statistics;
  rental: PlannerState['rental'];
  travellers: number;
}) {
  const { t, tn } = useWords();
  const format = useFormat();
  const { cost, duration } = statistics;
  const parts: [Part, number][] = [
    ['flights', cost.flight],
    ['stays', cost.accommodation],
    ['transport', cost.transport],
    ['experiences', cost.activities],
  ];
  const usual = parts.map(([part, usd]): [Part, number] => [
    part,
    part === 'stays' ? cost.accommodationBenchmark : usd,
  ]);
  const scale = Math.max(cost.total, cost.totalBenchmark, 1);
  const difference = cost.totalBenchmark - cost.total;
  const Trend = difference >= 0 ? TrendingDown : TrendingUp;

  return (
    <section className={styles.card} aria-labelledby="book-cost">
      <header className={styles.cardHead}>
        <h2 id="book-cost" className={styles.title}>
          {t('planner.book.cost')}
        </h2>
        <span className={styles.fine}>{t('planner.estimate')}</span>
      </header>
      <p className={styles.barLabel}>
        <strong>{t('planner.your-tour')}</strong>
        <strong>{format.money(cost.total)}</strong>
      </p>
      <Bar parts={parts} scale={scale} />
      <p className={styles.barLabel}>
        <span>{t('planner.book.usualStays')}</span>
        <span>{format.money(cost.totalBenchmark)}</span>
      </p>
      <Bar parts={usual} scale={scale} hatched />
      <dl className={styles.legend}>
        {parts.map(([part, usd]) => (
          <div key={part} className={styles.legendRow}>
            <dt>
              <span className={classNames(styles.swatch, styles[part])} aria-hidden />
              {t(`planner.book.${part}`)}
            </dt>
            <dd>
              {part === 'stays' && (
                <span className={styles.fine}>
                  {t('planner.book.usual', { price: format.money(cost.accommodationBenchmark) })}
                </span>
              )}
              {format.money(usd)}
            </dd>
          </div>
        ))}
      </dl>
      {rental.map((car) => (
        <p key={car.drivingType} className={styles.rental}>
          {t(car.drivingType === '4x4' ? 'planner.book.rental4x4' : 'planner.book.rentalCar', {
            perDay: format.money(car.perDayUsd),
            days: tn('planner.days', car.days),
            total: format.money(car.totalUsd),
          })}
        </p>
      ))}
      <p className={styles.foot}>
        {Math.round(difference) !== 0 && (
          <span className={difference > 0 ? styles.under : styles.over}>
            <Trend aria-hidden />
            {t(difference > 0 ? 'planner.numbers.under-usual' : 'planner.numbers.over-usual', {
              price: format.money(Math.abs(difference)),
            })}
          </span>
        )}
        <span className={styles.perDay}>
          {t('planner.book.perDay', { price: format.money(cost.total / Math.max(duration.days, 1)) })}
        </span>
      </p>
      {travellers > 1 && (
        <p className={styles.fine}>
          {t('planner.book.perPerson', { price: format.money(cost.total / travellers), count: travellers })}
        </p>
      )}
    </section>
  );
}

function Bar({
  parts,
  scale,
  hatched = false,
}: {
  parts: [Part, number][];
  scale: number;
  hatched?: boolean;
}) {
  return (
    <div className={styles.bar} aria-hidden>
      {parts
        .filter(([, usd]) => usd > 0)
        .map(([part, usd]) => (
          <span
            key={part}
            className={classNames(
              styles.part,
              styles[part],
              hatched && part === 'stays' && styles.hatchedPart,
            )}
            style={{ width: `${(usd / scale) * 100}%` }}
          />
        ))}
    </div>
  );
}
