import { describe, expect, test } from 'vitest';
import type { PlanInput, ZoneOffsets } from '../../../../src/model/plan.ts';
import { connectionEntry, flight, stop, travel, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import { mainRowsOf, rowsOf } from '../../../builders/timeline-rows.ts';

/** Offsets as in the time zone database, without the changes that no test needs. */
const zones: Record<string, ZoneOffsets> = {
  'Europe/Berlin': [
    ['2026-10-25T01:00', 60],
    ['2027-03-28T01:00', 120],
    ['2027-10-31T01:00', 60],
  ],
  'America/New_York': [
    ['2026-11-01T06:00', -300],
    ['2027-03-14T07:00', -240],
    ['2027-11-07T06:00', -300],
  ],
  'Africa/Harare': [['1970-01-01T00:00', 120]],
  'Africa/Luanda': [['1970-01-01T00:00', 60]],
  'Asia/Colombo': [['1970-01-01T00:00', 330]],
  'Pacific/Kiritimati': [['1970-01-01T00:00', 840]],
  'Pacific/Honolulu': [['1970-01-01T00:00', -600]],
};

const airports: PlanInput['airports'] = {
  FRA: { zone: 'Europe/Berlin' },
  JFK: { zone: 'America/New_York' },
  CMB: { zone: 'Asia/Colombo' },
  CXI: { zone: 'Pacific/Kiritimati' },
  HNL: { zone: 'Pacific/Honolulu' },
  HRE: { zone: 'Africa/Harare' },
  LAD: { zone: 'Africa/Luanda' },
  XXX: {},
};

function plannedInZones(tour: Tour, more: Partial<PlanInput> = {}) {
  return planned(tour, { zones, airports, ...more });
}

/** Arrival of a flight at the start of the tour. */
function arrivalOf(id: string, hours: number, startDate: string, departureTime: string): string | undefined {
  return plannedInZones({
    startDate,
    itinerary: [connectionEntry(id, { departureTime })],
    connections: { [id]: [flight(hours, id.slice(0, 3), id.slice(4))] },
  }).timeline[1]?.arrival;
}

describe('a connection between two zones', () => {
  test('[T7] leaves on the clock of its origin and arrives on that of its destination', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('FRA_CMB', { departureTime: '21:30' }), stop('a', { duration: 2 })],
      connections: { FRA_CMB: [flight(10, 'FRA', 'CMB')] },
    });
    // 20:30 UTC, ten hours later 06:30 UTC.
    expect(rowsOf(plan)).toEqual([
      'group FRA_CMB 01-10 21:30 → 01-11 12:00, nights 0',
      'FRA_CMB 01-10 21:30 → 01-11 12:00, nights 0',
      'a 01-11 12:00 → 01-11 14:00, nights 0',
    ]);
    expect(plan.timeline.map(({ duration }) => duration)).toEqual([10, 10, 2]);
  });

  test('[T7] going west it may arrive earlier than it left', () => {
    // 05:00 UTC, one hour later 06:00 UTC.
    expect(arrivalOf('HRE_LAD', 0.5, '2027-01-10', '07:00')).toBe('2027-01-10T06:30');
  });

  test('[T7] each connection of a group changes the clock', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('JFK_FRA', { departureTime: '18:00' }), connectionEntry('FRA_CMB')],
      connections: { JFK_FRA: [flight(8, 'JFK', 'FRA')], FRA_CMB: [flight(10, 'FRA', 'CMB')] },
    });
    // 23:00 UTC to 07:00 UTC, and on to 17:00 UTC.
    expect(rowsOf(plan).slice(1)).toEqual([
      'JFK_FRA 01-10 18:00 → 01-11 08:00, nights 0',
      'FRA_CMB 01-11 08:00 → 01-11 22:30, nights 0',
    ]);
  });

  test('[T7] a lead and a trail are on the clock of their place', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('FRA_CMB', { departureTime: '21:30' })],
      connections: { FRA_CMB: [flight(10, 'FRA', 'CMB', { lead: 7200, trail: 3600 })] },
    });
    expect(rowsOf(plan)).toEqual([
      'group FRA_CMB 01-10 19:30 → 01-11 13:00, nights 0',
      'FRA_CMB 01-10 21:30 → 01-11 12:00, nights 0',
    ]);
  });
});

describe('daylight saving time', () => {
  test.each([
    ['2027-03-13', '13:00', 'both on winter time'],
    ['2027-03-14', '14:00', 'New York went forward at 07:00 UTC'],
    ['2027-03-28', '13:00', 'Berlin went forward at 01:00 UTC'],
    ['2027-10-31', '14:00', 'Berlin went back at 01:00 UTC'],
    ['2027-11-07', '13:00', 'New York went back at 06:00 UTC'],
  ])('[T8] nine hours from Berlin at 10:00 on %s end in New York at %s (%s)', (date, clock) => {
    expect(arrivalOf('FRA_JFK', 9, date, '10:00')).toBe(`${date}T${clock}`);
  });

  test.each([
    ['2027-03-26', '2027-03-27T09:00', 'the night before'],
    ['2027-03-27', '2027-03-28T10:00', 'Berlin went forward on the way'],
  ])('[T8] eight hours from New York at 20:00 on %s end in Berlin at %s (%s)', (date, arrival) => {
    expect(arrivalOf('JFK_FRA', 8, date, '20:00')).toBe(arrival);
  });

  test.each([
    ['2027-03-28', '01:59', '05:59', 'before the change'],
    ['2027-03-28', '02:30', '06:30', 'a time that does not exist counts as if clocks had not changed'],
    ['2027-03-28', '03:00', '06:00', 'the change itself'],
    ['2027-10-31', '01:59', '04:59', 'before the hour that comes twice'],
    ['2027-10-31', '02:00', '06:00', 'of the hour that comes twice the second'],
    ['2027-10-31', '02:30', '06:30', 'of the hour that comes twice the second'],
  ])('[T8] nine hours from Berlin on %s at %s end in New York at %s (%s)', (date, clock, arrival) => {
    expect(arrivalOf('FRA_JFK', 9, date, clock)).toBe(`${date}T${arrival}`);
  });

  test.each([
    [10, '03:00', 'at the change'],
    [10 - 1 / 60, '01:59', 'a minute before'],
  ])('[T8] %d hours from Colombo on 2027-03-27 at 20:30 end in Berlin at %s (%s)', (hours, clock) => {
    expect(arrivalOf('CMB_FRA', hours, '2027-03-27', '20:30')).toBe(`2027-03-28T${clock}`);
  });

  test('[T8] before the first change its offset counts', () => {
    expect(arrivalOf('FRA_CMB', 10, '2020-07-01', '10:00')).toBe('2020-07-02T00:30');
  });
});

describe('without a change of zone', () => {
  test.each([
    ['FRA_XXX', 'its destination names no zone'],
    ['XXX_FRA', 'its origin names no zone'],
    ['XXX_YYY', 'nobody knows its places'],
    ['FRA_FRA', 'both are the same place'],
  ])('[T9] %s takes its travel on the clock: %s', (id) => {
    expect(arrivalOf(id, 10, '2027-01-10', '10:00')).toBe('2027-01-10T20:00');
  });

  test('[T9] within a zone every day has 24 hours', () => {
    const plan = plannedInZones(
      {
        startDate: '2027-03-27',
        itinerary: [connectionEntry('FRA_a', { departureTime: '21:00' })],
        connections: { FRA_a: [flight(10, 'FRA', 'BER')] },
        experiences: { a: { zone: 'Europe/Berlin' } },
      },
      {},
    );
    expect(plan.timeline[1]?.arrival).toBe('2027-03-28T07:00');
  });

  test('[T9] a zone of the experience counts, else that of the airport with its key', () => {
    const arrival = (zone: string | null) =>
      plannedInZones({
        itinerary: [connectionEntry('FRA_CMB', { departureTime: '10:00' })],
        connections: { FRA_CMB: [flight(10, 'FRA', 'CMB')] },
        experiences: { CMB: { zone } },
      }).timeline[1]?.arrival;
    expect(arrival(null)).toBe('2027-01-11T00:30');
    // 19:00 UTC.
    expect(arrival('Africa/Harare')).toBe('2027-01-10T21:00');
  });
});

describe('without travel', () => {
  test('[T9][G2] a connection still changes the clock', () => {
    const plan = plannedInZones({
      itinerary: [stop('FRA', { duration: 2 }), connectionEntry('FRA_CMB'), stop('a', { duration: 2 })],
    });
    expect(rowsOf(plan)).toEqual([
      'FRA 01-10 08:00 → 01-10 10:00, nights 0',
      'group FRA_CMB 01-10 10:00 → 01-10 14:30, nights 0',
      'FRA_CMB 01-10 10:00 → 01-10 14:30, nights 0',
      'a 01-10 14:30 → 01-10 16:30, nights 0',
    ]);
  });
});

describe('a journey by day between two zones', () => {
  test('[G8] ends by LATE on the clock of its destination', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('HRE_LAD')],
      connections: { HRE_LAD: [travel(12.5)] },
    });
    // 20:30 where it began.
    expect(mainRowsOf(plan)).toEqual(['group HRE_LAD 01-10 08:00 → 01-10 19:30, nights 0']);
  });

  test('[G9] leaves as much earlier as that clock is ahead', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('LAD_HRE')],
      connections: { LAD_HRE: [travel(11.5)] },
    });
    expect(mainRowsOf(plan)).toEqual(['group LAD_HRE 01-10 07:30 → 01-10 20:00, nights 0']);
  });

  test('[G10] waits for a morning from which it ends by LATE there', () => {
    const plan = plannedInZones({
      itinerary: [stop('LAD', { duration: 6 }), connectionEntry('LAD_HRE')],
      connections: { LAD_HRE: [travel(12)] },
    });
    expect(mainRowsOf(plan)[1]).toBe('group LAD_HRE 01-11 07:00 → 01-11 20:00, nights 1');
  });

  test('[G11] stops at LATE of its origin, and the last piece changes the clock', () => {
    const plan = plannedInZones({
      itinerary: [connectionEntry('LAD_HRE'), connectionEntry('HRE_a')],
      connections: { LAD_HRE: [travel(20)], HRE_a: [travel(1)] },
    });
    // Twelve hours to 20:00, eight from 06:00.
    expect(rowsOf(plan)).toEqual([
      'group LAD_HRE+HRE_a 01-10 08:00 → 01-11 16:00, nights 1',
      'LAD_HRE 01-10 08:00 → 01-11 15:00, nights 1',
      'HRE_a 01-11 15:00 → 01-11 16:00, nights 0',
    ]);
    expect(plan.timeline.map((entry) => 'residualTravelTime' in entry && entry.residualTravelTime)).toEqual([
      9, 8, 1,
    ]);
  });
});

describe('days of a journey over the date line', () => {
  const dateLine = (nights: number) =>
    plannedInZones({
      itinerary: [connectionEntry('CXI_HNL'), stop('a', { nights })],
      connections: { CXI_HNL: [flight(3, 'CXI', 'HNL')] },
    });

  test('[Y1][Y2] no entry comes before the first day, and none ends before it begins', () => {
    const plan = dateLine(0);
    // 18:00 UTC of the 9th to 21:00 UTC; a is where it is the 9th from 11:00 on.
    expect(rowsOf(plan)).toEqual([
      'group CXI_HNL 01-10 08:00 → 01-09 11:00, nights 0',
      'CXI_HNL 01-10 08:00 → 01-09 11:00, nights 0',
      'a 01-09 11:00 → 01-09 20:00, nights 0',
    ]);
    expect(plan.timeline.map(({ dayFrom, dayTo }) => [dayFrom, dayTo])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(plan).toMatchObject({ start: '2027-01-10T08:00', end: '2027-01-09T20:00', days: 1 });
  });

  test('[Y2] a day that occurs twice is the first day both times', () => {
    const plan = dateLine(2);
    expect(plan.timeline[2]).toMatchObject({
      departure: '2027-01-11T06:00',
      nights: 2,
      dayFrom: 1,
      dayTo: 2,
    });
    expect(plan.days).toBe(2);
  });
});
