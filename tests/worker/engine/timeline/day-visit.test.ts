import { describe, expect, test } from 'vitest';
import type { StopEntry } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry, type Fields, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import { mainRowsOf } from '../../../builders/timeline-rows.ts';

/** An island that a boat brings back from: a town before it, a town after it. */
function tour(
  wish: Fields<StopEntry>,
  { ownHours = 6, back = 2, out = 1, ...rest }: Record<string, unknown> = {},
): Tour {
  return {
    itinerary: [
      stop('a', { nights: 1 }),
      connectionEntry('a_b'),
      stop('b', wish),
      connectionEntry('b_c'),
      stop('c', { nights: 1 }),
    ],
    experiences: {
      a: { duration: 24, price_per_night: 30 },
      b: { duration: Number(ownHours), price_per_night: 40, day_only: true },
      c: { duration: 24, price_per_night: 50 },
    },
    connections: { a_b: [travel(Number(out))], b_c: [travel(Number(back))] },
    ...rest,
  };
}
const islandOf = (plan: ReturnType<typeof planned>) =>
  plan.timeline.find((entry) => entry.timelineType === 'experience' && entry.key === 'b');
const nightsThere = (plan: ReturnType<typeof planned>) =>
  plan.bookings.accommodation.filter(({ exp_key: key }) => key === 'b').length;

describe('a place without overnight stays', () => {
  test.each([
    [{}, 6],
    [{ nights: 0 }, 6],
    [{ nights: 1 }, 6],
    [{ nights: 30 }, 6],
    [{ duration: 3 }, 3],
    // Kept from when nights could be had there: 9:00 to 18:00, and on by 20:00.
    [{ duration: 45 }, 9],
  ])('[W10] with %j it has no night, no booking, and its hours are of one day', (wish, hours) => {
    const plan = planned(tour(wish));
    expect(islandOf(plan)).toMatchObject({ nights: 0, duration: hours, dayFrom: 2, dayTo: 2 });
    expect(nightsThere(plan)).toBe(0);
    expect(plan.bookings.accommodation.map(({ price_per_night: price }) => price)).toEqual([30, 50]);
  });

  test('[W10] ends the visit early enough to travel on by LATE', () => {
    const rows = mainRowsOf(planned(tour({}, { ownHours: 10, back: 4 })));
    expect(rows.find((row) => row.startsWith('b '))).toBe('b 01-11 09:00 → 01-11 16:00, nights 0');
    expect(rows.find((row) => row.startsWith('c '))).toContain('c 01-11 20:00 →');
  });

  test('[W10] starts a journey that is too long for the day nevertheless', () => {
    const plan = planned(tour({}, { ownHours: 10, back: 9 }));
    const stays = plan.bookings.accommodation;
    expect(islandOf(plan)).toMatchObject({ nights: 0, departure: '2027-01-11T19:00' });
    // The night is during the connection, at the price of the next place.
    expect(stays.map(({ exp_key: key, price_per_night: price }) => [key ?? 'way', price])).toEqual([
      ['a', 30],
      ['way', 50],
      ['c', 50],
    ]);
  });

  test('[W10] gets no night from steps or adjustDays', () => {
    const before = planned(tour({}));
    expect(islandOf(before)).toMatchObject({ canIncrease: true });
    const nights = planned({ ...tour({}), ops: [{ op: 'setNights', entry: 2, nights: 2 }] });
    expect(nights.warnings).toContainEqual({ code: 'step-impossible', experience_id: 'b' });
    let plan = before;
    const ops = [];
    for (let step = 0; step < 4; step += 1) {
      ops.push({ op: 'increase' as const, entry: 2 });
      plan = planned({ ...tour({}), ops });
      expect(islandOf(plan)).toMatchObject({ nights: 0 });
    }
    expect(islandOf(plan)).toMatchObject({ canIncrease: false, departure: '2027-01-11T18:00' });
    const longer = planned({ ...tour({}), ops: [{ op: 'adjustDays', days: 9 }] });
    expect([longer.days, nightsThere(longer), islandOf(longer)]).toMatchObject([9, 0, { nights: 0 }]);
  });

  test('[W10] keeps a booking there as stale', () => {
    const free = planned({
      ...tour({ nights: 2 }),
      experiences: { ...tour({}).experiences, b: { duration: 6 } },
    });
    const booked = {
      ...free.bookings,
      accommodation: free.bookings.accommodation.map((stay) =>
        Object.assign({}, stay, { booked: stay.exp_key === 'b' }),
      ),
    };
    const plan = planned(tour({ nights: 2 }), { bookings: booked });
    const stay = plan.bookings.accommodation.find(({ exp_key: key }) => key === 'b');
    expect(stay).toMatchObject({ booked: true, stale: true });
    expect(plan.itinerary).toContainEqual(expect.objectContaining({ experience_id: 'b', nights: 2 }));
  });

  test('[W10] replanning changes nothing', () => {
    for (const [ownHours, back] of [
      [6, 2],
      [10, 4],
      [10, 9],
      [3, 13],
    ]) {
      const first = planned(tour({}, { ownHours, back }));
      const again = planned({ ...tour({}, { ownHours, back }), itinerary: first.itinerary });
      expect(again.timeline).toEqual(first.timeline);
    }
  });
});
