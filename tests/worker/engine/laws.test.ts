import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStop, type PlanInput, type TimelineConnection } from '../../../src/model/plan.ts';
import { shapeOf } from '../../../worker/engine/edits/journey-shape.ts';
import { lookupInTable } from '../../../worker/engine/option-lookup.ts';
import { orderCosts } from '../../../worker/engine/order/order-costs.ts';
import type { Outcome } from '../../../worker/engine/input/rejection.ts';
import { orderSeconds } from '../../../worker/engine/order/search-order.ts';
import { anInput, anInputOnOneClock } from '../../builders/any-input.ts';
import { planOf } from '../../builders/planned.ts';
import { hasRentalsOfOnePair, transfersOf } from '../../builders/transfers.ts';

const RUNS = { seed: 20_270_110, numRuns: 500 };

test('[W9] replanning with the durations of a plan changes nothing', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const plan = planOf(input);
      const durations = new Map(
        plan.timeline.flatMap((entry) =>
          entry.timelineType === 'experience' ? [[entry.itinIndex, entry.duration] as const] : [],
        ),
      );
      const itinerary = plan.itinerary.map((entry, index) => {
        const duration = durations.get(index);
        return duration === undefined ? entry : { ...entry, duration };
      });
      expect(planOf({ ...input, itinerary }).timeline).toEqual(plan.timeline);
    }),
    RUNS,
  );
});

test('[G7] a connection without a timetable never travels between 20:00 and 06:00', () => {
  fc.assert(
    fc.property(anInputOnOneClock, (input) => {
      for (const { kind, connections } of transfersOf(planOf(input), input)) {
        if (kind !== 'by day') continue;
        const traveled = connections.filter(({ travel }) => travel > 0).map(({ entry }) => entry);
        expect(traveled.filter((entry) => !isByDay(entry))).toEqual([]);
      }
    }),
    RUNS,
  );
});

test('[G19] neither does a journey of more than 90 minutes between timed connections', () => {
  fc.assert(
    fc.property(anInputOnOneClock, (input) => {
      for (const { kind, connections } of transfersOf(planOf(input), input)) {
        if (kind !== 'timed') continue;
        const long = connections
          .filter(({ travel, isTimed }) => !isTimed && travel > 90)
          .map(({ entry }) => entry);
        expect(long.filter((entry) => !isByDay(entry))).toEqual([]);
      }
    }),
    RUNS,
  );
});

test('[B5] every uid is unique', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { accommodation, flights, transport, rentals } = planOf(input).bookings;
      const uids = [...accommodation, ...flights, ...transport, ...rentals].map(({ uid }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
    }),
    RUNS,
  );
});

test('[B7] planning again with the bookings of the plan gives the same bookings', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const plan = planOf(input);
      fc.pre(!hasRentalsOfOnePair(plan));
      const { bookings } = plan;
      expect(planOf({ ...input, bookings }).bookings).toEqual(bookings);
    }),
    RUNS,
  );
});

test('[Y2] entries follow each other, and days are those of the calendar', () => {
  fc.assert(
    fc.property(anInputOnOneClock, (input) => {
      const plan = planOf(input);
      let last = plan.start;
      let end = last;
      for (const entry of plan.timeline) {
        if (entry.timelineType === 'connectionGroup') {
          end = entry.arrival;
          continue;
        }
        if (entry.timelineType === 'experience') end = entry.departure;
        const moments =
          entry.timelineType === 'experience'
            ? [entry.arrival, entry.departure]
            : [entry.departure, entry.arrival];
        for (const moment of moments) {
          expect(moment >= last).toBe(true);
          last = moment;
        }
        expect([entry.dayFrom, entry.dayTo]).toEqual(
          moments.map((moment) => daysApart(plan.start, moment) + 1),
        );
      }
      // A header ends when its last connection's trail does.
      expect(end).toBe(plan.end);
      expect(plan.days).toBe(daysApart(plan.start, plan.end) + 1);
    }),
    RUNS,
  );
});

test('[O16] adjustDays reaches the wanted days, or warns and is no further off than before', () => {
  fc.assert(
    fc.property(anInput, fc.boolean(), fc.integer({ min: 1, max: 60 }), (someInput, isDaily, wanted) => {
      const input = isDaily ? withoutDepartures(someInput) : someInput;
      const before = planOf(input);
      const plan = planOf({ ...input, ops: [{ op: 'adjustDays', days: wanted }] });
      const said = plan.warnings.filter(({ code }) => code === 'days-not-reached');
      const isReached = plan.days === wanted;
      expect(said).toEqual(isReached ? [] : [{ code: 'days-not-reached', wanted, reached: plan.days }]);
      expect(Math.abs(plan.days - wanted)).toBeLessThanOrEqual(Math.abs(before.days - wanted));
      // A stop can always grow; where a connection does not leave on every day, a night more may make several days.
      expect(isReached || wanted < before.days || !input.itinerary.some(isStop) || !isDaily).toBe(true);
    }),
    RUNS,
  );
});

test('[R6] optimise is never longer, keeps the stops and returns their previous order', () => {
  fc.assert(
    fc.property(anInput, fc.boolean(), fc.boolean(), (input, fixStart, fixEnd) => {
      const plan = planOf({ ...input, ops: [{ op: 'optimise', fixStart, fixEnd }] });
      const given = input.itinerary.filter(isStop).map((entry) => entry.experience_id);
      const ordered = plan.itinerary.filter(isStop).map((entry) => entry.experience_id);
      expect(plan.originalOrder).toEqual(given);
      expect([...ordered].sort()).toEqual([...given].sort());
      expect(!fixStart || ordered[0] === given[0]).toBe(true);
      expect(!fixEnd || ordered.at(-1) === given.at(-1)).toBe(true);
      if (given.length < 2) return;
      const shape = shapeOf(input.itinerary);
      const costs = must(
        orderCosts(shape, { ...input, airports: {}, optionsOf: lookupInTable(input.connections) }),
      );
      const positions = plan.itinerary.filter(isStop).map((entry) => shape.stops.indexOf(entry));
      const before = orderSeconds(
        [...positions].sort((one, other) => one - other),
        costs,
      );
      expect(orderSeconds(positions, costs)).toBeLessThanOrEqual(before + 1e-6);
    }),
    RUNS,
  );
});

test('[O1] a plan does not change its input', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const copy = structuredClone(input);
      planOf({ ...input, ops: [{ op: 'reverse' }, { op: 'adjustDays', days: 9 }, { op: 'optimise' }] });
      expect(input).toEqual(copy);
    }),
    { ...RUNS, numRuns: 100 },
  );
});

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.rejection.path}`);
  return outcome.value;
}

function withoutDepartures(input: PlanInput): PlanInput {
  const connections = Object.entries(input.connections).map(([id, options]) => [
    id,
    options?.map((option) => ({ ...option, departures: null, weekdays: null })),
  ]);
  return { ...input, connections: Object.fromEntries(connections) };
}

function isByDay({ departure, arrival, duration }: TimelineConnection): boolean {
  return (
    departure.slice(11) >= '06:00' &&
    departure.slice(11) < '20:00' &&
    arrival.slice(11) > '06:00' &&
    arrival.slice(11) <= '20:00' &&
    Math.abs(hoursOfDaylight(departure, arrival) - duration) < 1e-6
  );
}

const clockHours = (moment: string) => Number(moment.slice(11, 13)) + Number(moment.slice(14)) / 60;
const daysApart = (from: string, to: string) =>
  (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / 86_400_000;

/** Hours between 06:00 and 20:00 from one moment to the other: all that one may travel. */
function hoursOfDaylight(from: string, to: string): number {
  return daysApart(from, to) * 14 + clockHours(to) - clockHours(from);
}
