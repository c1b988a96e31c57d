import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import { Tag } from '../../../components/tag.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './statistics-list.module.css';
import { statisticsDelta } from './statistics-delta.ts';
import { tourStatistics } from './tour-statistics.ts';
import type { Guessed, StatisticName } from './tour-statistics.ts';

type Counted = Pick<NonNullable<PlannerState['plan']>, 'timeline' | 'warnings'>;

function guessedWays(plan: Counted | null, options: PlannerState['options']): Guessed {
  const chosen = (plan?.timeline ?? []).flatMap((entry) =>
    entry.timelineType === 'connection' ? (options[entry.key]?.[entry.selected] ?? []) : [],
  );
  const isGuessed = (byAir: boolean) =>
    chosen.some(({ type, estimated }) => (type === 'flight') === byAir && estimated === true);
  const missing = (plan?.warnings ?? []).filter(({ code }) => code === 'connection-missing').length;
  return { road: isGuessed(false), air: isGuessed(true), missing };
}

const ALL: readonly StatisticName[] = ['days', 'cost', 'way', 'distance', 'co2'];

/** The tour's numbers, with what the last change did to each; they follow the slider while it is held. */
export function StatisticsList({
  look,
  names = ALL,
}: {
  look: 'strip' | 'sheet' | 'panel';
  names?: readonly StatisticName[];
}) {
  const words = useTranslation();
  const format = useFormat();
  const { state, preview, notice } = usePlanner();
  const held = state.plan?.statistics ?? null;
  const statistics = preview?.statistics ?? held;
  // A tour without a stop has no numbers worth reading.
  if (statistics === null || statistics.numberOfExp === 0) return null;
  const guessed = guessedWays(preview ?? state.plan, state.options);
  const delta = preview === null ? notice.delta : statisticsDelta(held, preview.statistics);
  return (
    <dl className={styles[look]}>
      {tourStatistics(statistics, delta, words, format, guessed)
        .filter(({ name }) => names.includes(name))
        .map((number) => (
          <div key={number.name} className={styles.number} data-number={number.name}>
            <dt className={styles.label}>{number.label}</dt>
            <dd className={styles.value}>
              {number.value}
              {number.delta !== '' && <Tag tone="tint">{number.delta}</Tag>}
            </dd>
            {number.second !== '' && <dd className={styles.second}>{number.second}</dd>}
          </div>
        ))}
    </dl>
  );
}
