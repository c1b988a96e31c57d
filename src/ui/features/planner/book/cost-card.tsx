import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Statistics } from '../../../../model/plan.ts';
import { ColorBox } from '../../../components/color-box.tsx';
import { classNames } from '../../../shell/components/class-names.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './book-cards.module.css';
import { ChoiceSwitch } from './choice-switch.tsx';
import { costBars, type CostBar } from './cost-bars.ts';

interface CostCardProps {
  statistics: Statistics;
  budget: PlannerState['budget'];
  travelers: number;
  /** Connections without a transport option; their cost is not included. */
  missingConnections: number;
}

/** Costs by kind beside the typical spending for as many days; the bars are decorative, all numbers are in the text. */
export function CostCard({ statistics, budget, travelers, missingConnections }: CostCardProps) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const [share, setShare] = useState<'group' | 'person'>('group');
  const { cost, duration } = statistics;
  const splitBy = share === 'person' ? travelers : 1;
  const money = (usd: number) => format.money(usd / splitBy);
  const days = Math.max(duration.days, 1);
  const perDay = (usd: number) => format.money(usd / days / travelers);
  const { tour, usual, scaleUsd } = costBars(cost, budget);

  return (
    <section className={styles.card} aria-labelledby="book-cost">
      <header className={styles.cardHead}>
        <h2 id="book-cost" className={styles.title}>
          {t('planner.book.cost')}
        </h2>
        <span className={styles.fine}>{t('planner.estimate')}</span>
      </header>
      {travelers > 1 && (
        <div className={styles.share}>
          <ChoiceSwitch
            label={t('planner.book.share')}
            value={share}
            choices={[
              { value: 'group', label: tn('planner.travellers', travelers) },
              { value: 'person', label: t('planner.book.onePerson') },
            ]}
            onChange={setShare}
          />
        </div>
      )}
      {missingConnections > 0 && (
        <p className={styles.fine}>{tn('planner.book.missingConnections', missingConnections)}</p>
      )}
      <p className={styles.barLabel}>
        <strong>{t('planner.your-tour')}</strong>
        <strong>{money(tour.totalUsd)}</strong>
      </p>
      <Bar bar={tour} scaleUsd={scaleUsd} />
      <p className={styles.barLabel}>
        <span>
          {budget === null
            ? t('planner.book.usualStays')
            : t('planner.book.usualBudget', { days: tn('planner.days', duration.days) })}
        </span>
        <span>{money(usual.totalUsd)}</span>
      </p>
      <Bar bar={usual} scaleUsd={scaleUsd} />
      {budget !== null && (
        <p className={classNames(styles.fine, styles.usualDay)}>
          {t('planner.book.usualDay', {
            low: perDay(budget.lowUsd),
            mid: perDay(budget.midUsd),
            high: perDay(budget.highUsd),
          })}
        </p>
      )}
      <dl className={styles.legend}>
        {tour.parts.map(({ part, usd }) => (
          <div key={part} className={styles.legendRow}>
            <dt>
              <ColorBox className={classNames(styles.swatch, styles[part])} />
              {t(`planner.book.${part}`)}
            </dt>
            <dd>
              {part === 'stays' && (
                <span className={styles.fine}>
                  {t('planner.book.usual', { price: money(cost.accommodationBenchmark) })}
                </span>
              )}
              {money(usd)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        {budget === null ? (
          <Difference usd={cost.totalBenchmark - cost.total} money={money} />
        ) : (
          <Left usd={budget.midUsd - (cost.total - cost.flight)} perDay={perDay} />
        )}
        <span className={styles.perDay}>
          {t('planner.book.perDay', { price: format.money(cost.total / splitBy / days) })}
        </span>
      </p>
    </section>
  );
}

/** What a typical budget leaves per day for food and everything that the estimate does not cover. */
function Left({ usd, perDay }: { usd: number; perDay: (usd: number) => string }) {
  const { t } = useTranslation();
  const Trend = usd >= 0 ? TrendingDown : TrendingUp;
  return (
    <span className={usd >= 0 ? styles.under : styles.over}>
      <Trend aria-hidden />
      <span>
        {t(usd >= 0 ? 'planner.book.leftADay' : 'planner.book.overADay', { price: perDay(Math.abs(usd)) })}
      </span>
    </span>
  );
}

function Difference({ usd, money }: { usd: number; money: (usd: number) => string }) {
  const { t } = useTranslation();
  if (Math.round(usd) === 0) return null;
  const Trend = usd > 0 ? TrendingDown : TrendingUp;
  return (
    <span className={usd > 0 ? styles.under : styles.over}>
      <Trend aria-hidden />
      {t(usd > 0 ? 'planner.statistics.under-usual' : 'planner.statistics.over-usual', {
        price: money(Math.abs(usd)),
      })}
    </span>
  );
}

function Bar({ bar, scaleUsd }: { bar: CostBar; scaleUsd: number }) {
  return (
    <div className={styles.bar} aria-hidden>
      {bar.parts
        .filter(({ usd }) => usd > 0)
        .map(({ part, usd, usual }) => (
          <ColorBox
            key={part}
            hatched={usual}
            className={classNames(styles.part, styles[part])}
            style={{ width: `${(usd / scaleUsd) * 100}%` }}
          />
        ))}
    </div>
  );
}
