import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { ConnectionEntry, Plan } from '../../../../src/model/plan.ts';
import { addBeds, bedsOf, type Beds } from '../../../../worker/engine/timeline/beds.ts';
import { dayOf, parseMoment } from '../../../../worker/engine/moment.ts';
import { connectionEntry, flight, stop, travel } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import { rowsOf } from '../../../builders/timeline-rows.ts';

const MINUTE = 1 / 60;

interface Ride {
  option: ConnectionOption;
  fields?: Partial<ConnectionEntry>;
}

/** The tour begins on 2027-01-10, a Sunday, at 08:00; hours at the stop before, or none. */
function journey(stayHours: number | null, rides: readonly (Ride | ConnectionOption)[]): Plan {
  const entries = rides.map((ride) => ('option' in ride ? ride : { option: ride, fields: {} }));
  const ids = entries.map((_ride, index) => `p${index}_p${index + 1}`);
  const connections = entries.map(({ fields }, index) => connectionEntry(ids[index] ?? '', fields));
  return planned({
    itinerary: [...(stayHours === null ? [] : [stop('a', { duration: stayHours })]), ...connections],
    connections: Object.fromEntries(entries.map(({ option }, index) => [ids[index] ?? '', [option]])),
  });
}

/** `header | first connection | second …`, each without its name. */
function rows(plan: Plan): string[] {
  const transfer = plan.timeline.filter((entry) => entry.timelineType !== 'experience');
  return rowsOf({ timeline: transfer }).map((row) => row.replace(/^(group )?\S+ /, ''));
}

function headerRow(stayHours: number | null, ...rides: (Ride | ConnectionOption)[]): string | undefined {
  return rows(journey(stayHours, rides))[0];
}

const air = (hours: number, fields: Partial<ConnectionOption> = {}) => flight(hours, 'A', 'B', fields);
const train = (hours: number, departures: string[] | null, fields: Partial<ConnectionOption> = {}) =>
  travel(hours, { type: 'train', departures, ...fields });
const taxi = (hours: number) => travel(hours, { type: 'taxi' });

describe('timed connections', () => {
  const byTimetable = '01-10 20:00 → 01-10 23:00, nights 0';
  const byDay = '01-11 08:00 → 01-11 11:00, nights 1';

  test.each<[string, ConnectionOption, string]>([
    ['a flight', air(3), byTimetable],
    ['a train with departures', train(3, ['20:00']), byTimetable],
    ['a taxi with departures', travel(3, { type: 'taxi', departures: ['20:00'] }), byTimetable],
    ['no train without them', train(3, null), byDay],
    ['no drive', travel(3), byDay],
  ])('[G16] after a stay until 20:00: %s', (_name, option, row) => {
    expect(headerRow(12, option)).toBe(row);
  });

  test('[G16] are scheduled ones with their own departure time, also later in a group', () => {
    const bus = travel(3, { type: 'bus' });
    expect(rows(journey(12, [taxi(0.1), { option: bus, fields: { departureTime: '20:06' } }]))).toEqual([
      '01-10 20:00 → 01-10 23:06, nights 0',
      '01-10 20:00 → 01-10 20:06, nights 0',
      '01-10 20:06 → 01-10 23:06, nights 0',
    ]);
  });

  test('[G16] a departure time on a later connection that is not scheduled changes nothing', () => {
    const fields = { departureTime: '20:06' };
    expect(rows(journey(12, [taxi(0.1), { option: taxi(3), fields }]))[0]).toBe(
      '01-11 08:00 → 01-11 11:06, nights 1',
    );
  });

  test('[G16] exclude connections without travel', () => {
    expect(headerRow(12, train(0, ['09:00'], { lead: 3600, trail: 3600 }))).toBe(
      '01-10 20:00 → 01-10 20:00, nights 0',
    );
  });

  test('[G16] use their own departure time only, on every weekday', () => {
    // Only on Sundays at 12:00; its own departure time is on Monday at 10:00.
    const option = train(2, ['12:00'], { weekdays: [7], lead: 1800 });
    expect(rows(journey(24, [{ option, fields: { departureTime: '10:00' } }]))).toEqual([
      '01-11 09:30 → 01-11 12:00, nights 0',
      '01-11 10:00 → 01-11 12:00, nights 0',
    ]);
    expect(rows(journey(24, [taxi(1), { option, fields: { departureTime: '10:00' } }]))).toEqual([
      '01-11 08:30 → 01-11 12:00, nights 0',
      '01-11 08:30 → 01-11 09:30, nights 0',
      '01-11 10:00 → 01-11 12:00, nights 0',
    ]);
  });
});

describe('departure', () => {
  const option = train(2, ['07:00', '12:30', '18:15'], { lead: 1800, trail: 900 });

  test.each([
    [2, '01-10 12:00 → 01-10 14:45, nights 0', '01-10 12:30 → 01-10 14:30, nights 0', 'the next departure'],
    [4, '01-10 12:00 → 01-10 14:45, nights 0', '01-10 12:30 → 01-10 14:30, nights 0', 'the lead is enough'],
    [
      4 + MINUTE,
      '01-10 17:45 → 01-10 20:30, nights 0',
      '01-10 18:15 → 01-10 20:15, nights 0',
      'a minute late',
    ],
  ])('[G17] after a stay of %d h: there by and away %s, on board %s (%s)', (stay, header, onBoard) => {
    expect(rows(journey(stay, [option]))).toEqual([header, onBoard]);
  });

  test('[G17] of a flight is its lead after the arrival, and of the next connection its trail later', () => {
    // Ready at 08:00 of the 11th.
    expect(rows(journey(24, [air(3, { lead: 7200, trail: 3600 }), taxi(1)]))).toEqual([
      '01-11 08:00 → 01-11 15:00, nights 0',
      '01-11 10:00 → 01-11 13:00, nights 0',
      '01-11 14:00 → 01-11 15:00, nights 0',
    ]);
  });

  test('[G17] lead and trail are rounded up to minutes', () => {
    expect(rows(journey(24, [air(3, { lead: 61, trail: 1 })]))).toEqual([
      '01-11 08:00 → 01-11 11:03, nights 0',
      '01-11 08:02 → 01-11 11:02, nights 0',
    ]);
  });

  test('[G17] connections that are not timed have neither lead nor trail', () => {
    expect(rows(journey(24, [travel(3, { lead: 7200, trail: 3600 })]))[0]).toBe(
      '01-11 08:00 → 01-11 11:00, nights 0',
    );
  });

  test.each([
    [[7], '01-10 14:00 → 01-10 16:00, nights 0', 'the Sunday itself'],
    [[1], '01-11 14:00 → 01-11 16:00, nights 1', 'Monday'],
    [[6, 3], '01-13 14:00 → 01-13 16:00, nights 3', 'Wednesday'],
  ])('[G17] on the weekdays %j: %s (%s)', (weekdays, row) => {
    expect(headerRow(2, train(2, ['14:00'], { weekdays }))).toBe(row);
  });

  test('[G17] of a mirrored option uses lead and trail, but not departures and weekdays', () => {
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_b', { departureTime: '10:00' })],
      connections: { b_a: [train(2, ['12:00'], { weekdays: [7], lead: 1800, trail: 900 })] },
    });
    expect(rows(plan)).toEqual([
      '01-11 09:30 → 01-11 12:15, nights 0',
      '01-11 10:00 → 01-11 12:00, nights 0',
    ]);
    const later = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { b_a: [train(2, ['20:00'])] },
    });
    // An estimate by day.
    expect(rows(later)[0]).toBe('01-11 08:00 → 01-11 10:00, nights 1');
  });
});

describe('stays during a wait', () => {
  const moment = (text: string) => parseMoment(`2027-01-${text}`) ?? 0;

  test.each([
    ['10T20:00', '11T02:00', 1, 'four hours of the night'],
    ['10T20:00', '11T01:59', 0, 'a minute less'],
    ['11T02:00', '11T12:00', 1, 'its last four hours'],
    ['11T02:01', '11T12:00', 0, 'a minute less'],
    ['11T00:30', '11T04:30', 1, 'four in the middle'],
    ['10T08:00', '10T22:00', 0, 'a day'],
    ['10T20:00', '13T06:00', 3, 'three nights'],
    ['10T23:00', '13T01:00', 2, 'two nights and not enough of a third'],
    ['10T23:00', '10T23:00', 0, 'no wait'],
  ])('[G18] from %s to %s: %d (%s)', (from, until, nights) => {
    expect(bedsOf(moment(from), moment(until))).toBe(nights);
  });

  test('[G18] the first one is that of the first morning', () => {
    const beds: Beds = { nights: 0, firstDay: null };
    addBeds(beds, moment('10T08:00'), moment('10T12:00'));
    expect(beds).toEqual({ nights: 0, firstDay: null });
    addBeds(beds, moment('10T22:00'), moment('12T06:00'));
    addBeds(beds, moment('14T22:00'), moment('15T06:00'));
    expect(beds).toEqual({ nights: 3, firstDay: dayOf(moment('11T00:00')) });
  });
});

describe('stopping for the night', () => {
  // With a drive that is longer than the bus, the group does not run through.
  const busAt = (departureTime: string): Ride => ({
    option: travel(1, { type: 'bus' }),
    fields: { departureTime },
  });

  test('[G19] does not apply to a ride of 90 minutes, at any hour', () => {
    expect(rows(journey(null, [busAt('19:00'), travel(1.5)]))).toEqual([
      '01-10 19:00 → 01-10 21:30, nights 0',
      '01-10 19:00 → 01-10 20:00, nights 0',
      '01-10 20:00 → 01-10 21:30, nights 0',
    ]);
  });

  test('[G19][G21] delays a longer ride from LATE to EARLY, with a stay', () => {
    expect(rows(journey(null, [busAt('19:00'), travel(1.5 + MINUTE)]))).toEqual([
      '01-10 19:00 → 01-11 07:31, nights 1',
      '01-10 19:00 → 01-10 20:00, nights 1',
      '01-11 06:00 → 01-11 07:31, nights 0',
    ]);
  });

  test('[G19] it waits for EARLY of the same day too', () => {
    // At 03:00 three hours are left of the night: no bed.
    expect(
      rows(journey(null, [{ ...busAt('23:00'), option: travel(4, { type: 'bus' }) }, travel(5)])),
    ).toEqual([
      '01-10 23:00 → 01-11 11:00, nights 0',
      '01-10 23:00 → 01-11 03:00, nights 0',
      '01-11 06:00 → 01-11 11:00, nights 0',
    ]);
  });

  test('[G19][G21] continues a longer ride at EARLY, with a stay for each night', () => {
    const plan = journey(null, [busAt('12:00'), travel(24)]);
    // Seven hours on the 10th, fourteen on the 11th, three on the 12th.
    expect(rows(plan)).toEqual([
      '01-10 12:00 → 01-12 09:00, nights 2',
      '01-10 12:00 → 01-10 13:00, nights 2',
      '01-10 13:00 → 01-12 09:00, nights 0',
    ]);
    expect(plan.timeline.map((entry) => 'residualTravelTime' in entry && entry.residualTravelTime)).toEqual([
      0, 0, 0,
    ]);
  });

  test('[G19][G21] does not apply to a flight or a train, whose nights on board need no stay', () => {
    // Nearest to 08:00: from 10:00 it arrives at 06:00.
    expect(headerRow(null, air(20))).toBe('01-10 10:00 → 01-11 06:00, nights 0');
    expect(headerRow(null, air(30))).toBe('01-10 08:00 → 01-11 14:00, nights 0');
    expect(headerRow(null, train(30, ['08:00']))).toBe('01-10 08:00 → 01-11 14:00, nights 0');
    expect(headerRow(12, air(20))).toBe('01-10 20:00 → 01-11 16:00, nights 0');
  });

  test('[G21] a night of which less than half is spent waiting for a drive needs no bed', () => {
    // From 16:15 the flight arrives at 02:15; from 16:00 on it would have arrived at 02:00, for a bed.
    expect(rows(journey(null, [air(10), travel(10)]))).toEqual([
      '01-10 16:15 → 01-11 16:00, nights 0',
      '01-10 16:15 → 01-11 02:15, nights 0',
      '01-11 06:00 → 01-11 16:00, nights 0',
    ]);
  });

  test.each([
    [0, 1, 'from 22:00 to 02:00'],
    [60, 0, 'a minute less'],
  ])('[G21] a wait at night for a train with a lead of %d s needs %d beds: %s', (lead, nights) => {
    const plan = journey(null, [busAt('20:00'), train(2, ['02:00'], { lead }), travel(10)]);
    expect(rows(plan)).toEqual([
      `01-10 20:00 → 01-11 16:00, nights ${nights}`,
      `01-10 20:00 → 01-10 21:00, nights ${nights}`,
      '01-11 02:00 → 01-11 04:00, nights 0',
      '01-11 06:00 → 01-11 16:00, nights 0',
    ]);
  });
});

describe('connections before the first timed one', () => {
  test.each([
    [0, ['01-11 09:30 → 01-11 12:00, nights 0', '01-11 09:30 → 01-11 10:00, nights 0']],
    [1200, ['01-11 09:10 → 01-11 12:00, nights 0', '01-11 09:10 → 01-11 09:40, nights 0']],
  ])('[G20] leaves so late that there is no wait, except for a lead of %d s', (lead, firstRows) => {
    const plan = journey(24, [taxi(0.5), train(2, ['10:00'], { lead })]);
    expect(rows(plan)).toEqual([...firstRows, '01-11 10:00 → 01-11 12:00, nights 0']);
  });

  test('[G20] include a short ride at night to a night train', () => {
    expect(rows(journey(6, [taxi(1), train(9, ['23:00'])]))).toEqual([
      '01-10 22:00 → 01-11 08:00, nights 0',
      '01-10 22:00 → 01-10 23:00, nights 0',
      '01-10 23:00 → 01-11 08:00, nights 0',
    ]);
  });

  test('[G20] a journey of more than 90 minutes is not delayed beyond LATE', () => {
    expect(rows(journey(6, [travel(3), train(9, ['23:00'])]))).toEqual([
      '01-10 17:00 → 01-11 08:00, nights 0',
      '01-10 17:00 → 01-10 20:00, nights 0',
      '01-10 23:00 → 01-11 08:00, nights 0',
    ]);
  });

  test('[G20] connections after that journey are delayed with it', () => {
    expect(rows(journey(6, [travel(3), taxi(1), train(9, ['23:00'])]))).toEqual([
      '01-10 17:00 → 01-11 08:00, nights 0',
      '01-10 17:00 → 01-10 20:00, nights 0',
      '01-10 20:00 → 01-10 21:00, nights 0',
      '01-10 23:00 → 01-11 08:00, nights 0',
    ]);
  });

  test('[G20] is not delayed where its first one has its own departure time', () => {
    const drive = { option: travel(3), fields: { departureTime: '08:00' } };
    expect(rows(journey(24, [drive, train(1, ['13:00'])]))).toEqual([
      '01-11 08:00 → 01-11 14:00, nights 0',
      '01-11 08:00 → 01-11 11:00, nights 0',
      '01-11 13:00 → 01-11 14:00, nights 0',
    ]);
    expect(rows(journey(24, [travel(3), train(1, ['13:00'])]))[1]).toBe(
      '01-11 10:00 → 01-11 13:00, nights 0',
    );
  });

  test('[G20] are not delayed after a night: the wait for the ferry is at the pier', () => {
    // Whatever the start on Sunday, the ferry is that of Friday; the last start waits for EARLY.
    const ferry = travel(2, { type: 'ferry', departures: ['15:00'], weekdays: [5] });
    expect(rows(journey(6, [travel(10), ferry]))).toEqual([
      '01-10 22:00 → 01-15 17:00, nights 5',
      '01-11 06:00 → 01-11 16:00, nights 5',
      '01-15 15:00 → 01-15 17:00, nights 0',
    ]);
  });

  test('[G20] between timed connections nothing is delayed', () => {
    expect(rows(journey(24, [air(1), taxi(1), train(1, ['13:00'])]))).toEqual([
      '01-11 08:00 → 01-11 14:00, nights 0',
      '01-11 08:00 → 01-11 09:00, nights 0',
      '01-11 09:00 → 01-11 10:00, nights 0',
      '01-11 13:00 → 01-11 14:00, nights 0',
    ]);
  });
});

describe('the start of a timed group', () => {
  test.each([
    [15, '01-11 08:00 → 01-11 23:00, nights 0', 'MORNING, to 23:00 itself'],
    [16, '01-11 07:00 → 01-11 23:00, nights 0', 'an hour earlier'],
    [17, '01-11 06:00 → 01-11 23:00, nights 0', 'EARLY'],
    [18, '01-11 12:00 → 01-12 06:00, nights 0', 'not before one is ready: over night, to EARLY itself'],
    [22, '01-11 08:00 → 01-12 06:00, nights 0', 'MORNING, over night'],
  ])('[G22] after a night, a flight of %d h: %s (%s)', (hours, row) => {
    expect(headerRow(24, air(hours))).toBe(row);
  });

  test('[G22] is the earlier of two equally near ones', () => {
    // Of 08:00 to 08:15 the train of 09:15 arrives at 23:45; 07:30 and 08:30 are half an hour away.
    expect(headerRow(24, air(1), train(14.5, ['08:30', '09:15', '15:30']))).toBe(
      '01-11 07:30 → 01-11 23:00, nights 0',
    );
  });

  test('[G22] a start at 22:00 is the last of a day', () => {
    // Ready at 20:00.
    expect(headerRow(12, air(8))).toBe('01-10 22:00 → 01-11 06:00, nights 0');
    // From 22:15 on it would arrive at 06:00; from 08:00 of the 11th at 15:45.
    expect(headerRow(12, air(7.75))).toBe('01-11 08:00 → 01-11 15:45, nights 1');
  });

  test('[G22] the trail belongs to the arrival', () => {
    expect(headerRow(24, air(15, { trail: 60 }))).toBe('01-11 07:45 → 01-11 22:46, nights 0');
  });

  test.each([
    ['the next day', 5, [1, 2, 3, 4, 5, 6, 7], '01-11 09:00 → 01-11 14:00, nights 1'],
    ['on Friday', 4, [5], '01-15 09:00 → 01-15 13:00, nights 5'],
  ])(
    '[Y3][G23] after a stay until 14:00 a train at 09:00 is taken %s, after the nights until then',
    (_day, hours, weekdays, row) => {
      const plan = journey(6, [train(hours, ['09:00'], { weekdays })]);
      expect(rows(plan)[0]).toBe(row);
      expect(plan.timeline[1]).toMatchObject({ dayFrom: 1 });
    },
  );

  test('[G23] waits up to seven nights for a weekly ferry', () => {
    // Ready on Sunday at 14:00: its ferry left at 13:00.
    expect(headerRow(6, travel(2, { type: 'ferry', departures: ['13:00'], weekdays: [7] }))).toBe(
      '01-17 13:00 → 01-17 15:00, nights 7',
    );
  });

  test('[G23] the drive to that ferry is that of the seventh day', () => {
    const ferry = travel(2, { type: 'ferry', departures: ['13:00'], weekdays: [7] });
    expect(rows(journey(6, [travel(3), ferry]))).toEqual([
      '01-17 10:00 → 01-17 15:00, nights 7',
      '01-17 10:00 → 01-17 13:00, nights 7',
      '01-17 13:00 → 01-17 15:00, nights 0',
    ]);
  });

  test('[G23] with its own departure time it is tried only at that time', () => {
    // The drive at 15:00 and the train of 09:00 of the next day: a later day is no better.
    const drive = { option: travel(3), fields: { departureTime: '15:00' } };
    expect(rows(journey(6, [drive, train(1, ['09:00'])]))).toEqual([
      '01-10 15:00 → 01-11 10:00, nights 1',
      '01-10 15:00 → 01-10 18:00, nights 1',
      '01-11 09:00 → 01-11 10:00, nights 0',
    ]);
  });

  test('[Y3][G23] the opening group waits at home, without nights', () => {
    const plan = journey(null, [train(10, ['05:00'])]);
    expect(rows(plan)[0]).toBe('01-11 05:00 → 01-11 15:00, nights 0');
    expect(plan).toMatchObject({ start: '2027-01-10T08:00', days: 2 });
    expect(plan.timeline[0]).toMatchObject({ dayFrom: 1, dayTo: 2 });
  });

  test('[G24] is the one that ends first where none is good, the last to start on a tie', () => {
    // A ten-hour drive across LATE. Leaving at 19:00 at the latest, it reaches the train at 15:00.
    expect(rows(journey(6, [travel(10), train(2, ['15:00'])]))).toEqual([
      '01-10 19:00 → 01-11 17:00, nights 1',
      '01-10 19:00 → 01-11 15:00, nights 1',
      '01-11 15:00 → 01-11 17:00, nights 0',
    ]);
  });

  test('[G24] prefers an arrival at night to none', () => {
    // Every day it ends at 03:00.
    expect(headerRow(24, train(3, ['00:00']))).toBe('01-12 00:00 → 01-12 03:00, nights 0');
  });
});

describe('running through with a lead', () => {
  const at = (departureTime: string, lead: number): Ride => ({
    option: air(3, { lead }),
    fields: { departureTime },
  });

  test('[G5] the stay ends when one has to be there, before EARLY', () => {
    const plan = journey(24, [at('08:00', 3 * 3600)]);
    expect(plan.timeline[0]).toMatchObject({ departure: '2027-01-11T05:00', duration: 21, nights: 1 });
    expect(rows(plan)).toEqual([
      '01-11 05:00 → 01-11 11:00, nights 0',
      '01-11 08:00 → 01-11 11:00, nights 0',
    ]);
  });

  test('[G5] at midnight itself it is the day of the journey', () => {
    const plan = journey(24, [at('02:00', 7200)]);
    expect(plan.timeline[0]).toMatchObject({ departure: '2027-01-11T00:00', duration: 16, nights: 1 });
  });

  test('[G6] where one has to be there before midnight it is the flight of the next day', () => {
    const plan = journey(24, [at('01:59', 7200)]);
    expect(plan.timeline[0]).toMatchObject({ departure: '2027-01-11T06:00', nights: 1 });
    // From 06:00 to 23:59 no bed is needed.
    expect(rows(plan)).toEqual([
      '01-11 23:59 → 01-12 04:59, nights 0',
      '01-12 01:59 → 01-12 04:59, nights 0',
    ]);
    expect(plan.timeline[1]).toMatchObject({ dayFrom: 2, dayTo: 3 });
  });

  test.each([
    ['05:00', '01-11 05:00 → 01-11 08:00, nights 1', 'from 22:00 on seven hours'],
    ['02:00', '01-11 02:00 → 01-11 05:00, nights 1', 'four hours'],
    ['01:59', '01-11 01:59 → 01-11 04:59, nights 0', 'less than four'],
  ])('[G6] ready at 10:00 for a flight at %s: %s (%s)', (departureTime, row) => {
    expect(headerRow(2, at(departureTime, 0))).toBe(row);
  });

  test('[G4] in the opening group one is there on the day before, if need be', () => {
    const plan = journey(null, [at('00:30', 7200)]);
    expect(rows(plan)).toEqual([
      '01-09 22:30 → 01-10 03:30, nights 0',
      '01-10 00:30 → 01-10 03:30, nights 0',
    ]);
    expect(plan).toMatchObject({ start: '2027-01-09T22:30', days: 2 });
  });

  test('[G25] later connections leave by their timetables, and waits at night need a bed', () => {
    const bus = { option: travel(3, { type: 'bus' }), fields: { departureTime: '21:00' } };
    expect(rows(journey(12, [bus, train(2, ['07:30'], { lead: 600, trail: 300 })]))).toEqual([
      '01-10 21:00 → 01-11 09:35, nights 1',
      '01-10 21:00 → 01-11 00:00, nights 1',
      '01-11 07:30 → 01-11 09:30, nights 0',
    ]);
  });

  test.each([
    [0, 1, 'from 23:00 to 03:00'],
    [60, 0, 'a minute less'],
  ])('[G25] a wait at night for a train with a lead of %d s needs %d beds: %s', (lead, nights) => {
    const bus = { option: travel(3, { type: 'bus' }), fields: { departureTime: '20:00' } };
    expect(headerRow(12, bus, train(4, ['03:00'], { lead }))).toBe(
      `01-10 20:00 → 01-11 07:00, nights ${nights}`,
    );
  });

  test('[G25] connections that are not timed follow at once without stopping, however long', () => {
    const bus = { option: travel(6, { type: 'bus' }), fields: { departureTime: '16:00' } };
    expect(rows(journey(6, [bus, travel(5)]))).toEqual([
      '01-10 16:00 → 01-11 03:00, nights 0',
      '01-10 16:00 → 01-10 22:00, nights 0',
      '01-10 22:00 → 01-11 03:00, nights 0',
    ]);
  });
});

describe('a place without overnight stays', () => {
  test('[W10][G11] has no night before a drive: it begins at once, and is spread over days', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b')],
      experiences: { a: { day_only: true } },
      connections: { a_b: [travel(8)] },
    });
    expect(rows(plan)[0]).toBe('01-10 14:00 → 01-11 08:00, nights 1');
  });

  test.each([
    [true, '01-10 19:00 → 01-11 00:00, nights 0'],
    [false, '01-11 08:00 → 01-11 13:00, nights 1'],
  ])('[W10][G23] day_only %j: a flight of five hours from 19:00 on is %s', (dayOnly, row) => {
    const plan = planned({
      itinerary: [stop('a', { duration: 11 }), connectionEntry('a_b')],
      experiences: { a: { day_only: dayOnly } },
      connections: { a_b: [air(5)] },
    });
    expect(rows(plan)[0]).toBe(row);
  });
});
