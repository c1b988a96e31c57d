import { describe, expect, test } from 'vitest';
import type { StopEntry } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';

function adjusted(tour: Tour, days: number) {
  return planned({ ...tour, ops: [{ op: 'adjustDays', days }] });
}

/** The hours that the entries ask for, null where they ask for none. */
function hoursOf(tour: Tour, days: number): (number | null)[] {
  return adjusted(tour, days).itinerary.flatMap((entry) =>
    'experience_id' in entry ? [(entry as StopEntry).duration ?? null] : [],
  );
}

describe('adding', () => {
  // 08:00 of the 10th, 06:00 of the 11th, 06:00 of the 12th: 22 and 24 hours as planned, 3 days.
  const twoStops = { itinerary: [stop('a'), stop('b')] };

  test.each([
    [3, [null, null]],
    [4, [46, null]],
    [5, [46, 48]],
    [6, [70, 48]],
    [8, [94, 72]],
  ])('[O15] for %i days nights are distributed from the first stop on', (days, hours) => {
    expect(hoursOf(twoStops, days)).toEqual(hours);
    const plan = adjusted(twoStops, days);
    expect(plan.days).toBe(days);
    expect(plan.warnings).toEqual([]);
  });

  test('[O15] keeps a night that changes no day, and gives the next to the stop with the least surplus', () => {
    // a ends at 20:00 and the drive waits for the morning; with a night more a ends at 06:00 of that
    // morning, and the drive leaves when it did. Then a and b have a night each, as recommended, and a comes first.
    const tour = {
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b'), stop('b')],
      connections: { a_b: [travel(10)] },
    };
    expect(planned(tour).days).toBe(3);
    expect(hoursOf(tour, 4)).toEqual([46, null]);
  });

  test.each([
    [36, [46, null], 'one night: both are planned as recommended'],
    [36.5, [null, 48], 'two nights: it has one less than recommended'],
  ])('[O15] %d hours recommend, halves down, %j (%s)', (duration, hours) => {
    const tour = { itinerary: [stop('b'), stop('a')], experiences: { a: { duration } } };
    expect(planned(tour).days).toBe(3);
    expect(hoursOf(tour, 4)).toEqual(hours);
  });

  test('[O15] continues after a round that changes no day', () => {
    // The one stop ends at 20:00 and the drive waits for the morning; with a night more it leaves at the same
    // time. Only the second night makes a day more.
    const tour = {
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_x')],
      connections: { a_x: [travel(10)] },
    };
    expect(planned(tour).days).toBe(2);
    expect(hoursOf(tour, 3)).toEqual([46]);
    expect(adjusted(tour, 3).warnings).toEqual([]);
  });

  test('[O15] handles a tour that ends in the year 9999', () => {
    expect(adjusted({ ...twoStops, startDate: '9998-01-01' }, 366).days).toBe(366);
  });
});

describe('removing', () => {
  // To the 13th at 06:00, 70 hours, and to the 14th, 24 hours: 5 days.
  const tour = { itinerary: [stop('a', { duration: 70 }), stop('b')] };

  test.each([
    [4, [46, null]],
    [3, [22, null]],
  ])('[O15] for %i days only stops of 30 hours and more give', (days, hours) => {
    expect(hoursOf(tour, days)).toEqual(hours);
    expect(adjusted(tour, days).warnings).toEqual([]);
  });

  test('[O15] takes nights from the stops in turn, from the first', () => {
    // 46, 48 and 48 hours as planned, 7 days.
    const three = { itinerary: ['a', 'b', 'c'].map((id) => stop(id, { nights: 2 })) };
    expect(planned(three).days).toBe(7);
    expect(hoursOf(three, 6)).toEqual([22, null, null]);
    expect(hoursOf(three, 5)).toEqual([22, 24, null]);
    expect(hoursOf(three, 4)).toEqual([22, 24, 24]);
  });

  test.each([
    ['30 hours give a night', '20:00', 4, 2, 6],
    ['29 hours give none', '20:00', 5, 3, 30],
  ])('[O15] %s', (_name, departureTime, busHours, days, hours) => {
    // The bus of 20:00 arrives at 00:00 or 01:00 of the 11th, the stay ends at 06:00 of the 12th.
    const byBus = {
      itinerary: [connectionEntry('x_a', { departureTime }), stop('a', { duration: 30 })],
      connections: { x_a: [travel(busHours, { type: 'bus' })] },
    };
    expect(planned(byBus).days).toBe(3);
    expect(adjusted(byBus, 2).days).toBe(days);
    expect(hoursOf(byBus, 2)).toEqual([hours]);
  });
});

describe('limits', () => {
  test('[O16] keeps the closest plan and warns with both numbers when no stop can give more', () => {
    const plan = adjusted({ itinerary: [stop('a', { duration: 70 }), stop('b')] }, 2);
    expect(plan.days).toBe(3);
    expect(plan.itinerary).toEqual([{ experience_id: 'a', duration: 22 }, { experience_id: 'b' }]);
    expect(plan.warnings).toEqual([{ code: 'days-not-reached', wanted: 2, reached: 3 }]);
  });

  test.each([
    ['without stops', [], 5],
    ['with connections alone', [connectionEntry('FRA_CMB')], 5],
    ['where no stop gives a night', [stop('a')], 1],
  ])('[O16] %s the tour stays as it is', (_name, itinerary, days) => {
    const plan = adjusted({ itinerary }, days);
    const before = planned({ itinerary });
    expect(plan.itinerary).toEqual(before.itinerary);
    expect(plan.warnings.at(-1)).toEqual({ code: 'days-not-reached', wanted: days, reached: before.days });
  });

  test('[O16] warns in the order of the ops', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 6 })],
      ops: [
        { op: 'reduce', entry: 0 },
        { op: 'adjustDays', days: 2 },
        { op: 'setNights', entry: 0, nights: 0 },
        { op: 'adjustDays', days: 2 },
      ],
    });
    expect(plan.days).toBe(2);
    expect(plan.warnings).toEqual([{ code: 'step-impossible', experience_id: 'a' }]);
  });
});
