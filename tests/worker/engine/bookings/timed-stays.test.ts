import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { ConnectionEntry } from '../../../../src/model/plan.ts';
import { connectionEntry, flight, stop, travel } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';

/** The beds of the connections after a stay from 08:00 of Sunday, 2027-01-10. */
function bedsAfter(
  stayHours: number,
  options: readonly ConnectionOption[],
  first: Partial<ConnectionEntry> = {},
): unknown[] {
  const ids = options.map((_option, index) => `p${index}_p${index + 1}`);
  const { accommodation } = planned({
    itinerary: [
      stop('a', { duration: stayHours }),
      ...ids.map((id, index) => connectionEntry(id, index === 0 ? first : {})),
    ],
    connections: Object.fromEntries(options.map((option, index) => [ids[index] ?? '', [option]])),
    experiences: { a: { price_per_night: 30 } },
  }).bookings;
  return accommodation
    .filter(({ connection_id: id }) => id !== undefined)
    .map(({ arrival, departure, nights, price }) => [arrival, departure, nights, price]);
}

const train = (hours: number, departures: string[], weekdays?: number[]) =>
  travel(hours, { type: 'train', departures, weekdays });

describe('stays of timed journeys', () => {
  test('[B2] before a weekly ferry are at the current stop', () => {
    // Ready at 06:00 of Monday the 11th; Fridays at 09:00.
    expect(bedsAfter(24, [train(4, ['09:00'], [5])])).toEqual([
      ['2027-01-11T20:00', '2027-01-15T06:00', 4, 120],
    ]);
  });

  test('[B2] before a train that leaves before EARLY end at its departure', () => {
    expect(bedsAfter(6, [train(3, ['05:00'])])).toEqual([['2027-01-10T20:00', '2027-01-11T05:00', 1, 30]]);
  });

  test('[B2] before a flight end at its lead', () => {
    const option = flight(3, 'A', 'B', { lead: 7200 });
    expect(bedsAfter(6, [option], { departureTime: '07:30' })).toEqual([
      ['2027-01-10T20:00', '2027-01-11T05:30', 1, 30],
    ]);
  });

  test('[B2] en route start on the evening of the first stay', () => {
    // From 15:00 thirty hours to 21:00 of the 11th; the train of 07:00 on the 12th.
    expect(bedsAfter(6, [train(30, ['15:00']), train(2, ['07:00'])])).toEqual([
      ['2027-01-11T20:00', '2027-01-12T06:00', 1, 30],
    ]);
  });

  test('[B2] start on that evening where a drive stops at LATE', () => {
    // The bus from 15:00 to 19:00, an hour of the drive, and the rest from 06:00 on.
    const bus = { departureTime: '15:00' };
    expect(bedsAfter(6, [travel(4, { type: 'bus' }), travel(10)], bus)).toEqual([
      ['2027-01-10T20:00', '2027-01-11T06:00', 1, 30],
    ]);
  });

  test('[B2] start on that evening for a wait at night', () => {
    // Three hours to 00:00, then the train of 07:30.
    const night = { departureTime: '21:00' };
    expect(bedsAfter(12, [travel(3, { type: 'bus' }), train(2, ['07:30'])], night)).toEqual([
      ['2027-01-10T20:00', '2027-01-11T06:00', 1, 30],
    ]);
  });

  test('[B2] with nights before and en route start where the traveler was ready', () => {
    // The bus of 13:00 is that of the next day; it arrives at 21:00, and the train leaves at 07:00 of the 12th.
    const next = { departureTime: '13:00' };
    expect(bedsAfter(6, [travel(8, { type: 'bus' }), train(2, ['07:00'])], next)).toEqual([
      ['2027-01-10T20:00', '2027-01-12T06:00', 2, 60],
    ]);
  });

  test('[B2] are not needed for a night on board', () => {
    expect(bedsAfter(12, [flight(10, 'A', 'B')])).toEqual([]);
    expect(bedsAfter(12, [train(10, ['21:00'])])).toEqual([]);
  });

  test('[B2] of a journey over days start at LATE of its first day', () => {
    expect(bedsAfter(24, [travel(30)])).toEqual([['2027-01-11T20:00', '2027-01-13T06:00', 2, 60]]);
  });
});
