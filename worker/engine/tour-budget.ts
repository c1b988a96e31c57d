import type { EngineFacts, TourBudget } from '../../src/model/plan-request.ts';
import type { Plan, TimelineStop } from '../../src/model/plan.ts';

/**
 * Typical spending for the whole tour: each day at the daily budget of the country where the day ends, times the number
 * of travelers. USD; null without stops or if any country has no budget.
 */
export function tourBudget(
  { timeline, days }: Pick<Plan, 'timeline' | 'days'>,
  { experiences, budgets = {} }: Pick<EngineFacts, 'experiences' | 'budgets'>,
  travelers: number,
): TourBudget | null {
  const countryOf = new Map(experiences.map(({ key, country_key: country }) => [key, country]));
  const stops = timeline.filter(
    (entry): entry is TimelineStop => entry.timelineType === 'experience' && countryOf.has(entry.key),
  );
  const sum: TourBudget = { lowUsd: 0, midUsd: 0, highUsd: 0 };
  for (let day = 1; day <= days; day += 1) {
    const stop = stops.findLast(({ dayFrom }) => dayFrom <= day) ?? stops[0];
    const budget = budgets[countryOf.get(stop?.key ?? '') ?? ''];
    if (budget === undefined) return null;
    sum.lowUsd += budget.low * travelers;
    sum.midUsd += budget.mid * travelers;
    sum.highUsd += budget.high * travelers;
  }
  return sum;
}
