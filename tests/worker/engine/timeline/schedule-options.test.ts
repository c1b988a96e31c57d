import { describe, expect, test } from 'vitest';
import type { ConnectionTable } from '../../../../src/model/schemas/connection-option.ts';
import type { ConnectionEntry } from '../../../../src/model/plan.ts';
import { planned } from '../../../builders/planned.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { rowsOf } from '../../../builders/timeline-rows.ts';

/** Six hours at `a`, then `a_b`, then six hours at `b`. */
function aToB(connections: ConnectionTable, fields: Partial<ConnectionEntry> = {}) {
  return planned({
    itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b', fields), stop('b', { duration: 6 })],
    connections: { ...connections },
  });
}

describe('optional fields', () => {
  test('[I2] null and unknown fields count as missing', () => {
    const bare = aToB({ a_b: [travel(3)] });
    const full = planned(
      {
        itinerary: [
          stop('a', { duration: 6, nights: null, notes: null }),
          connectionEntry('a_b', { selected: null, departureTime: null, justHotel: null, notes: null }),
          stop('b', { duration: 6 }),
        ],
        connections: { a_b: [travel(3, { distance: null, price: null, flight: null, drivingType: null })] },
      },
      {
        airports: null,
        benchmarks: null,
        bookings: null,
        statistics: null,
        ops: null,
        newCalc: null,
        now: null,
      },
    );
    expect({ ...full, itinerary: [] }).toEqual({ ...bare, itinerary: [] });
  });

  test('[I10] plan an empty itinerary as one day without entries', () => {
    const plan = planned({ itinerary: [] });
    expect(plan).toMatchObject({
      start: '2027-01-10T08:00',
      end: '2027-01-10T08:00',
      days: 1,
      itinerary: [],
      timeline: [],
      bookings: { accommodation: [], flights: [], transport: [] },
      warnings: [],
    });
  });
});

describe('a connection without options', () => {
  test.each([
    ['without an entry', {}],
    ['with an empty list', { a_b: [] }],
    ['with empty lists in both directions', { a_b: [], b_a: [] }],
  ])('[I7] takes no time, has no price, and warns: %s', (_name, connections) => {
    const plan = aToB(connections);
    expect(rowsOf(plan)).toEqual([
      'a 01-10 08:00 → 01-10 14:00, nights 0',
      'group a_b 01-10 14:00 → 01-10 14:00, nights 0',
      'a_b 01-10 14:00 → 01-10 14:00, nights 0',
      'b 01-10 14:00 → 01-10 20:00, nights 0',
    ]);
    expect(plan.warnings).toEqual([{ code: 'connection-missing', connection_id: 'a_b' }]);
    expect(plan.bookings.transport[0]).toMatchObject({ connection_id: 'a_b', type: null, price: null });
  });

  test('[I7] warns only of that, regardless of the selection', () => {
    const plan = aToB({}, { selected: 3 });
    expect(plan.warnings).toEqual([{ code: 'connection-missing', connection_id: 'a_b' }]);
    expect(plan.timeline[2]).toMatchObject({ key: 'a_b', selected: 0, duration: 0 });
  });
});

describe('the option in use', () => {
  const connections = { a_b: [travel(1), travel(2), travel(3)] };

  test.each([
    [undefined, 0, 1],
    [0, 0, 1],
    [2, 2, 3],
  ])('selected %j uses option %d', (selected, inUse, hours) => {
    const plan = aToB(connections, { selected });
    expect(plan.timeline[2]).toMatchObject({ selected: inUse, duration: hours });
    expect(plan.warnings).toEqual([]);
  });

  test.each([3, 99])('[I8] is 0 with a warning for selected %d of three', (selected) => {
    const plan = aToB(connections, { selected });
    expect(plan.timeline[2]).toMatchObject({ selected: 0, duration: 1 });
    expect(plan.warnings).toEqual([{ code: 'option-missing', connection_id: 'a_b' }]);
  });

  test('[I8] warns in the order of the itinerary', () => {
    const plan = planned({
      itinerary: [
        connectionEntry('FRA_a'),
        stop('a'),
        connectionEntry('a_b', { selected: 1 }),
        stop('b'),
        connectionEntry('b_FRA'),
      ],
      connections: { a_b: [travel(1)] },
    });
    expect(plan.warnings).toEqual([
      { code: 'connection-missing', connection_id: 'FRA_a' },
      { code: 'option-missing', connection_id: 'a_b' },
      { code: 'connection-missing', connection_id: 'b_FRA' },
    ]);
  });
});

describe('options of the reverse direction', () => {
  const back = flight(2, 'BBB', 'AAA', {
    price: 90,
    flight: { origin: 'BBB', destination: 'AAA', deep_link: 'https://example.com/b-a' },
  });

  test.each([
    ['missing', { b_a: [travel(1), back] }],
    ['empty', { a_b: [], b_a: [travel(1), back] }],
  ])(
    '[I9] are used where those of the connection are %s, flights in the opposite direction',
    (_name, connections) => {
      const plan = aToB(connections, { selected: 1 });
      expect(plan.warnings).toEqual([]);
      expect(plan.timeline[2]).toMatchObject({ duration: 2, selected: 1 });
      expect(plan.bookings.flights[0]).toMatchObject({
        flight: { origin: 'AAA', destination: 'BBB', deep_link: null },
        deep_link: null,
        price: 90,
      });
    },
  );

  test('[I9] are not used where the direction has its own', () => {
    const plan = aToB({ a_b: [travel(4)], b_a: [back] });
    expect(plan.timeline[2]).toMatchObject({ duration: 4 });
    expect(plan.bookings.flights).toEqual([]);
  });
});

describe('departure times', () => {
  test.each([
    ['morning', '08:00'],
    ['afternoon', '14:00'],
    ['evening', '18:00'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['2019-02-28T17:45', '17:45'],
    ['1969-12-31T09:05', '09:05'],
    ['2027-03-28T02:30', '02:30'],
  ])('[I11] %s leaves at %s', (departureTime, clock) => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime })],
      connections: { FRA_a: [flight(1, 'FRA', 'CMB')] },
    });
    expect(plan.timeline[1]).toMatchObject({ departure: `2027-01-10T${clock}`, departureTime });
  });

  test('[I11] are null in the timeline where missing', () => {
    expect(aToB({ a_b: [travel(1)] }).timeline[2]).toMatchObject({ departureTime: null });
  });

  test.each([
    ['counts where that is scheduled', flight(2, 'X', 'CMB'), 'x_a 01-10 14:00 → 01-10 16:00, nights 0'],
    ['counts for nothing where it is not', travel(2), 'x_a 01-10 10:00 → 01-10 12:00, nights 0'],
  ])('[I11] on a later connection of a group one %s', (_name, option, row) => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_x'), connectionEntry('x_a', { departureTime: '14:00' })],
      connections: { FRA_x: [flight(2, 'FRA', 'X')], x_a: [option] },
    });
    expect(rowsOf(plan).slice(1)).toEqual(['FRA_x 01-10 08:00 → 01-10 10:00, nights 0', row]);
  });
});
