import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { Planned } from '../../../data/planner/ready-made-plan.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import type { Statistics } from '../../../model/plan.ts';
import { ColorBox } from '../../components/color-box.tsx';
import { Button } from '../../components/form/button.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './cost-card.module.css';
import { useCustomize } from './use-customize.ts';

const PARTS = ['stays', 'transport', 'flights', 'experiences'] as const;
type Part = (typeof PARTS)[number];
const NAMES = {
  transport: 'tour.cost.transport',
  flights: 'tour.cost.flights',
  experiences: 'tour.cost.experiences',
} as const;

/** Costs per person by kind compared to typical accommodation costs, and a link into the planner. */
export function CostCard(props: { tour: TourSummary; planned: Planned | null | undefined; year: number }) {
  const { tour, planned, year } = props;
  const { t } = useTranslation();
  const flags = useFlags();
  const { customize, busy } = useCustomize(tour);
  return (
    <section className={styles.card} aria-labelledby="tour-cost">
      <div className={styles.head}>
        <h2 id="tour-cost">{t('tour.cost.title')}</h2>
        <Tag tone="neutral">{t('tour.cost.estimate', { year })}</Tag>
      </div>
      {planned === undefined && <Skeleton height="172px" />}
      {planned && <Split planned={planned} />}
      {planned === null && <Total usd={tour.price} />}
      {flags.planner && (
        <div className={styles.customize}>
          <Button variant="accent" iconEnd={ArrowRight} busy={busy} onClick={customize}>
            {t('tour.customize')}
          </Button>
          <p>{t('tour.customizeNote')}</p>
        </div>
      )}
    </section>
  );
}

function Split({ planned: { plan } }: { planned: Planned }) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const { cost, duration } = plan.statistics;
  const usd: Record<Part, number> = {
    stays: cost.accommodation,
    transport: cost.transport,
    flights: cost.flight,
    experiences: cost.activities,
  };
  const parts = PARTS.filter((part) => usd[part] > 0);
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {parts.map((part) => (
          <ColorBox
            key={part}
            className={styles[part]}
            style={{ width: `${(usd[part] / Math.max(cost.total, 1)) * 100}%` }}
          />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <dt>
              <ColorBox className={classNames(styles.swatch, styles[part])} />
              {part === 'stays' ? tn('tour.cost.stays', duration.nights) : t(NAMES[part])}
            </dt>
            <dd>{format.money(usd[part])}</dd>
          </div>
        ))}
      </dl>
      <Total usd={cost.total} withoutCar={plan.bookings.rentals.length > 0} />
      <Usual cost={cost} />
    </>
  );
}

function Total({ usd, withoutCar = false }: { usd: number; withoutCar?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.total}>
      <span>{t(withoutCar ? 'tour.cost.totalWithoutCar' : 'tour.cost.total')}</span>
      <b>{t('tour.about', { price: format.money(usd) })}</b>
    </p>
  );
}

/** Comparison with the typical price per night in the countries. */
function Usual({ cost }: { cost: Statistics['cost'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const under = Math.round(cost.totalBenchmark - cost.total);
  if (under === 0) return null;
  const Trend = under > 0 ? TrendingDown : TrendingUp;
  return (
    <p className={classNames(styles.usual, under > 0 && styles.under)}>
      <Trend aria-hidden />
      {t(under > 0 ? 'tour.cost.under' : 'tour.cost.over', { price: format.money(Math.abs(under)) })}
    </p>
  );
}
