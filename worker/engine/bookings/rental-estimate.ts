import type { Plan } from '../../../src/model/plan.ts';
import type { PlanAnswer } from '../../../src/model/plan-request.ts';
import type { OptionLookup } from '../option-lookup.ts';

type RentalCar = Extract<PlanAnswer, { ok: true }>['rental'][number];

interface Hire {
  drivingType: string;
  perDayUsd: number;
  firstDay: number;
  lastDay: number;
}

const CENTS = 100;

/**
 * Rental car costs of a plan, which are not part of any leg's price: each class from the day of its first leg to that
 * of its last, including idle days. Countries with their own prices are computed separately and returned as one line.
 * USD, an estimate.
 */
export function estimateRental({ timeline }: Pick<Plan, 'timeline'>, optionsOf: OptionLookup): RentalCar[] {
  const hires = new Map<string, Hire>();
  for (const entry of timeline) {
    if (entry.timelineType !== 'connection') continue;
    const option = optionsOf(entry.key)[entry.selected];
    if (!option?.perDay || (option.type !== 'rental' && option.drivingType !== 'rental')) continue;
    const drivingType = option.drivingType ?? 'rental';
    const name = `${drivingType}:${option.perDay}`;
    const hire = hires.get(name);
    if (hire) hire.lastDay = entry.dayTo;
    else {
      hires.set(name, {
        drivingType,
        perDayUsd: option.perDay,
        firstDay: entry.dayFrom,
        lastDay: entry.dayTo,
      });
    }
  }
  const cars = new Map<string, RentalCar>();
  for (const { drivingType, perDayUsd, firstDay, lastDay } of hires.values()) {
    const car = cars.get(drivingType) ?? { drivingType, days: 0, perDayUsd, totalUsd: 0 };
    car.days += lastDay - firstDay + 1;
    car.totalUsd = roundCents(car.totalUsd + (lastDay - firstDay + 1) * perDayUsd);
    car.perDayUsd = roundCents(car.totalUsd / car.days);
    cars.set(drivingType, car);
  }
  return [...cars.values()];
}

function roundCents(usd: number): number {
  return Math.round(usd * CENTS) / CENTS;
}
