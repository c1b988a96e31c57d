import { describe, expect, it } from 'vitest';
import { totalSeconds } from '../../../../src/model/total-duration.ts';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { networkSchema, type Network } from '../../../../src/model/schemas/network.ts';
import { facts, freshRouter, networkOf, networks, optionOf } from './real-facts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A router over the catalogue with the network of one country changed. */
function routerWith(country: string, change: (network: Network) => Partial<Network>) {
  const network = networkOf(country);
  const changed = networkSchema.parse({ ...network, ...change(network) });
  return createRouter({
    ...facts,
    networks: networks.map((other) => (other.key === country ? changed : other)),
  });
}

const TIMETABLE = {
  outbound: { departures: ['05:55', '08:30', '15:35'], weekdays: [1, 2, 3, 4, 5] },
  inbound: { departures: ['06:15', '13:10'] },
};

describe('timetables', () => {
  it('gives a train the departures of its direction, and counts the rides to and from the stations as lead and trail', () => {
    // Cuts the line to Colombo–Ella: a timetable has the times at a line's first stop.
    const customRouter = routerWith('sri-lanka', ({ rail }) => ({
      rail: rail && {
        ...rail,
        lines: rail.lines.map((line) => {
          const ids = line.stops.map(([id]) => id);
          if (!ids.includes('colombo-fort') || !ids.includes('ella')) return line;
          const ends = [ids.indexOf('colombo-fort'), ids.indexOf('ella')];
          const stops = line.stops.slice(ends[0], (ends[1] ?? 0) + 1);
          const [, startKm = 0, startHours = 0] = stops[0] ?? [];
          const cut = stops.map(
            ([id, km, hours]) => [id, km - startKm, hours - startHours] as [string, number, number],
          );
          return { ...line, timetable: TIMETABLE, stops: cut };
        }),
      },
    }));
    const there = optionOf(customRouter, 'colombo-fort-pettah', 'ella', 'train');
    const back = optionOf(customRouter, 'ella', 'colombo-fort-pettah', 'train');
    expect(there).toMatchObject(TIMETABLE.outbound);
    expect(back).toMatchObject(TIMETABLE.inbound);
    expect(back.weekdays).toBeUndefined();
    expect(there.duration / HOUR).toBeCloseTo(9.75, 0);
    expect(there.lead).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(back.lead).toBeGreaterThanOrEqual(20 * MINUTE);
  });

  it('gives a train at a later stop the departures of that stop', () => {
    const customRouter = routerWith('sri-lanka', ({ rail }) => ({
      rail: rail && { ...rail, lines: rail.lines.map((line) => ({ ...line, timetable: TIMETABLE })) },
    }));
    const line = networkOf('sri-lanka').rail?.lines.find(({ stops }) =>
      ['kandy', 'ella'].every((id) => stops.some(([stop]) => stop === id)),
    );
    const kandyHours = line?.stops.find(([id]) => id === 'kandy')?.[2] ?? 0;
    const [first] = optionOf(customRouter, 'kandy-temple-of-the-tooth', 'ella', 'train').departures ?? [];
    const [hour = 0, minute = 0] = (first ?? '').split(':').map(Number);
    expect(hour + minute / 60).toBeCloseTo(5 + 55 / 60 + kandyHours, 1);
  });

  it('gives a domestic flight the departures of its direction', () => {
    const customRouter = routerWith('namibia', ({ flights }) => ({
      flights: flights?.map((flight) => (flight.to === 'MPA' ? { ...flight, timetable: TIMETABLE } : flight)),
    }));
    const places = ['windhoek', 'katima-mulilo-zambezi'] as const;
    expect(optionOf(customRouter, places[0], places[1], 'flight')).toMatchObject(TIMETABLE.outbound);
    expect(optionOf(customRouter, places[1], places[0], 'flight')).toMatchObject(TIMETABLE.inbound);
  });

  it('gives a ferry the departures of its direction, with the drive to the pier as lead', () => {
    const boat = networkOf('thailand').crossings?.find(
      ({ from, to }) => from === 'chumphon-pier' && to === 'koh-tao',
    );
    const customRouter = routerWith('thailand', ({ crossings }) => ({
      crossings: crossings?.map((crossing) =>
        crossing.from === boat?.from && crossing.to === boat.to
          ? { ...crossing, timetable: TIMETABLE }
          : crossing,
      ),
    }));
    const there = optionOf(customRouter, 'bangkok-grand-palace', 'koh-tao-diving', 'ferry');
    const back = optionOf(customRouter, 'koh-tao-diving', 'bangkok-grand-palace', 'ferry');
    const untimed = optionOf(freshRouter(), 'bangkok-grand-palace', 'koh-tao-diving', 'ferry');
    expect(there).toMatchObject(TIMETABLE.outbound);
    expect(back).toMatchObject(TIMETABLE.inbound);
    expect(there.duration / HOUR).toBeCloseTo(boat!.hours, 1);
    expect(there.lead).toBeGreaterThan(3 * HOUR);
    expect(Math.abs(totalSeconds(there) - totalSeconds(untimed))).toBeLessThanOrEqual(10 * MINUTE);
  });

  it.each([
    ['invalid time', { departures: ['24:00'] }],
    ['not ascending', { departures: ['09:00', '08:00'] }],
    ['duplicate time', { departures: ['08:00', '08:00'] }],
    ['no departures', { departures: [] }],
    ['invalid weekday', { departures: ['08:00'], weekdays: [0] }],
    ['duplicate weekday', { departures: ['08:00'], weekdays: [1, 1] }],
  ])('rejects networks whose departures are wrong: %s', (_title, outbound) => {
    const network = networkOf('namibia');
    const withTimes = (departures: unknown) => {
      const timetable = { outbound: departures, inbound: TIMETABLE.inbound };
      const [flight, ...more] = network.flights ?? [];
      return { ...network, flights: [{ ...flight, timetable }, ...more] };
    };
    expect(networkSchema.safeParse(withTimes(TIMETABLE.outbound)).success).toBe(true);
    expect(networkSchema.safeParse(withTimes(outbound)).success).toBe(false);
  });
});
