import type { PlanAnswer } from '../../src/model/plan-request.ts';
import type { Plan } from '../../src/model/plan.ts';
import type { OptionLookup } from './option-lookup.ts';

type Rental = Extract<PlanAnswer, { ok: true }>['rental'];

/**
 * What the rental cars cost beyond their fuel: each class from the day of its first leg to that of its last,
 * because a car is not given back between two legs. USD, the highest daily rate among the legs.
 */
export function estimateRental(plan: Pick<Plan, 'timeline'>, optionsOf: OptionLookup): Rental {
  const classes = new Map<string, { from: number; to: number; perDayUsd: number }>();
  for (const entry of plan.timeline) {
    if (entry.timelineType !== 'connection') continue;
    const option = optionsOf(entry.key)[entry.selected];
    if (option?.type !== 'rental' || option.perDay === null || option.perDay === undefined) continue;
    const drivingType = option.drivingType ?? 'rental';
    const known = classes.get(drivingType);
    classes.set(drivingType, {
      from: known?.from ?? entry.dayFrom,
      to: entry.dayTo,
      perDayUsd: Math.max(known?.perDayUsd ?? 0, option.perDay),
    });
  }
  return [...classes].map(([drivingType, { from, to, perDayUsd }]) => {
    const days = to - from + 1;
    return { drivingType, days, perDayUsd, totalUsd: days * perDayUsd };
  });
}
