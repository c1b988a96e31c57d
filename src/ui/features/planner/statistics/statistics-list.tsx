import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import { Tag } from '../../../components/tag.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './statistics-list.module.css';
import { statisticsDelta } from './statistics-delta.ts';
import { tourStatistics } from './tour-statistics.ts';
import type { EstimateInfo, StatisticName, TourStatistic } from './tour-statistics.ts';

type PlanEntries = Pick<NonNullable<PlannerState['plan']>, 'timeline' | 'warnings'>;

function estimateInfo(plan: PlanEntries | null, options: PlannerState['options']): EstimateInfo {
  const chosen = (plan?.timeline ?? []).flatMap((entry) =>
    entry.timelineType === 'connection' ? (options[entry.key]?.[entry.selected] ?? []) : [],
  );
  const hasEstimate = (byAir: boolean) =>
    chosen.some(({ type, estimated }) => (type === 'flight') === byAir && estimated === true);
  const missing = (plan?.warnings ?? []).filter(({ code }) => code === 'connection-missing').length;
  return { road: hasEstimate(false), air: hasEstimate(true), missing };
}

/** Null for a tour without stops, which has no meaningful statistics. */
export function useTourStatistics(): TourStatistic[] | null {
  const translation = useTranslation();
  const format = useFormat();
  const { state, preview, notice } = usePlanner();
  const planned = state.plan?.statistics ?? null;
  const statistics = preview?.statistics ?? planned;
  if (statistics === null || statistics.numberOfExp === 0) return null;
  const estimates = estimateInfo(preview ?? state.plan, state.options);
  const delta = preview === null ? notice.delta : statisticsDelta(planned, preview.statistics);
  return tourStatistics(statistics, delta, translation, format, estimates);
}

const ALL: readonly StatisticName[] = ['days', 'cost', 'travelTime', 'distance', 'co2'];

/** The tour's statistics with the effect of the last change; they follow the preview during a drag. */
export function StatisticsList({
  look,
  names = ALL,
}: {
  look: 'strip' | 'sheet' | 'panel';
  names?: readonly StatisticName[];
}) {
  const statistics = useTourStatistics();
  if (statistics === null) return null;
  return (
    <dl className={styles[look]}>
      {statistics
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
