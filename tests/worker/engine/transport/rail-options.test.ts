import { describe, expect, test } from 'vitest';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { networkOf, node, road, routerOf } from './small-world.ts';

type Rail = NonNullable<Network['rail']>;
type Line = Rail['lines'][number];

const line = (id: string, stops: Line['stops'], change: Partial<Line> = {}): Line => ({
  id,
  en: id,
  de: id,
  operator: `${id} Railways`,
  trainsPerDay: 10,
  usdPerKm: 0.1,
  stops,
  ...change,
});

const NODES = [node('a', 0), node('b', 1), node('c', 2), node('d', 3)];
const station = (id: string, index: number, spurKm = 0): Rail['stations'][number] => ({
  id: `${id}-station`,
  name: `${id.toUpperCase()} Central`,
  at: [index, 0],
  node: id,
  spurKm,
});
const STATIONS = NODES.map(({ id }, index) => station(id, index));
const PLACES = {
  a: ['here', 0],
  b: ['here', 1],
  c: ['here', 2],
  d: ['here', 3],
} as const;

function trains(lines: Line[], { roadHours = 2, stations = STATIONS } = {}) {
  const network = networkOf('here', {
    nodes: NODES,
    edges: [0, 1, 2].map((index) => road(NODES[index]!.id, NODES[index + 1]!.id, 112, { hours: roadHours })),
    places: Object.fromEntries(NODES.map(({ id }) => [id, { node: id }])),
    rail: { stations, lines },
  });
  const router = routerOf([network], PLACES);
  return (from: string, to: string) => router.options(from, to).filter(({ type }) => type === 'train');
}

const EAST = line('east', [
  ['a-station', 0, 0],
  ['b-station', 112, 1],
  ['c-station', 224, 2],
]);
const FAR = line('far', [
  ['c-station', 0, 0],
  ['d-station', 112, 1],
]);

describe('a direct train', () => {
  test('runs in both directions between any two of its stops, with km, hours and fare of that part', () => {
    const options = trains([EAST]);
    for (const [from, to] of [
      ['b', 'c'],
      ['c', 'b'],
    ] as const) {
      const [train, ...more] = options(from, to);
      expect(more).toEqual([]);
      expect(train).toMatchObject({ from: `${from.toUpperCase()} Central`, distance: 112_000, price: 11.2 });
      // The ride and a quarter of an hour of waiting.
      expect(train!.duration).toBe(1.25 * 3600);
      expect(train!.legs).toHaveLength(1);
    }
  });

  test('however slow is offered beside a bus that is slower still', () => {
    const slow = line('slow', [
      ['a-station', 0, 0],
      ['b-station', 112, 4.7],
    ]);
    const withBus = (hours: number) => {
      const network = networkOf('here', {
        nodes: NODES,
        edges: [road('a', 'b', 112, { hours: 2, bus: undefined }), road('a', 'b', 200, { hours })],
        places: { a: { node: 'a' }, b: { node: 'b' } },
        rail: { stations: STATIONS, lines: [slow] },
      });
      const types = routerOf([network], PLACES).options('a', 'b');
      return types.map(({ type }) => type).filter((type) => type === 'bus' || type === 'train');
    };
    expect(withBus(3)).toEqual(['bus']);
    expect(withBus(5).sort()).toEqual(['bus', 'train']);
  });

  test('waits for as long as the checks at its station take', () => {
    const [train] = trains([{ ...EAST, checkInMinutes: 45 }])('a', 'b');
    expect(train!.duration).toBe(1.75 * 3600);
  });

  test('has the months of its line', () => {
    expect(trains([{ ...EAST, months: [5, 6, 7] }])('a', 'b')[0]?.months).toEqual([5, 6, 7]);
    expect(trains([EAST])('a', 'b')[0]).not.toHaveProperty('months');
  });

  test('is not offered where it takes more than 1.8 times as long as the road and three quarters of an hour', () => {
    const slow = (hours: number) =>
      line('slow', [
        ['a-station', 0, 0],
        ['b-station', 112, hours],
      ]);
    // By road 2 h and breaks of 10 minutes: the limit is 4.65 h, with the waiting time.
    expect(trains([slow(4.2)])('a', 'b')).toHaveLength(1);
    expect(trains([slow(4.7)])('a', 'b')).toEqual([]);
  });

  test('is not offered from a station more than 25 km away', () => {
    const at = (spurKm: number) => [station('a', 0, spurKm), ...STATIONS.slice(1)];
    expect(trains([EAST], { stations: at(24) })('a', 'c')).toHaveLength(1);
    expect(trains([EAST], { stations: at(26) })('a', 'c')).toEqual([]);
  });
});

describe('a change of trains', () => {
  test('joins two lines, with the time to change, both operators and a leg for each', () => {
    const [train] = trains([EAST, FAR])('a', 'd');
    expect(train?.legs).toEqual([
      { type: 'Train', from: 'A Central', to: 'C Central', providers: ['east Railways'] },
      { type: 'Train', from: 'C Central', to: 'D Central', providers: ['far Railways'] },
    ]);
    expect(train?.line).toEqual({ en: 'east + far', de: 'east + far' });
    expect(train?.distance).toBe(336_000);
    expect(train?.price).toBeCloseTo(33.6, 5);
    // 2 h, 45 minutes to change, 1 h and 20 minutes before a reserved train, which are the lead.
    expect(train!.duration / 3600).toBeCloseTo(3.75, 1);
    expect(train!.lead).toBe(20 * 60);
  });

  test('takes less time to a line with many trains a day', () => {
    const [often] = trains([EAST, { ...FAR, trainsPerDay: 40 }])('a', 'd');
    const [seldom] = trains([EAST, FAR])('a', 'd');
    expect(seldom!.duration - often!.duration).toBe(25 * 60);
  });

  test('is not made where a direct train takes little longer', () => {
    const through = (hours: number) =>
      line('through', [
        ['a-station', 0, 0],
        ['d-station', 336, hours],
      ]);
    expect(trains([EAST, FAR, through(4.5)])('a', 'd')[0]?.legs).toHaveLength(1);
    expect(trains([EAST, FAR, through(6)])('a', 'd')[0]?.legs).toHaveLength(2);
  });

  test('is not offered where it takes more than 1.4 times as long as the road and three quarters of an hour', () => {
    expect(trains([EAST, FAR], { roadHours: 0.9 })('a', 'd')).toHaveLength(1);
    expect(trains([EAST, FAR], { roadHours: 0.6 })('a', 'd')).toEqual([]);
  });

  test('shows no timetable: the connecting train is not known', () => {
    const timed = (one: Line): Line => ({
      ...one,
      timetable: { outbound: { departures: ['08:00'] }, inbound: { departures: ['09:00'] } },
    });
    const options = trains([timed(EAST), timed(FAR)]);
    expect(options('a', 'd')[0]?.departures).toBeUndefined();
    expect(options('a', 'c')[0]?.departures).toEqual(['08:00']);
    expect(options('b', 'c')[0]?.departures).toEqual(['09:00']);
    expect(options('c', 'a')[0]?.departures).toEqual(['09:00']);
  });

  test('is made three times at most', () => {
    const hop = (from: string, to: string) =>
      line(`${from}${to}`, [
        [`${from}-station`, 0, 0],
        [`${to}-station`, 112, 1],
      ]);
    const all = trains([hop('a', 'b'), hop('b', 'c'), hop('c', 'd')], { roadHours: 4 });
    expect(all('a', 'd')[0]?.legs).toHaveLength(3);
  });
});
