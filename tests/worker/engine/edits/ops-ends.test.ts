import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { ItineraryEntry, Op } from '../../../../src/model/plan.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { idsOf, planned } from '../../../builders/planned.ts';

type Table = Record<string, readonly ConnectionOption[]>;

function afterOps(itinerary: readonly ItineraryEntry[], op: Op, connections: Table = {}): ItineraryEntry[] {
  return planned({ itinerary, connections, ops: [op], experiences: { d: {} } }).itinerary;
}

const ON: Op = { op: 'returnJourney', on: true };

describe('opening and closing group', () => {
  const out = connectionEntry('FRA_CMB', { id: '1', selected: 1 });
  const home = connectionEntry('CMB_FRA', { id: '4', notes: 'n' });
  const tour = [
    out,
    connectionEntry('CMB_a', { id: '2', selected: 1, justHotel: true }),
    stop('a'),
    connectionEntry('a_b'),
    stop('b'),
    connectionEntry('b_CMB', { id: '3', departureTime: 'morning' }),
    home,
  ];

  test('[O11] replaces connections adjacent to a changed stop and keeps the others', () => {
    expect(afterOps(tour, { op: 'reverse' })).toEqual([
      out,
      { connection_id: 'CMB_b' },
      { experience_id: 'b' },
      { connection_id: 'b_a' },
      { experience_id: 'a' },
      { connection_id: 'a_CMB' },
      home,
    ]);
  });

  test('[O11] keeps both groups when the first and last stops are unchanged', () => {
    const itinerary = afterOps(tour, { op: 'add', experience_id: 'd', at: 1 });
    expect(itinerary.slice(0, 3)).toEqual(tour.slice(0, 3));
    expect(itinerary.slice(-3)).toEqual(tour.slice(-3));
  });

  test('[O11] replaces only the end that changed', () => {
    const itinerary = afterOps(tour, { op: 'add', experience_id: 'd' });
    expect(itinerary.slice(0, 2)).toEqual(tour.slice(0, 2));
    expect(itinerary.slice(-2)).toEqual([{ connection_id: 'd_CMB' }, home]);
  });

  test('[O11] replaces a group of one connection when its stop changes', () => {
    const direct = [
      connectionEntry('FRA_a', { selected: 1 }),
      stop('a'),
      connectionEntry('a_b'),
      stop('b'),
      connectionEntry('b_FRA'),
    ];
    expect(idsOf({ itinerary: afterOps(direct, { op: 'reverse' }) })).toEqual([
      'FRA_b',
      'b',
      'b_a',
      'a',
      'a_FRA',
    ]);
  });
});

describe('round trips', () => {
  const round = [
    stop('a'),
    connectionEntry('a_b'),
    stop('b'),
    connectionEntry('b_c', { selected: 1 }),
    stop('c'),
    connectionEntry('c_a', { id: '1' }),
  ];

  test.each<[Op, string]>([
    [{ op: 'remove', stop: 0 }, 'b b_c c c_b'],
    [{ op: 'remove', stop: 2 }, 'a a_b b b_a'],
    [{ op: 'reverse' }, 'c c_b b b_a a a_c'],
    [{ op: 'add', experience_id: 'd' }, 'a a_b b b_c c c_d d d_a'],
  ])('[O12] after %j the last connection leads to the first stop', (op, ids) => {
    const itinerary = afterOps(round, op);
    expect(idsOf({ itinerary }).join(' ')).toBe(ids);
    expect(itinerary.at(-1)).toEqual({ connection_id: ids.split(' ').at(-1) });
  });

  test('[O12] keeps the last connection when the first and last stops are unchanged', () => {
    expect(afterOps(round, { op: 'remove', stop: 1 }).at(-1)).toEqual({ connection_id: 'c_a', id: '1' });
  });

  test('[O12] retargets only the last connection of a multi-connection closing group', () => {
    const overX = [
      stop('a'),
      connectionEntry('a_b'),
      stop('b'),
      connectionEntry('b_x', { id: '1' }),
      connectionEntry('x_a', { id: '2' }),
    ];
    expect(afterOps(overX, { op: 'add', experience_id: 'd', at: 0 }).slice(-2)).toEqual([
      { connection_id: 'b_x', id: '1' },
      { connection_id: 'x_d' },
    ]);
  });

  test('[O12] drops the closing group when one stop remains', () => {
    const two = [
      connectionEntry('FRA_a'),
      stop('a'),
      connectionEntry('a_b'),
      stop('b'),
      connectionEntry('b_x'),
      connectionEntry('x_a'),
    ];
    expect(afterOps(two, { op: 'remove', stop: 0 })).toEqual([
      { connection_id: 'FRA_b' },
      { experience_id: 'b' },
    ]);
    expect(afterOps(two, { op: 'remove', stop: 1 })).toEqual([
      { connection_id: 'FRA_a' },
      { experience_id: 'a' },
    ]);
  });

  test('[O12] keeps a closing group to another place with one stop', () => {
    const away = [stop('a'), connectionEntry('a_b'), stop('b'), connectionEntry('b_FRA', { id: '1' })];
    expect(afterOps(away, { op: 'remove', stop: 0 })).toEqual(away.slice(2));
  });

  test('[O12] leaves no connection without stops', () => {
    expect(
      afterOps([connectionEntry('FRA_a'), stop('a'), connectionEntry('a_FRA')], { op: 'remove', stop: 0 }),
    ).toEqual([]);
    expect(afterOps([connectionEntry('FRA_CMB')], { op: 'reverse' })).toEqual([]);
  });
});

describe('returnJourney', () => {
  const outward = [
    connectionEntry('FRA_CMB', { id: '1', selected: 1, departureTime: 'evening', notes: 'n' }),
  ];
  const stops = [connectionEntry('CMB_a', { selected: 1 }), stop('a'), connectionEntry('a_b'), stop('b')];
  const byAir: Table = {
    FRA_CMB: [travel(90), flight(11, 'FRA', 'CMB')],
    CMB_a: [travel(3), travel(2, { type: 'rail' })],
  };

  test('[O13] an opening group with a flight is mirrored from the last stop', () => {
    expect(afterOps([...outward, ...stops], ON, byAir).slice(5)).toEqual([
      { connection_id: 'b_CMB' },
      { connection_id: 'CMB_FRA', selected: 1 },
    ]);
  });

  test.each([
    ['the first of its flights', [flight(12, 'CMB', 'FRA'), flight(11, 'CMB', 'FRA')], { selected: 0 }],
    [
      'a first flight after other connections',
      [travel(90), travel(80), flight(12, 'CMB', 'FRA'), flight(9, 'CMB', 'FRA')],
      { selected: 2 },
    ],
    ['nothing if there is no return flight', [travel(90)], {}],
  ])('[O13] the return connection selects %s', (_name, CMB_FRA, chosen) => {
    const itinerary = afterOps([...outward, ...stops], ON, { ...byAir, CMB_FRA });
    expect(itinerary.at(-1)).toEqual({ connection_id: 'CMB_FRA', ...chosen });
  });

  test('[O13] a flight to the stop itself is mirrored, also with one stop', () => {
    // Nothing is selected: the first option, a flight, is in use.
    expect(afterOps([connectionEntry('FRA_a'), stop('a')], ON, { FRA_a: [flight(5, 'FRA', 'CMB')] })).toEqual(
      [{ connection_id: 'FRA_a' }, { experience_id: 'a' }, { connection_id: 'a_FRA', selected: 0 }],
    );
  });

  test('[O13] leads from the last stop to the first without a flight', () => {
    const byLand = [connectionEntry('FRA_CMB'), ...stops];
    expect(afterOps(byLand, ON, byAir).slice(5)).toEqual([{ connection_id: 'b_a' }]);
    expect(afterOps(stops.slice(1), ON).at(-1)).toEqual({ connection_id: 'b_a' });
  });

  test.each([
    ['one stop and no flight', [connectionEntry('FRA_CMB'), connectionEntry('CMB_a'), stop('a')]],
    ['a closing group', [...outward, ...stops, connectionEntry('b_x')]],
    ['no stop', outward],
    ['nothing at all', []],
  ])('[O13] with %s nothing happens', (_name, itinerary) => {
    expect(afterOps(itinerary, ON, byAir)).toEqual(itinerary);
  });

  test('[O13] turning it off removes the closing group and keeps the opening group', () => {
    const there = [...outward, ...stops];
    const off: Op = { op: 'returnJourney', on: false };
    expect(afterOps([...there, connectionEntry('b_x'), connectionEntry('x_y')], off)).toEqual(there);
    expect(afterOps(there, off)).toEqual(there);
    expect(afterOps(outward, off)).toEqual(outward);
  });
});

describe('setAirport', () => {
  const MUC: Op = { op: 'setAirport', airport: 'MUC' };

  test('[O14] changes both ends of the tour; changed connections lose their selection and keep other fields', () => {
    const tour = [
      connectionEntry('FRA_CMB', { id: '1', selected: 1, departureTime: 'evening', notes: 'n', seat: 12 }),
      connectionEntry('CMB_a', { selected: 1 }),
      stop('a'),
      connectionEntry('a_CMB', { selected: 1 }),
      connectionEntry('CMB_FRA', { id: '2', selected: 1, justHotel: true }),
    ];
    expect(afterOps(tour, MUC)).toEqual([
      { connection_id: 'MUC_CMB', id: '1', departureTime: 'evening', notes: 'n', seat: 12 },
      { connection_id: 'CMB_a', selected: 1 },
      { experience_id: 'a' },
      { connection_id: 'a_CMB', selected: 1 },
      { connection_id: 'CMB_MUC', id: '2', justHotel: true },
    ]);
  });

  test('[O14] setting the current airport is a no-op, with or without a gateway', () => {
    const tour = [
      connectionEntry('MUC_a', { selected: 1 }),
      stop('a'),
      connectionEntry('a_MUC', { selected: 1 }),
    ];
    expect(afterOps(tour, MUC)).toEqual(tour);
    expect(afterOps(tour, { op: 'setAirport', airport: 'MUC', gateway: 'CMB' })).toEqual(tour);
  });

  test('[O14] keeps the end of a round trip', () => {
    const tour = [
      connectionEntry('FRA_a', { selected: 1 }),
      stop('a'),
      connectionEntry('a_b'),
      stop('b'),
      connectionEntry('b_a', { id: '1' }),
    ];
    expect(afterOps(tour, MUC)).toEqual([{ connection_id: 'MUC_a' }, ...tour.slice(1)]);
  });

  test.each<[string, Op, string]>([
    ['straight to the stop', MUC, 'MUC_a a'],
    ['through the gateway', { op: 'setAirport', airport: 'MUC', gateway: 'CMB' }, 'MUC_CMB CMB_a a'],
    ['straight without a gateway', { op: 'setAirport', airport: 'MUC', gateway: null }, 'MUC_a a'],
  ])('[O14] prepends an opening group if there is none: %s', (_name, op, ids) => {
    expect(idsOf({ itinerary: afterOps([stop('a')], op) }).join(' ')).toBe(ids);
  });

  test('[O14] changes a closing group without an opening one', () => {
    expect(idsOf({ itinerary: afterOps([stop('a'), connectionEntry('a_FRA')], MUC) })).toEqual([
      'MUC_a',
      'a',
      'a_MUC',
    ]);
  });

  test('[O14] without stops, updates an existing opening group but adds none', () => {
    expect(afterOps([connectionEntry('FRA_CMB', { selected: 1 })], MUC)).toEqual([
      { connection_id: 'MUC_CMB' },
    ]);
    expect(afterOps([], MUC)).toEqual([]);
  });
});
