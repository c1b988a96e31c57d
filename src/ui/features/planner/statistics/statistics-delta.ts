import type { Statistics } from '../../../../model/plan.ts';

type Numbers = Omit<Statistics, 'previous'>;

/** What a change did to the numbers that the strip shows; 0 where nothing changed. */
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

/** The difference of two plans' statistics; without a plan before there is none. */
export function statisticsDelta(before: Numbers | null, after: Numbers | null): StatisticsDelta {
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
