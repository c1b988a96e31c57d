import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../src/model/plan.ts';
import { planned } from '../../../builders/planned.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';

const daysOf = (plan: Plan) => plan.timeline.map(({ key, dayFrom, dayTo }) => `${key} ${dayFrom}-${dayTo}`);

describe('the days of a tour', () => {
  test('[Y1] an opening flight before 08:00 starts the tour', () => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime: '05:15' }), stop('a', { duration: 30 })],
      connections: { FRA_a: [flight(10, 'FRA', 'CMB')] },
    });
    // 15:15 and 30 h are 21:15 of the next day.
    expect([plan.start, plan.end, plan.days]).toEqual(['2027-01-10T05:15', '2027-01-11T06:00', 2]);
  });

  test('[Y1] an opening drive that leaves early starts the tour', () => {
    const plan = planned({ itinerary: [connectionEntry('FRA_a')], connections: { FRA_a: [travel(13)] } });
    expect([plan.start, plan.end, plan.days]).toEqual(['2027-01-10T07:00', '2027-01-10T20:00', 1]);
  });

  test('[Y1] an opening flight after 08:00 does not: the tour starts at 08:00', () => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime: 'evening' })],
      connections: { FRA_a: [flight(3, 'FRA', 'CMB')] },
    });
    expect([plan.start, plan.end, plan.days]).toEqual(['2027-01-10T08:00', '2027-01-10T21:00', 1]);
  });

  test.each([
    ['2027-12-30', 4, '2028-01-03', 5],
    ['2028-02-28', 2, '2028-03-01', 3],
    ['2027-02-28', 2, '2027-03-02', 3],
    ['2027-03-27', 2, '2027-03-29', 3],
    ['2027-10-30', 2, '2027-11-01', 3],
  ])('[Y1] from %s with %d nights it ends on %s: %d days', (startDate, nights, endDate, days) => {
    const plan = planned({ startDate, itinerary: [stop('a', { nights })] });
    expect([plan.end, plan.days]).toEqual([`${endDate}T06:00`, days]);
  });
});

describe('the days of an entry', () => {
  test('[Y2] are those of its arrival and departure, counted from 1', () => {
    const plan = planned({
      startDate: '2027-12-30',
      itinerary: [
        stop('a', { nights: 2 }),
        connectionEntry('a_b', { departureTime: '22:00' }),
        stop('b', { duration: 5 }),
      ],
      connections: { a_b: [travel(9, { type: 'rail' })] },
    });
    // 2028-01-01 06:00; rail 22:00 to 07:00; 07:00 to 12:00.
    expect(daysOf(plan)).toEqual(['a 1-3', 'a_b 3-4', 'a_b 3-4', 'b 4-4']);
  });

  test('[Y2] are counted from an opening flight', () => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime: '23:00' }), stop('a')],
      connections: { FRA_a: [flight(10, 'FRA', 'CMB')] },
    });
    expect(daysOf(plan)).toEqual(['FRA_a 1-2', 'FRA_a 1-2', 'a 2-3']);
  });

  test.each([
    ['waits for the morning', travel(8), {}, ['a_b 1-2', 'a_b 2-2']],
    [
      'has missed its train',
      travel(3, { type: 'train' }),
      { departureTime: 'morning' },
      ['a_b 1-2', 'a_b 2-2'],
    ],
    [
      'arrives a day after its train left',
      travel(20, { type: 'train' }),
      { departureTime: 'morning' },
      ['a_b 1-3', 'a_b 2-3'],
    ],
  ])(
    '[Y3] of a header that %s begin on the day when the traveller was ready',
    (_why, option, fields, rows) => {
      const plan = planned({
        itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b', fields)],
        connections: { a_b: [option] },
      });
      expect(daysOf(plan).slice(1)).toEqual(rows);
    },
  );

  test('[Y3] of a header that is spread from the next morning begin on the day before', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { a_b: [travel(15)] },
    });
    expect(daysOf(plan).slice(1)).toEqual(['a_b 1-3', 'a_b 2-3']);
  });
});

describe('specific days', () => {
  const now = '2026-11-20T09:30';

  test.each([
    [{ startDate: '2027-01-10' }, true],
    [{ startDate: '2027-01-10', newCalc: false }, true],
    [{ startDate: null, now, newCalc: true }, true],
    [{ startDate: null, now, newCalc: false }, false],
    [{ startDate: null, now }, false],
  ])('[Y4] %j: %s', (fields, isSpecific) => {
    expect(planned({ itinerary: [] }, fields).specificDays).toBe(isSpecific);
  });
});
