import { describe, expect, test } from 'vitest';
import { validatePlanInput } from '../../../worker/engine/input/validate-input.ts';
import { changedAt } from '../../builders/changed-input.ts';
import { rejectedPath } from '../../builders/planned.ts';

/** Everything that an input may have, so that each field can be spoilt by itself. */
const full = {
  now: '2026-11-20T09:30',
  startDate: '2027-01-10',
  newCalc: false,
  itinerary: [
    { experience_id: 'colombo', nights: 1, notes: '', colour: 'red' },
    {
      connection_id: 'colombo_kandy',
      selected: 0,
      departureTime: 'morning',
      justHotel: false,
      notes: 'window seat',
    },
    { experience_id: 'kandy', duration: 40 },
  ],
  experiences: {
    colombo: {
      duration: 24,
      price: 0,
      price_per_night: 30,
      categories: ['city'],
      country_key: 'sri-lanka',
      location: { coordinates: [79.86, 6.93] },
    },
    kandy: { duration: 24 },
    unused: { duration: 5, price: 3 },
  },
  connections: {
    colombo_kandy: [
      { type: 'rail', duration: 9360, distance: 121_000, price: 3 },
      {
        type: 'driving',
        drivingType: 'rental',
        duration: 11_700,
        distance: 116_000,
        price: 45,
        fuelPrice: 9,
        text: 'a',
        link: 'b',
        subtitle: 'c',
      },
    ],
    unused_kandy: [
      {
        type: 'flight',
        duration: 3600,
        flight: { origin: 'AAA', destination: 'KDY', round: false, deep_link: 'd' },
      },
    ],
  },
  airports: { FRA: { location: { coordinates: [8.57, 50.03] } } },
  benchmarks: { 'sri-lanka': { price_per_night: 28 } },
  bookings: {
    accommodation: [{ uid: 'stay:colombo#1', booked: true, arrival: '2027-01-10T08:00', price: 30 }],
    flights: [
      { uid: 'flight:FRA_colombo#1', date: '2027-01-10T08:00', dateReturn: null },
      { uid: 'flight:kandy_FRA#1' },
    ],
    transport: [{ uid: 'transport:colombo_kandy#1', notes: 'x', priceEdited: false }],
  },
  statistics: null,
  ops: [],
};

type Row = [path: string, bad: unknown];

test('accepts the input that the tables modify', () => {
  expect(rejectedPath(full)).toBeNull();
});

describe('required fields', () => {
  test.each([
    'itinerary',
    'experiences',
    'connections',
    'experiences.kandy.duration',
    'experiences.unused.duration',
  ])('[I1] %s, missing or null', (path) => {
    expect(rejectedPath(changedAt(full, path, undefined))).toBe(path);
    expect(rejectedPath(changedAt(full, path, null))).toBe(path);
  });

  test.each(['type', 'duration'])('[I1] the %s of an option', (field) => {
    const path = `connections.unused_kandy[0].${field}`;
    expect(rejectedPath(changedAt(full, path, undefined))).toBe(path);
    expect(rejectedPath(changedAt(full, path, null))).toBe(path);
  });

  test('[I1] now, without a start date', () => {
    const withoutStart = changedAt(full, 'startDate', null);
    expect(rejectedPath(withoutStart)).toBeNull();
    expect(rejectedPath(changedAt(withoutStart, 'now', undefined))).toBe('now');
    expect(rejectedPath(changedAt(full, 'now', undefined))).toBeNull();
  });

  test('[I1] the uid of a booking', () => {
    expect(rejectedPath(changedAt(full, 'bookings.flights[1].uid', undefined))).toBe(
      'bookings.flights[1].uid',
    );
  });

  test.each([
    'now',
    'newCalc',
    'airports',
    'benchmarks',
    'bookings',
    'statistics',
    'ops',
    'bookings.accommodation',
    'bookings.flights',
    'bookings.transport',
    'airports.FRA.location',
    'itinerary[0].nights',
    'itinerary[0].notes',
    'itinerary[1].selected',
    'itinerary[1].departureTime',
    'itinerary[1].justHotel',
    'itinerary[2].duration',
    'experiences.colombo.price',
    'experiences.colombo.price_per_night',
    'experiences.colombo.categories',
    'experiences.colombo.country_key',
    'experiences.colombo.location',
    'connections.colombo_kandy',
    'connections.colombo_kandy[1].drivingType',
    'connections.colombo_kandy[1].distance',
    'connections.colombo_kandy[1].price',
    'connections.colombo_kandy[1].fuelPrice',
    'connections.colombo_kandy[1].text',
    'connections.unused_kandy[0].flight',
    'connections.unused_kandy[0].flight.round',
    'connections.unused_kandy[0].flight.deep_link',
  ])('[I2] %s may be null, or missing', (path) => {
    expect(rejectedPath(changedAt(full, path, null))).toBeNull();
    expect(rejectedPath(changedAt(full, path, undefined))).toBeNull();
  });

  test('[I2] treats a null id of the other kind as missing', () => {
    expect(rejectedPath(changedAt(full, 'itinerary[0].connection_id', null))).toBeNull();
    expect(rejectedPath(changedAt(full, 'itinerary[1].experience_id', null))).toBeNull();
  });
});

describe('entries', () => {
  test.each<[unknown, string]>([
    [{}, 'itinerary[1]'],
    [{ id: 'x', nights: 2 }, 'itinerary[1]'],
    [{ experience_id: null, connection_id: null }, 'itinerary[1]'],
    [{ experience_id: 'colombo', connection_id: 'colombo_kandy' }, 'itinerary[1]'],
    ['colombo', 'itinerary[1]'],
    [null, 'itinerary[1]'],
    [[], 'itinerary[1]'],
    [{ experience_id: 'galle' }, 'itinerary[1].experience_id'],
    [{ experience_id: 7 }, 'itinerary[1].experience_id'],
    [{ experience_id: '' }, 'itinerary[1].experience_id'],
    [{ experience_id: 'toString' }, 'itinerary[1].experience_id'],
    [{ experience_id: '__proto__' }, 'itinerary[1].experience_id'],
    [{ experience_id: 'constructor' }, 'itinerary[1].experience_id'],
  ])('[I3] %j is refused by %s', (entry, path) => {
    expect(rejectedPath(changedAt(full, 'itinerary[1]', entry))).toBe(path);
  });

  test.each(['colombo', '_kandy', 'colombo_', '_', '', 'colombo_north_kandy', 'colombo__kandy', 5])(
    '[I6] rejects the connection id %j',
    (id) => {
      const path = 'itinerary[1].connection_id';
      expect(rejectedPath(changedAt(full, path, id))).toBe(path);
    },
  );

  test('[I6] rejects an experience id with an underscore where an entry names it', () => {
    const input = changedAt(
      changedAt(full, 'experiences.old_town', { duration: 3 }),
      'itinerary[0].experience_id',
      'old_town',
    );
    expect(rejectedPath(input)).toBe('itinerary[0].experience_id');
  });
});

describe('bounds', () => {
  test.each<Row>([
    ['itinerary[0].nights', -1],
    ['itinerary[0].nights', 367],
    ['itinerary[0].nights', 1.5],
    ['itinerary[2].duration', 0],
    ['itinerary[2].duration', -1],
    ['itinerary[2].duration', 8784.01],
    ['experiences.colombo.duration', 0],
    ['experiences.colombo.duration', 8785],
    ['experiences.colombo.price', -0.01],
    ['experiences.colombo.price_per_night', -1],
    ['connections.colombo_kandy[0].duration', -1],
    ['connections.colombo_kandy[0].duration', 2_592_001],
    ['connections.colombo_kandy[0].distance', -1],
    ['connections.colombo_kandy[0].price', -1],
    ['connections.colombo_kandy[1].fuelPrice', -1],
    ['itinerary[1].selected', -1],
    ['itinerary[1].selected', 0.5],
    ['benchmarks.sri-lanka.price_per_night', -1],
  ])('[I4] %s is not %d', (path, bad) => {
    expect(rejectedPath(changedAt(full, path, bad))).toBe(path);
  });

  test.each<Row>([
    ['itinerary[0].nights', 0],
    ['itinerary[0].nights', 366],
    ['itinerary[2].duration', 0.001],
    ['itinerary[2].duration', 8784],
    ['experiences.kandy.duration', 8784],
    ['connections.colombo_kandy[0].duration', 0],
    ['connections.colombo_kandy[0].duration', 2_592_000],
    ['connections.colombo_kandy[0].duration', 59.5],
    ['connections.colombo_kandy[0].distance', 0],
    ['experiences.colombo.price', 12.5],
    ['itinerary[1].selected', 99],
  ])('[I4] %s may be %d', (path, good) => {
    expect(rejectedPath(changedAt(full, path, good))).toBeNull();
  });

  test('[I4] accepts 2,000 entries and rejects one more', () => {
    const entries = (count: number) => Array.from({ length: count }, () => ({ experience_id: 'colombo' }));
    expect(rejectedPath(changedAt(full, 'itinerary', entries(2000)))).toBeNull();
    expect(rejectedPath(changedAt(full, 'itinerary', entries(2001)))).toBe('itinerary');
  });
});

describe('value types', () => {
  test.each<Row>([
    ['now', '2026-11-20'],
    ['now', '2026-11-20T24:00'],
    ['now', '2026-11-20T09:30:00'],
    ['now', '2026-11-20T09:30Z'],
    ['now', '2026-11-31T09:30'],
    ['now', 5],
    ['startDate', '10.01.2027'],
    ['startDate', 20_270_110],
    ['startDate', ''],
    ['newCalc', 'yes'],
    ['itinerary', {}],
    ['itinerary', 'colombo'],
    ['experiences', []],
    ['connections', []],
    ['itinerary[0].nights', '2'],
    ['itinerary[0].notes', 5],
    ['itinerary[2].duration', '40'],
    ['itinerary[1].selected', '0'],
    ['itinerary[1].justHotel', 1],
    ['itinerary[1].notes', {}],
    ['itinerary[1].departureTime', 'noon'],
    ['itinerary[1].departureTime', '8:00'],
    ['itinerary[1].departureTime', '24:00'],
    ['itinerary[1].departureTime', '08:60'],
    ['itinerary[1].departureTime', '2027-02-29T08:00'],
    ['itinerary[1].departureTime', '2027-01-10'],
    ['itinerary[1].departureTime', 8],
    ['experiences.colombo', 'x'],
    ['experiences.colombo.price', 'free'],
    ['experiences.colombo.categories', 'city'],
    ['experiences.colombo.categories[0]', 5],
    ['experiences.colombo.country_key', 5],
    ['experiences.colombo.location', 'here'],
    ['experiences.colombo.location.coordinates', [79.86]],
    ['experiences.colombo.location.coordinates', ['79.86', '6.93']],
    ['connections.colombo_kandy', {}],
    ['connections.colombo_kandy[0]', 'rail'],
    ['connections.colombo_kandy[0].type', 'rocket'],
    ['connections.colombo_kandy[0].type', 5],
    ['connections.colombo_kandy[0].duration', '9360'],
    ['connections.colombo_kandy[1].drivingType', 5],
    ['connections.colombo_kandy[1].text', 5],
    ['connections.colombo_kandy[1].link', 5],
    ['connections.colombo_kandy[1].subtitle', 5],
    ['airports', []],
    ['airports.FRA.location', 'here'],
    ['benchmarks.sri-lanka', 28],
    ['benchmarks.sri-lanka.price_per_night', '28'],
    ['bookings', []],
    ['bookings.flights', {}],
    ['bookings.flights[1]', 'flight:kandy_FRA#1'],
    ['bookings.flights[1].uid', 5],
    ['bookings.accommodation[0].booked', 'yes'],
    ['bookings.accommodation[0].price', '30'],
    ['bookings.accommodation[0].arrival', 'soon'],
    ['bookings.flights[0].date', '2027-01-32'],
    ['bookings.transport[0].notes', 5],
    ['bookings.transport[0].priceEdited', 'no'],
    ['statistics', 5],
    ['ops', {}],
  ])('[I5] %s is not %j', (path, bad) => {
    expect(rejectedPath(changedAt(full, path, bad))).toBe(path);
  });

  test.each<Row>([
    ['experiences.unused.duration', 'long'],
    ['experiences.unused.price', -3],
    ['connections.unused_kandy[0].type', 'boat'],
    ['connections.unused_kandy[0].flight', 'AB123'],
    ['connections.unused_kandy[0].flight.origin', 5],
    ['connections.unused_kandy[0].flight.destination', 5],
    ['connections.unused_kandy[0].flight.round', 'no'],
    ['connections.unused_kandy[0].flight.deep_link', 5],
  ])('[I5] %s is not %j, though no entry uses it', (path, bad) => {
    expect(rejectedPath(changedAt(full, path, bad))).toBe(path);
  });

  test.each([null, 5, 'tour', [], [full]])('[I5] rejects %j with an empty path', (value) => {
    expect(rejectedPath(value)).toBe('');
  });

  test('[I5] states what was expected', () => {
    const outcome = validatePlanInput(changedAt(full, 'itinerary[0].nights', 367));
    expect(outcome).toEqual({
      ok: false,
      rejection: { path: 'itinerary[0].nights', message: 'expected a whole number from 0 to 366' },
    });
  });

  test('[I5] does not change the input', () => {
    const before = structuredClone(full);
    rejectedPath(full);
    expect(full).toEqual(before);
  });
});
