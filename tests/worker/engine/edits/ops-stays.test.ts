import { describe, expect, test } from 'vitest';
import type { ItineraryEntry, Op } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';

/** Leaves a at 18:00 by bus and arrives in b at 03:00, which adds a night there. */
const NIGHT_BUS: Tour = {
  itinerary: [stop('a', { duration: 10 }), connectionEntry('a_b', { departureTime: '18:00' }), stop('b')],
  connections: { a_b: [travel(9, { type: 'bus' })] },
};

/** Leaves a after 2 hours, at 10:00, and drives for so long to b. */
function driveTo(hours: number, b: ItineraryEntry = stop('b')): Tour {
  return {
    itinerary: [stop('a', { duration: 2 }), connectionEntry('a_b'), b],
    connections: { a_b: [travel(hours)] },
  };
}

function afterOps(tour: Tour, ...ops: Op[]) {
  return planned({ ...tour, ops });
}

describe('steps', () => {
  test('[O2] reduces one night to half a day', () => {
    // 08:00 to 06:00 is one night; 12 hours end at 20:00 of the same day.
    const plan = afterOps({ itinerary: [stop('a')] }, { op: 'reduce', entry: 0 });
    expect(plan.itinerary).toEqual([{ experience_id: 'a', duration: 12 }]);
    expect(plan.warnings).toEqual([]);
  });

  test('[O2] increases one night to two', () => {
    const plan = afterOps({ itinerary: [stop('a')] }, { op: 'increase', entry: 0 });
    expect(plan.itinerary).toEqual([{ experience_id: 'a', duration: 46 }]);
    expect(plan.timeline[0]).toMatchObject({ nights: 2, departure: '2027-01-12T06:00' });
  });

  test('[O2] warns and changes nothing where it is impossible', () => {
    const itinerary = [stop('a', { duration: 6, nights: 3, notes: 'n' })];
    const plan = afterOps({ itinerary }, { op: 'reduce', entry: 0 });
    expect(plan.itinerary).toEqual(itinerary);
    expect(plan.warnings).toEqual([{ code: 'step-impossible', experience_id: 'a' }]);
  });

  test('[O2] repeated reducing ends at the minimum; each further step warns', () => {
    const reduce: Op = { op: 'reduce', entry: 0 };
    // 46 h, 22 h, 12 h, 6 h; 6 h cannot be reduced.
    const tour = { itinerary: [stop('a', { duration: 46 })] };
    const plan = afterOps(tour, reduce, reduce, reduce, reduce, reduce);
    expect(plan.itinerary).toEqual([{ experience_id: 'a', duration: 6 }]);
    expect(plan.warnings).toEqual([
      { code: 'step-impossible', experience_id: 'a' },
      { code: 'step-impossible', experience_id: 'a' },
    ]);
  });
});

describe('setNights', () => {
  test.each([
    ['one night', 1, 22, '2027-01-11T06:00'],
    ['three nights', 3, 70, '2027-01-13T06:00'],
    ['a year', 366, 366 * 24 - 2, '2028-01-11T06:00'],
  ])('[O3] %s from 08:00 ends at EARLY', (_name, nights, hours, departure) => {
    const plan = afterOps({ itinerary: [stop('a')] }, { op: 'setNights', entry: 0, nights });
    expect(plan.itinerary).toEqual([{ experience_id: 'a', duration: hours }]);
    expect(plan.timeline[0]).toMatchObject({ nights, departure });
  });

  test('[O3] counts two nights from an arrival at 14:00', () => {
    const plan = afterOps(driveTo(4), { op: 'setNights', entry: 2, nights: 2 });
    expect(plan.itinerary[2]).toEqual({ experience_id: 'b', duration: 40 });
  });

  test.each([
    ["the experience's own duration", 1, 4, 4],
    ['12 hours at most', 0, 40, 12],
    ['what is left until LATE', 4, 24, 6],
    ['half an hour where no more is left', 9.5, 24, 0.5],
  ])('[O3] no night takes %s', (_name, driveHours, own, hours) => {
    // Without a drive the stop is the first entry, at 08:00; else it is reached at 10:00 and the drive.
    const tour = driveHours === 0 ? { itinerary: [stop('b')] } : driveTo(driveHours);
    const entry = tour.itinerary.length - 1;
    const plan = planned({
      ...tour,
      experiences: { b: { duration: own } },
      ops: [{ op: 'setNights', entry, nights: 0 }],
    });
    expect(plan.itinerary[entry]).toEqual({ experience_id: 'b', duration: hours });
    expect(plan.timeline.at(-1)).toMatchObject({ nights: 0, duration: hours });
  });

  test.each([
    [1, 12, '2027-01-11T15:00'],
    [2, 27, '2027-01-12T06:00'],
    [3, 51, '2027-01-13T06:00'],
  ])('[O3] an arrival at 03:00 counts as one night: %i are %i hours', (nights, hours, departure) => {
    const plan = afterOps(NIGHT_BUS, { op: 'setNights', entry: 2, nights });
    expect(plan.itinerary[2]).toEqual({ experience_id: 'b', duration: hours });
    expect(plan.timeline.at(-1)).toMatchObject({ nights, departure });
  });

  test('[O4] cannot be 0 for an arrival before EARLY', () => {
    const plan = afterOps(NIGHT_BUS, { op: 'setNights', entry: 2, nights: 0 });
    expect(plan.itinerary).toEqual(NIGHT_BUS.itinerary);
    expect(plan.warnings).toEqual([{ code: 'step-impossible', experience_id: 'b' }]);
  });

  test('[O4] cannot be 0 for an arrival at LATE, and keeps the wanted nights', () => {
    const tour = driveTo(10, stop('b', { nights: 2, duration: 30 }));
    const plan = afterOps(tour, { op: 'setNights', entry: 2, nights: 0 });
    expect(plan.itinerary).toEqual(tour.itinerary);
    expect(plan.warnings).toEqual([{ code: 'step-impossible', experience_id: 'b' }]);
  });
});

describe('fields of the entry', () => {
  test.each<[Op, number]>([
    [{ op: 'reduce', entry: 0 }, 22],
    [{ op: 'increase', entry: 0 }, 70],
    [{ op: 'setNights', entry: 0, nights: 1 }, 22],
    // Without connections b follows at once: 10 to 12 January and 12 to 13; a gives one night.
    [{ op: 'adjustDays', days: 3 }, 22],
  ])('[O5] %j takes the wished nights away and keeps all else', (op, duration) => {
    const wished = stop('a', { id: 'A', nights: 2, notes: 'n', mood: 'calm' });
    const plan = afterOps({ itinerary: [wished, stop('b')] }, op);
    expect(plan.itinerary).toEqual([
      { experience_id: 'a', id: 'A', notes: 'n', mood: 'calm', duration },
      { experience_id: 'b' },
    ]);
  });
});
