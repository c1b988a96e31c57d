import type { Statistics } from '../../../../model/plan.ts';
import { markEstimate } from '../../../format/option-labels.ts';
import type { useFormat } from '../../../format/use-format.ts';
import type { Translation } from '../../../shell/i18n/use-translation.ts';
import type { StatisticsDelta } from './statistics-delta.ts';

export type StatisticName = 'days' | 'cost' | 'travelTime' | 'distance' | 'co2';

export interface TourStatistic {
  name: StatisticName;
  label: string;
  value: string;
  /** Effect of the last change; empty if none. */
  delta: string;
  second: string;
}

/** Accuracy of the sums. */
export interface EstimateInfo {
  /** Whether any of the summed connections is an estimate. */
  road: boolean;
  air: boolean;
  /** Number of unknown connections, which are not included. */
  missing?: number;
}

const NBSP = '\u00a0';
const UNKNOWN = '–';

/** The tour's five statistics as texts, each with unit, change and an explaining line. */
export function tourStatistics(
  statistics: Statistics,
  delta: StatisticsDelta,
  { t, tn }: Translation,
  format: ReturnType<typeof useFormat>,
  { road, air, missing = 0 }: EstimateInfo = { road: false, air: false },
): TourStatistic[] {
  const { duration, cost, distance, co2 } = statistics;
  const onRoad = (measure: string) => markEstimate({ estimated: road }, measure);
  const inAir = (measure: string) => markEstimate({ estimated: air }, measure);
  const hours = (value: number) => format.number(value) + NBSP + 'h';
  const length = (km: number) => format.distance(km * 1000);
  const atLeast = (value: number, text: string) =>
    missing === 0 ? text : value === 0 ? UNKNOWN : `${text}+`;
  const under = cost.totalBenchmark - cost.total;
  return [
    {
      name: 'days',
      label: t('planner.statistics.days'),
      value: format.number(duration.days),
      delta: formatSigned(delta.days, format.number),
      second: tn('planner.nights', duration.nights),
    },
    {
      name: 'cost',
      label: t('planner.statistics.cost'),
      value: atLeast(cost.total, format.money(cost.total)),
      delta: delta.costUsd === 0 ? '' : format.moneyChange(delta.costUsd),
      second:
        under === 0
          ? t('planner.statistics.as-usual')
          : t(under > 0 ? 'planner.statistics.under-usual' : 'planner.statistics.over-usual', {
              price: format.money(Math.abs(under)),
            }),
    },
    {
      name: 'travelTime',
      label: t('planner.statistics.onTheWay'),
      value: atLeast(duration.onRoad, onRoad(hours(duration.onRoad))),
      delta: formatSigned(delta.roadHours, hours),
      second: [
        duration.onFlight > 0
          ? t('planner.statistics.in-the-air', { hours: inAir(hours(duration.onFlight)) })
          : '',
        missing > 0 ? tn('planner.statistics.missing', missing) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      name: 'distance',
      label: t('planner.statistics.distance'),
      value: atLeast(distance.road, onRoad(length(distance.road))),
      delta: formatSigned(delta.distanceKm, length),
      second:
        distance.flight > 0
          ? t('planner.statistics.by-air', { distance: inAir(length(distance.flight)) })
          : '',
    },
    {
      name: 'co2',
      label: t('planner.statistics.co2'),
      value: format.weight(co2),
      delta: formatSigned(delta.co2Kg, format.weight),
      second: t('planner.statistics.co2-a-day', {
        weight: format.weight(Math.round(co2 / Math.max(duration.days, 1))),
      }),
    },
  ];
}

function formatSigned(value: number, write: (value: number) => string): string {
  if (value === 0) return '';
  return (value < 0 ? '−' : '+') + write(Math.abs(value));
}
