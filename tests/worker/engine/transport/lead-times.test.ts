import { describe, expect, it } from 'vitest';
import { totalSeconds } from '../../../../src/model/total-duration.ts';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { networkSchema, type Network } from '../../../../src/model/schemas/network.ts';
import { facts, freshRouter, keysOf, networks, transport } from './real-facts.ts';

const MINUTE = 60;
const router = freshRouter();

function optionOf(routed: typeof router, from: string, to: string, type: string) {
  const option = routed.options(from, to).find((one) => one.type === type);
  if (!option) throw new Error(`no ${type} from ${from} to ${to}`);
  return option;
}

function networkOf(country: string): Network {
  const network = networks.find(({ key }) => key === country);
  if (!network) throw new Error(`no network of ${country}`);
  return network;
}

/** A router over the catalogue with the network of one country changed. */
function routerWith(country: string, change: (network: Network) => Partial<Network>) {
  const network = networkOf(country);
  const changed = networkSchema.parse({ ...network, ...change(network) });
  return createRouter({
    ...facts,
    networks: networks.map((one) => (one.key === country ? changed : one)),
  });
}

describe('lead and trail of options', () => {
  it.each([
    ['FRA', 'WDH', 150, 60],
    ['CMB', 'FRA', 150, 60],
    ['JNB', 'WDH', 150, 60],
    ['ERS', 'MPA', 90, 30],
  ])('a flight from %s to %s has a lead of %i minutes and a trail of %i', (from, to, lead, trail) => {
    expect(optionOf(router, from, to, 'flight')).toMatchObject({
      lead: lead * MINUTE,
      trail: trail * MINUTE,
    });
  });

  it('adds the transfers of a flight between two places to its lead and trail, not to its duration', () => {
    const between = optionOf(router, 'windhoek', 'katima-mulilo-zambezi', 'flight');
    const flight = optionOf(router, 'ERS', 'MPA', 'flight');
    expect(between.duration).toBe(flight.duration);
    expect(between.lead).toBeGreaterThan(90 * MINUTE);
    expect(between.trail).toBeGreaterThan(30 * MINUTE);
    expect(totalSeconds(between)).toBe(between.duration + (between.lead ?? 0) + (between.trail ?? 0));
  });

  it('mirrors the transfers in the return direction', () => {
    const there = optionOf(router, 'windhoek', 'katima-mulilo-zambezi', 'flight');
    const back = optionOf(router, 'katima-mulilo-zambezi', 'windhoek', 'flight');
    expect((there.lead ?? 0) - 90 * MINUTE).toBeCloseTo((back.trail ?? 0) - 30 * MINUTE, -3);
    expect((there.trail ?? 0) - 30 * MINUTE).toBeCloseTo((back.lead ?? 0) - 90 * MINUTE, -3);
  });

  it('a ferry has a lead of 20 minutes and no trail', () => {
    const ferry = optionOf(router, 'khao-sok', 'koh-tao-diving', 'ferry');
    expect(ferry.lead).toBe(20 * MINUTE);
    expect(ferry.trail ?? 0).toBe(0);
  });

  it('a long-distance train has a lead of 20 minutes, a short one none', () => {
    expect(optionOf(router, 'colombo-fort-pettah', 'ella', 'train').lead).toBe(20 * MINUTE);
    expect(optionOf(router, 'colombo-fort-pettah', 'galle-fort', 'train').lead ?? 0).toBe(0);
  });

  it('every option of every country keeps within the range that the engine accepts', () => {
    for (const { key } of transport) {
      const keys = keysOf(key);
      const connections = Object.fromEntries(
        keys.flatMap((from) =>
          keys.flatMap((to) => (from === to ? [] : [[`${from}_${to}`, router.options(from, to)]])),
        ),
      );
      for (const options of Object.values(connections)) {
        for (const { lead, trail } of options) {
          expect(lead ?? 0).toBeLessThanOrEqual(86_400);
          expect(trail ?? 0).toBeLessThanOrEqual(86_400);
        }
      }
    }
  });
});

const TIMETABLE = {
  outbound: { departures: ['05:55', '08:30', '15:35'], weekdays: [1, 2, 3, 4, 5] },
  inbound: { departures: ['06:15', '13:10'] },
};

describe('timetables', () => {
  it('gives a train the departures of its direction, and moves the trips to the stations to lead and trail', () => {
    // Lines cut to the ride, whose ends the timetable is for.
    const routed = routerWith('sri-lanka', ({ rail }) => ({
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
    const there = optionOf(routed, 'colombo-fort-pettah', 'ella', 'train');
    const back = optionOf(routed, 'ella', 'colombo-fort-pettah', 'train');
    expect(there).toMatchObject(TIMETABLE.outbound);
    expect(back).toMatchObject(TIMETABLE.inbound);
    expect(back.weekdays).toBeUndefined();
    expect(there.duration / 3600).toBeCloseTo(9.75, 0);
    expect(there.lead).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(back.lead).toBeGreaterThanOrEqual(20 * MINUTE);
  });

  it('gives a train at a later stop the departures of that stop', () => {
    const routed = routerWith('sri-lanka', ({ rail }) => ({
      rail: rail && { ...rail, lines: rail.lines.map((line) => ({ ...line, timetable: TIMETABLE })) },
    }));
    const line = networkOf('sri-lanka').rail?.lines.find(({ stops }) =>
      ['kandy', 'ella'].every((id) => stops.some(([stop]) => stop === id)),
    );
    const kandyHours = line?.stops.find(([id]) => id === 'kandy')?.[2] ?? 0;
    const [first] = optionOf(routed, 'kandy-temple-of-the-tooth', 'ella', 'train').departures ?? [];
    const [hour = 0, minute = 0] = (first ?? '').split(':').map(Number);
    expect(hour + minute / 60).toBeCloseTo(5 + 55 / 60 + kandyHours, 1);
  });

  it('gives a domestic flight the departures of its direction', () => {
    const routed = routerWith('namibia', ({ flights }) => ({
      flights: flights?.map((flight) => (flight.to === 'MPA' ? { ...flight, timetable: TIMETABLE } : flight)),
    }));
    const places = ['windhoek', 'katima-mulilo-zambezi'] as const;
    expect(optionOf(routed, places[0], places[1], 'flight')).toMatchObject(TIMETABLE.outbound);
    expect(optionOf(routed, places[1], places[0], 'flight')).toMatchObject(TIMETABLE.inbound);
  });

  it('gives a ferry the departures of its direction, with the drive to the pier as lead', () => {
    const routed = routerWith('thailand', ({ crossings }) => ({
      crossings: crossings?.map((crossing) =>
        crossing.to === 'koh-tao' && crossing.from === 'chumphon-pier'
          ? { ...crossing, timetable: TIMETABLE }
          : crossing,
      ),
    }));
    const there = optionOf(routed, 'bangkok-grand-palace', 'koh-tao-diving', 'ferry');
    const back = optionOf(routed, 'koh-tao-diving', 'bangkok-grand-palace', 'ferry');
    const untimed = optionOf(router, 'bangkok-grand-palace', 'koh-tao-diving', 'ferry');
    const crossing = networkOf('thailand').crossings?.find(
      ({ from, to }) => from === 'chumphon-pier' && to === 'koh-tao',
    );
    expect(there).toMatchObject(TIMETABLE.outbound);
    expect(back).toMatchObject(TIMETABLE.inbound);
    expect(there.duration / 3600).toBeCloseTo(crossing!.hours, 1);
    expect(there.lead).toBeGreaterThan(3 * 3600);
    expect(Math.abs(totalSeconds(there) - totalSeconds(untimed))).toBeLessThanOrEqual(10 * MINUTE);
  });

  it.each([
    ['no time', { departures: ['24:00'] }],
    ['not ascending', { departures: ['09:00', '08:00'] }],
    ['twice the same', { departures: ['08:00', '08:00'] }],
    ['none', { departures: [] }],
    ['no weekday', { departures: ['08:00'], weekdays: [0] }],
    ['a weekday twice', { departures: ['08:00'], weekdays: [1, 1] }],
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
