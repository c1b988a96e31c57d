import { describe, expect, test } from 'vitest';
import { changedAt } from '../../../builders/changed-input.ts';
import { rejectedPath } from '../../../builders/planned.ts';

const input = {
  startDate: '2027-01-10',
  itinerary: [{ experience_id: 'a' }],
  experiences: { a: { duration: 24 } },
  connections: {
    a_b: [
      {
        type: 'train',
        duration: 3600,
        lead: 900,
        trail: 300,
        perDay: 12.5,
        departures: ['05:55', '08:30', '15:35'],
        weekdays: [1, 2, 3],
      },
    ],
  },
  bookings: {
    flights: [{ uid: 'f', date: '2027-01-10', dateReturn: '2027-01-20T08:00' }],
    accommodation: [{ uid: 's', arrival: '2027-01-10', departure: '2027-01-12' }],
    transport: [{ uid: 't', date: '2027-01-10' }],
    rentals: [
      { uid: 'r', drivingType: 'rental', legs: ['a_b'], pickUp: '2027-01-10', dropOff: '2027-01-12T08:00' },
    ],
  },
};

const OPTION = 'connections.a_b[0]';
const rejectedPathOf = (path: string, bad: unknown) => rejectedPath(changedAt(input, path, bad));

test('[I13] accepts the input that the tables modify', () => {
  expect(rejectedPath(input)).toBeNull();
});

describe('a timetable', () => {
  test.each(['lead', 'trail', 'perDay', 'departures', 'weekdays'])(
    '[I2] %s may be null, or missing',
    (field) => {
      // Weekdays need departures.
      const without = field === 'departures' ? changedAt(input, `${OPTION}.weekdays`, null) : input;
      expect(rejectedPath(changedAt(without, `${OPTION}.${field}`, null))).toBeNull();
      expect(rejectedPath(changedAt(without, `${OPTION}.${field}`, undefined))).toBeNull();
    },
  );

  test.each<[string, unknown]>([
    ['departures', '08:00'],
    ['departures', {}],
    ['departures', []],
    ['departures', Array.from({ length: 501 }, () => '08:00')],
    ['departures[0]', '8:00'],
    ['departures[0]', '24:00'],
    ['departures[0]', 'morning'],
    ['departures[0]', 800],
    ['departures[1]', '05:55'],
    ['departures[1]', '05:54'],
    ['departures[2]', null],
    ['weekdays', 1],
    ['weekdays', []],
    ['weekdays', [1, 2, 3, 4, 5, 6, 7, 1]],
    ['weekdays[0]', 0],
    ['weekdays[0]', 8],
    ['weekdays[0]', 1.5],
    ['weekdays[0]', '1'],
    ['weekdays[2]', 1],
  ])('[I13] %s is not %j', (field, bad) => {
    expect(rejectedPathOf(`${OPTION}.${field}`, bad)).toBe(`${OPTION}.${field}`);
  });

  test('[I13] accepts weekdays in any order', () => {
    expect(rejectedPathOf(`${OPTION}.weekdays`, [7, 1, 4])).toBeNull();
    expect(rejectedPathOf(`${OPTION}.weekdays`, [1, 2, 3, 4, 5, 6, 7])).toBeNull();
  });

  test.each([null, undefined])('[I13] rejects weekdays where departures are %j', (departures) => {
    expect(rejectedPathOf(`${OPTION}.departures`, departures)).toBe(`${OPTION}.weekdays`);
  });

  test('[I13] accepts 500 departures', () => {
    const departures = Array.from({ length: 500 }, (_, index) => {
      const clock = [Math.floor(index / 60), index % 60].map((part) => String(part).padStart(2, '0'));
      return clock.join(':');
    });
    expect(rejectedPathOf(`${OPTION}.departures`, departures)).toBeNull();
  });
});

describe('bounds', () => {
  test.each<[string, unknown]>([
    ['lead', -1],
    ['lead', 86_401],
    ['lead', '900'],
    ['trail', -1],
    ['trail', 86_401],
    ['trail', true],
    ['perDay', -0.01],
    ['perDay', '40'],
  ])('[I4] %s is not %j', (field, bad) => {
    expect(rejectedPathOf(`${OPTION}.${field}`, bad)).toBe(`${OPTION}.${field}`);
  });

  test.each<[string, unknown]>([
    ['lead', 0],
    ['lead', 86_400],
    ['trail', 86_400],
    ['trail', 0.5],
    ['perDay', 0],
  ])('[I4] %s may be %j', (field, good) => {
    expect(rejectedPathOf(`${OPTION}.${field}`, good)).toBeNull();
  });
});

describe('bookings of the previous plan', () => {
  test.each<[string, unknown]>([
    ['bookings.rentals', {}],
    ['bookings.rentals[0]', 'rental#1'],
    ['bookings.rentals[0].uid', null],
    ['bookings.rentals[0].booked', 'yes'],
    ['bookings.rentals[0].price', -1],
    ['bookings.rentals[0].drivingType', 5],
    ['bookings.rentals[0].legs', 'a_b'],
    ['bookings.rentals[0].legs[0]', 5],
    ['bookings.rentals[0].pickUp', 'soon'],
    ['bookings.rentals[0].dropOff', '2027-01-32'],
    ['bookings.flights[0].date', '2027-1-1'],
    ['bookings.flights[0].dateReturn', '2027-02-29'],
    ['bookings.accommodation[0].arrival', ''],
    ['bookings.accommodation[0].departure', '2027-01-12T24:00'],
    ['bookings.transport[0].date', 20_270_110],
  ])('[I14] %s is not %j', (path, bad) => {
    expect(rejectedPathOf(path, bad)).toBe(path);
  });

  test.each([
    'bookings.rentals',
    'bookings.rentals[0].legs',
    'bookings.rentals[0].drivingType',
    'bookings.flights[0].date',
  ])('[I2] %s may be null, or missing', (path) => {
    expect(rejectedPathOf(path, null)).toBeNull();
    expect(rejectedPathOf(path, undefined)).toBeNull();
  });
});
