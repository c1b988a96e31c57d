import type { Statistics } from '../../../../model/plan.ts';

type Values = Omit<Statistics, 'previous'>;

/** Effect of a change on the statistics in the summary bar; 0 for no change. */
export interface StatisticsDelta {
  days: number;
  nights: number;
  costUsd: number;
  roadHours: number;
  flightHours: number;
  distanceKm: number;
  co2Kg: number;
}

export const NO_DELTA: StatisticsDelta = {
  days: 0,
  nights: 0,
  costUsd: 0,
  roadHours: 0,
  flightHours: 0,
  distanceKm: 0,
  co2Kg: 0,
};

/** Difference of two plans' statistics; all 0 if there is no previous plan. */
export function statisticsDelta(before: Values | null, after: Values | null): StatisticsDelta {
  if (before === null || after === null) return NO_DELTA;
  return {
    days: after.duration.days - before.duration.days,
    nights: after.duration.nights - before.duration.nights,
    costUsd: after.cost.total - before.cost.total,
    roadHours: after.duration.onRoad - before.duration.onRoad,
    flightHours: after.duration.onFlight - before.duration.onFlight,
    distanceKm: after.distance.road - before.distance.road,
    co2Kg: after.co2 - before.co2,
  };
}
