import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { RentalBooking } from '../../../../src/model/plan.ts';
import { connectionEntry, flight, stop, travel, type Tour } from '../../../builders/plan-input.ts';
import { createTourEngine } from '../../../../worker/engine/tour-engine.ts';
import { planned } from '../../../builders/planned.ts';
import {
  flightBefore,
  previously,
  rentalBefore,
  transportBefore,
} from '../../../builders/previous-bookings.ts';

const car = (hours: number, fields: Partial<ConnectionOption> = {}) =>
  travel(hours, { type: 'rental', ...fields });
const suv = (hours: number, fields: Partial<ConnectionOption> = {}) =>
  car(hours, { drivingType: 'rental-suv', ...fields });

/**
 * A night in a until 06:00 of the 11th, from 08:00 to 11:00 to b, a night there, and from 08:00 to 12:00 of the 12th
 * to c.
 */
const LOOP: Tour = {
  itinerary: [stop('a'), connectionEntry('a_b'), stop('b'), connectionEntry('b_c'), stop('c')],
  connections: {
    a_b: [car(3, { perDay: 40, fuelPrice: 9 })],
    b_c: [car(4, { perDay: 50, fuelPrice: 12 })],
  },
};

/** The connections of a tour in order, a stop of an hour between the groups. */
function rentalsOf(...groups: readonly (readonly (readonly [string, ConnectionOption | null])[])[]) {
  const itinerary = groups.flatMap((group, index) => [
    stop(`stop${index}`, { duration: 1 }),
    ...group.map(([id]) => connectionEntry(id)),
  ]);
  const connections = Object.fromEntries(
    groups.flat().map(([id, option]) => [id, option === null ? [] : [option]]),
  );
  return planned({ itinerary, connections }).bookings.rentals;
}

const legsOf = (rentals: readonly RentalBooking[]) => rentals.map(({ legs }) => legs.join(' '));

describe('a rental', () => {
  test('[B14] has all fields, and its connections have no booking of their own', () => {
    const { bookings, statistics } = planned(LOOP);
    expect(bookings.rentals).toEqual([
      {
        uid: 'rental#1',
        drivingType: 'rental',
        pickUp: '2027-01-11T08:00',
        dropOff: '2027-01-12T12:00',
        plannedPickUp: '2027-01-11T08:00',
        plannedDropOff: '2027-01-12T12:00',
        days: 2,
        perDay: 40,
        // Two days at 40, and the fuel.
        price: 101,
        legs: ['a_b', 'b_c'],
        booked: false,
        notes: null,
        itinIndex: 1,
        maIndex: 2,
      },
    ]);
    expect(bookings.transport).toEqual([]);
    expect(statistics.cost).toMatchObject({ transport: 101, total: 101 });
  });

  test('[B14] has at least one day, also going west across zones', () => {
    const { rentals } = planned(
      {
        itinerary: [connectionEntry('CXI_HNL', { departureTime: '08:00' })],
        connections: { CXI_HNL: [car(3)] },
      },
      {
        zones: { east: [['1970-01-01T00:00', 840]], west: [['1970-01-01T00:00', -600]] },
        airports: { CXI: { zone: 'east' }, HNL: { zone: 'west' } },
      },
    ).bookings;
    expect(rentals).toMatchObject([{ pickUp: '2027-01-10T08:00', dropOff: '2027-01-09T11:00', days: 1 }]);
  });

  test('[B14] counts the first and last day and all between', () => {
    const { rentals } = planned({
      ...LOOP,
      itinerary: LOOP.itinerary.with(2, stop('b', { nights: 5 })),
    }).bookings;
    expect(rentals).toMatchObject([{ dropOff: '2027-01-16T12:00', days: 6, price: 261 }]);
  });

  test('[B14] has the notes of its first connection that has any', () => {
    const itinerary = [
      connectionEntry('x_y', { notes: '' }),
      connectionEntry('y_z', { notes: 'full tank' }),
      connectionEntry('z_x', { notes: 'late' }),
    ];
    const { rentals } = planned({
      itinerary,
      connections: { x_y: [car(1)], y_z: [car(1)], z_x: [car(1)] },
    }).bookings;
    expect(rentals).toMatchObject([{ legs: ['x_y', 'y_z', 'z_x'], notes: 'full tank' }]);
  });
});

describe('cost of a rental', () => {
  test.each<[string, Partial<ConnectionOption>, number | null]>([
    ['its days and its fuel', { perDay: 40, fuelPrice: 9, price: 45 }, 49],
    ['its days alone where the fuel is unknown', { perDay: 40, price: 45 }, 40],
    ['nothing where it is free', { perDay: 0, fuelPrice: 0 }, 0],
    ['the fuel where no day has a price', { fuelPrice: 9, price: 45 }, 9],
    ['no fuel where it needs none', { fuelPrice: 0, price: 45 }, 0],
    ['the price where neither is known', { price: 45 }, 45],
    ['nobody knows what where nothing is known', {}, null],
  ])('[B6] %s', (_name, fields, price) => {
    const tour = { itinerary: [connectionEntry('a_b')], connections: { a_b: [car(2, fields)] } };
    expect(planned(tour).bookings.rentals).toMatchObject([{ price }]);
    const drive = { ...tour, connections: { a_b: [travel(2, { drivingType: 'rental', ...fields })] } };
    expect(planned(drive).bookings.rentals).toMatchObject([{ price }]);
  });

  test.each<[string, Partial<ConnectionOption>, Partial<ConnectionOption>, number | null, number | null]>([
    ['the first rate that is known', { fuelPrice: 9 }, { perDay: 50 }, 50, 59],
    ['the rate of the first connection, not of the others', { perDay: 40 }, { perDay: 50 }, 40, 40],
    [
      'the fuel of one connection, the price of the other',
      { fuelPrice: 9, price: 1 },
      { price: 20 },
      null,
      29,
    ],
    ['unknown where that of a connection is', { fuelPrice: 9 }, {}, null, null],
  ])('[B6] of two connections %s', (_name, first, second, perDay, price) => {
    const rentals = planned({
      itinerary: [connectionEntry('a_b'), connectionEntry('b_c')],
      connections: { a_b: [car(1, first)], b_c: [car(1, second)] },
    }).bookings.rentals;
    expect(rentals).toMatchObject([{ perDay, price, days: 1 }]);
  });

  test('[S5] counts as transport, paid prices included', () => {
    const tour: Tour = {
      itinerary: [connectionEntry('a_b'), stop('b', { duration: 1 }), connectionEntry('b_c')],
      connections: { a_b: [car(2, { perDay: 40 })], b_c: [travel(1, { type: 'bus', price: 5 })] },
    };
    expect(planned(tour).statistics.cost).toMatchObject({ transport: 45, total: 45 });
    const paid = previously({ rentals: [rentalBefore('rental#1', ['a_b'], { booked: true, price: 99 })] });
    expect(planned(tour, paid).statistics.cost).toMatchObject({ transport: 104 });
    const stale = previously({ rentals: [rentalBefore('rental#1', ['y_z'], { booked: true, price: 99 })] });
    expect(planned(tour, stale).statistics.cost).toMatchObject({ transport: 45 });
  });
});

test.each([
  [1, 49],
  [4, 49],
  [5, 98],
  [9, 147],
])('[K5] %i travellers pay %i for a day and the fuel', (travellers, price) => {
  const engine = createTourEngine({
    factsRevision: 1,
    experiences: [],
    airports: [],
    transport: [],
    networks: [],
    benchmarks: {},
  });
  const answer = engine.plan({
    revision: 1,
    factsRevision: 1,
    now: '2026-11-20T09:30',
    tour: {
      startDate: '2027-01-10',
      travellers,
      itinerary: [connectionEntry('XXX_YYY')],
      ownConnections: { XXX_YYY: [car(2, { drivingType: 'suv', perDay: 40, fuelPrice: 9 })] },
      bookings: null,
      homeAirport: null,
    },
    ops: [],
    statistics: null,
  });
  expect(answer.ok && answer.plan.bookings.rentals).toMatchObject([{ drivingType: 'suv', days: 1, price }]);
});

describe('rental cars', () => {
  test.each<[string, ConnectionOption, string]>([
    ['of type rental', car(1), 'rental'],
    ['of type rental and a class', car(1, { drivingType: 'suv' }), 'suv'],
    ['of drivingType rental', travel(1, { drivingType: 'rental' }), 'rental'],
    ['of a drivingType that begins with rental-', travel(1, { drivingType: 'rental-4x4' }), 'rental-4x4'],
    ['on a ferry', travel(1, { type: 'ferry', drivingType: 'rental' }), 'rental'],
  ])('[B13] %s', (_name, option, drivingType) => {
    expect(rentalsOf([['a_b', option]])).toMatchObject([{ drivingType, legs: ['a_b'] }]);
  });

  test.each<[string, ConnectionOption]>([
    ['a drive in a car of one’s own', travel(1)],
    ['a class that only looks like one', travel(1, { drivingType: 'rentals' })],
    ['a walk', travel(1, { type: 'walking', drivingType: 'rental' })],
    ['a flight', flight(1, 'A', 'B', { drivingType: 'rental' })],
  ])('[B13] not %s', (_name, option) => {
    expect(rentalsOf([['a_b', option]])).toEqual([]);
  });

  test('[B13] a connection without travel is a transport', () => {
    const { rentals, transport } = planned({
      itinerary: [connectionEntry('a_b')],
      connections: { a_b: [car(0, { price: 45, fuelPrice: 9 })] },
    }).bookings;
    expect(rentals).toEqual([]);
    expect(transport).toMatchObject([{ uid: 'transport:a_b#1', type: 'rental', price: 45 }]);
  });

  test('[B13] a missing drivingType and rental are one class', () => {
    const rentals = rentalsOf([['a_b', car(1)]], [['b_c', travel(1, { drivingType: 'rental' })]]);
    expect(rentals).toMatchObject([{ drivingType: 'rental', legs: ['a_b', 'b_c'] }]);
  });
});

describe('other connections during a rental', () => {
  const bus = (hours: number) => travel(hours, { type: 'bus' });

  test.each<[string, ConnectionOption | null]>([
    ['a walk, however long', travel(9, { type: 'walking' })],
    ['a ferry, however long', travel(9, { type: 'ferry' })],
    ['a ferry with a car of one’s own', travel(9, { type: 'ferry', drivingType: 'own' })],
    ['a connection without options', null],
    ['a flight without travel', flight(0, 'B', 'C')],
  ])('[B13] %s keeps the car', (_name, option) => {
    expect(legsOf(rentalsOf([['a_b', car(2)]], [['b_c', option]], [['c_d', car(2)]]))).toEqual(['a_b c_d']);
  });

  test('[B13] a ferry with a rental car of another class is a separate rental', () => {
    const ferry = travel(9, { type: 'ferry', drivingType: 'rental-suv' });
    expect(legsOf(rentalsOf([['a_b', car(2)]], [['b_c', ferry]], [['c_d', car(2)]]))).toEqual([
      'a_b c_d',
      'b_c',
    ]);
  });

  test.each<[string, ConnectionOption, ConnectionOption]>([
    ['rides of 90 minutes', bus(1.5), bus(1.5)],
    ['a short ride in another rental car', suv(1), bus(1)],
  ])('[B13] %s keep it where it was left', (_name, out, back) => {
    const legs = legsOf(rentalsOf([['a_b', car(2)]], [['b_x', out]], [['x_b', back]], [['b_c', car(2)]]));
    expect(legs[0]).toBe('a_b b_c');
    // Elsewhere it is another car.
    const elsewhere = legsOf(rentalsOf([['a_b', car(2)]], [['b_x', out]], [['x_c', car(2)]]));
    expect(elsewhere.filter((each) => each.includes('a_b') || each.includes('x_c'))).toEqual(['a_b', 'x_c']);
  });

  test('[B13] a connection by the car resets the limit for other means', () => {
    const legs = legsOf(
      rentalsOf(
        [['a_b', car(2)]],
        [['b_x', bus(1)]],
        [['x_b', bus(1)]],
        [['b_c', car(2)]],
        [['d_e', car(2)]],
      ),
    );
    expect(legs).toEqual(['a_b b_c d_e']);
  });

  test.each<[string, ConnectionOption]>([
    ['a ride of more than 90 minutes', bus(1.5 + 1 / 60)],
    ['a flight, however short', flight(0.5, 'B', 'X')],
    ['a long ride in another rental car', suv(2)],
    ['a drive in a car of one’s own', travel(2)],
  ])('[B13] %s ends the rental', (_name, out) => {
    const legs = legsOf(rentalsOf([['a_b', car(2)]], [['b_x', out]], [['x_b', bus(0.1)]], [['b_c', car(2)]]));
    expect(legs.filter((each) => each !== 'b_x')).toEqual(['a_b', 'b_c']);
  });

  test('[B13] two classes are two rentals over all connections', () => {
    const rentals = rentalsOf([['a_b', car(1)]], [['b_c', suv(1)]], [['c_b', suv(1)]], [['b_d', car(1)]]);
    expect(rentals).toMatchObject([
      { uid: 'rental#1', drivingType: 'rental', legs: ['a_b', 'b_d'] },
      { uid: 'rental#2', drivingType: 'rental-suv', legs: ['b_c', 'c_b'] },
    ]);
  });
});

describe('the uid of a rental', () => {
  const uidsOf = (tour: Tour, ...rentals: RentalBooking[]) =>
    planned(tour, previously({ rentals })).bookings.rentals.map(({ uid, stale }) =>
      stale ? `${uid} stale` : uid,
    );

  test.each<[string, readonly RentalBooking[], string[]]>([
    ['is that of the booking with its connections', [rentalBefore('rental#7', ['a_b', 'b_c'])], ['rental#7']],
    ['is that of the connections in the other direction', [rentalBefore('rental#7', ['c_b'])], ['rental#7']],
    [
      'is that of the booking with the most connections in common',
      [rentalBefore('rental#2', ['a_b', 'x_y']), rentalBefore('rental#3', ['a_b', 'b_c'])],
      ['rental#3'],
    ],
    [
      'is that of the earliest on a tie',
      [rentalBefore('rental#5', ['b_c']), rentalBefore('rental#4', ['a_b'])],
      ['rental#5'],
    ],
    [
      'counts each connection of the booking',
      [rentalBefore('rental#2', ['a_b', 'b_c']), rentalBefore('rental#3', ['a_b', 'b_a', 'b_c'])],
      ['rental#3'],
    ],
    ['is a new one without a connection in common', [rentalBefore('rental#2', ['x_y'])], ['rental#1']],
    [
      'is new for another class',
      [rentalBefore('rental#2', ['a_b', 'b_c'], { drivingType: 'rental-suv' })],
      ['rental#1'],
    ],
    [
      'is not one that a booking had before',
      [rentalBefore('rental#1', ['x_y'], { booked: true }), rentalBefore('rental#2', ['y_z'])],
      ['rental#3', 'rental#1 stale'],
    ],
  ])('[B15] %s', (_name, before, uids) => {
    expect(uidsOf(LOOP, ...before)).toEqual(uids);
  });

  test('[B15] a booking without drivingType and legs has the class rental and no connections', () => {
    const unknown = rentalBefore('rental#3', ['a_b']);
    const before = [
      { ...unknown, drivingType: null },
      { ...unknown, uid: 'rental#1', legs: null },
    ];
    expect(
      planned(LOOP, previously({ rentals: before as unknown as RentalBooking[] })).bookings.rentals,
    ).toMatchObject([{ uid: 'rental#3', drivingType: 'rental' }]);
  });

  test('[B15] is used once: a split rental becomes the old one and a new one', () => {
    const cut: Tour = {
      itinerary: [...LOOP.itinerary.slice(0, 3), connectionEntry('b_x'), stop('x'), connectionEntry('b_c')],
      connections: { ...LOOP.connections, b_x: [travel(5, { type: 'bus' })] },
    };
    expect(uidsOf(cut, rentalBefore('rental#2', ['a_b', 'b_c']))).toEqual(['rental#2', 'rental#1']);
  });

  test('[B15] is assigned in order', () => {
    const two = rentalsOf([['a_b', car(2)]], [['b_c', flight(1, 'B', 'C')]], [['c_d', car(2)]]);
    expect(two.map(({ uid }) => uid)).toEqual(['rental#1', 'rental#2']);
  });
});

describe('carry-over of a rental', () => {
  const after = (fields: Parameters<typeof rentalBefore>[2]) =>
    planned(LOOP, previously({ rentals: [rentalBefore('rental#1', ['a_b', 'b_c'], fields)] }));

  test('[B7] keeps notes, an edited price and additional fields', () => {
    const { rentals } = after({ notes: 'mine', price: 77, priceEdited: true, reference: 'XK4' }).bookings;
    expect(rentals).toMatchObject([
      { notes: 'mine', price: 77, priceEdited: true, reference: 'XK4', pickUp: '2027-01-11T08:00' },
    ]);
  });

  test('[B7] has the connections, days and rate of the new plan', () => {
    const { rentals } = after({ booked: true, days: 9, perDay: 1, price: 5 }).bookings;
    expect(rentals).toMatchObject([{ legs: ['a_b', 'b_c'], days: 2, perDay: 40, price: 5 }]);
  });

  const warns = [{ code: 'booking-date-mismatch', uid: 'rental#1' }];
  test.each<[string, string, string, unknown[]]>([
    ['the same days at other hours warn of nothing', '2027-01-11T18:00', '2027-01-12T00:00', []],
    ['dates without a time of day warn of nothing', '2027-01-11', '2027-01-12', []],
    ['another day of pick-up warns', '2027-01-10T08:00', '2027-01-12T12:00', warns],
    ['another day of drop-off warns', '2027-01-11T08:00', '2027-01-13T12:00', warns],
  ])('[B8] booked: %s', (_name, pickUp, dropOff, warnings) => {
    const plan = after({ booked: true, pickUp, dropOff });
    expect(plan.bookings.rentals).toMatchObject([
      { pickUp, dropOff, plannedPickUp: '2027-01-11T08:00', plannedDropOff: '2027-01-12T12:00' },
    ]);
    expect(plan.warnings).toEqual(warnings);
  });

  test('[B9] stays unchanged and stale where it left the plan, booked or noted', () => {
    const gone = rentalBefore('rental#4', ['x_y'], { booked: true, price: 5 });
    const before = [gone, rentalBefore('rental#5', ['y_z'], { priceEdited: true })];
    expect(planned(LOOP, previously({ rentals: before })).bookings.rentals).toMatchObject([
      { uid: 'rental#1' },
      { ...gone, stale: true, itinIndex: null, maIndex: null },
    ]);
    expect(planned(LOOP, previously({ rentals: before })).bookings.rentals).toHaveLength(2);
  });

  test('[B9] keeps the stale transport booking of its connection', () => {
    const before = transportBefore('transport:a_b#1', { booked: true });
    expect(planned(LOOP, previously({ transport: [before] })).bookings.transport).toMatchObject([
      { uid: 'transport:a_b#1', booked: true, stale: true },
    ]);
  });
});

describe('dates of flights', () => {
  // From 08:00 of the 11th.
  const tour: Tour = {
    itinerary: [stop('a'), connectionEntry('a_b'), stop('b')],
    connections: { a_b: [flight(1, 'AAA', 'BBB')] },
  };
  const warns = [{ code: 'booking-date-mismatch', uid: 'flight:a_b#1' }];

  test.each<[string, string, unknown[]]>([
    ['29 minutes warn of nothing', '2027-01-11T08:29', []],
    ['29 minutes before warn of nothing', '2027-01-11T07:31', []],
    ['30 minutes warn', '2027-01-11T08:30', warns],
    ['30 minutes before warn', '2027-01-11T07:30', warns],
    ['a date without a time of day warns of nothing', '2027-01-11', []],
    ['another date without a time of day warns', '2027-01-12', warns],
  ])('[B8] a booked flight: %s', (_name, date, warnings) => {
    const plan = planned(
      tour,
      previously({ flights: [flightBefore('flight:a_b#1', { booked: true, date })] }),
    );
    expect(plan.warnings).toEqual(warnings);
    expect(plan.bookings.flights).toMatchObject([{ date, plannedDate: '2027-01-11T08:00' }]);
  });

  test('[B8] compare only the day of a transport', () => {
    const plan = planned(
      { ...tour, connections: { a_b: [travel(1, { type: 'bus' })] } },
      previously({
        transport: [transportBefore('transport:a_b#1', { booked: true, date: '2027-01-11T23:00' })],
      }),
    );
    expect(plan.warnings).toEqual([]);
  });

  test('[B8] warn in the order of the lists, rentals last', () => {
    const plan = planned(
      {
        itinerary: [connectionEntry('a_b'), connectionEntry('b_c'), connectionEntry('c_d')],
        connections: { a_b: [car(1)], b_c: [travel(1, { type: 'bus' })], c_d: [flight(1, 'C', 'D')] },
      },
      previously({
        rentals: [rentalBefore('rental#1', ['a_b'], { booked: true })],
        transport: [transportBefore('transport:b_c#1', { booked: true })],
        flights: [flightBefore('flight:c_d#1', { booked: true })],
      }),
    );
    expect(plan.warnings.map((warning) => 'uid' in warning && warning.uid)).toEqual([
      'flight:c_d#1',
      'transport:b_c#1',
      'rental#1',
    ]);
  });
});
