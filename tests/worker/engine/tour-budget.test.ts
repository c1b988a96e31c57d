import { describe, expect, test } from 'vitest';
import type { EngineExperience } from '../../../src/model/plan-request.ts';
import { tourBudget } from '../../../worker/engine/tour-budget.ts';
import { plan, stop, timelineConnection } from '../../ui/planner/plan-builder.ts';

const place = (key: string, country: string): EngineExperience => ({
  key,
  country_key: country,
  duration: 24,
  price: 0,
  price_per_night: 0,
  categories: [],
  location: { coordinates: [17, -22] },
});
const facts = {
  experiences: [place('windhoek', 'namibia'), place('maun', 'botswana'), place('nowhere', 'atlantis')],
  budgets: { namibia: { low: 40, mid: 90, high: 200 }, botswana: { low: 60, mid: 110, high: 300 } },
};
const at = (key: string, dayFrom: number, dayTo: number) =>
  stop(key, '2027-02-06T08:00', '2027-02-07T06:00', { dayFrom, dayTo, itinIndex: 0 });

describe('tourBudget', () => {
  test("[K8] sums the daily budget of each day's country", () => {
    // Days 1 to 3 in Namibia, days 4 and 5 in Botswana: it is reached on the fourth.
    const tour = plan([at('windhoek', 1, 3), at('maun', 4, 5)], { days: 5 });
    expect(tourBudget(tour, facts, 1)).toEqual({ lowUsd: 240, midUsd: 490, highUsd: 1200 });
  });

  test("[K8] uses the first stop's country for the day of the outward flight", () => {
    const flight = timelineConnection('FRA_WDH', '2027-02-06T08:00', '2027-02-07T06:00', {
      dayFrom: 1,
      itinIndex: 0,
    });
    const tour = plan([flight, at('windhoek', 2, 3)], { days: 3 });
    expect(tourBudget(tour, facts, 1)?.midUsd).toBe(270);
  });

  test('[K8] multiplies by the travelers', () => {
    expect(tourBudget(plan([at('windhoek', 1, 2)], { days: 2 }), facts, 3)).toEqual({
      lowUsd: 240,
      midUsd: 540,
      highUsd: 1200,
    });
  });

  test("[K8] is null without a stop or without a country's budget", () => {
    expect(tourBudget(plan([], { days: 1 }), facts, 1)).toBeNull();
    expect(tourBudget(plan([at('nowhere', 1, 2)], { days: 2 }), facts, 1)).toBeNull();
    expect(tourBudget(plan([at('windhoek', 1, 2)]), { experiences: facts.experiences }, 1)).toBeNull();
  });

  test('[K8] skips a stop that is no longer in the catalogue', () => {
    const tour = plan([at('windhoek', 1, 1), at('lost', 2, 3)], { days: 3 });
    expect(tourBudget(tour, facts, 1)?.midUsd).toBe(270);
  });
});
