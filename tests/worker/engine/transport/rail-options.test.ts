import { describe, expect, test } from 'vitest';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { factsOf, ferry, networkOf, node, road, routerOf } from './small-world.ts';

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

function trains(lines: Line[], { roadHours = 2, stations = STATIONS, bus = true } = {}) {
  const network = networkOf('here', {
    nodes: NODES,
    edges: [0, 1, 2].map((index) =>
      road(NODES[index]!.id, NODES[index + 1]!.id, 112, { hours: roadHours, bus: bus || undefined }),
    ),
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

  test('is not offered from a station more than 25 km away without a bus', () => {
    const at = (spurKm: number) => [station('a', 0, spurKm), ...STATIONS.slice(1)];
    expect(trains([EAST], { stations: at(24), bus: false })('a', 'c')).toHaveLength(1);
    expect(trains([EAST], { stations: at(26), bus: false })('a', 'c')).toEqual([]);
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

/**
 * From a village in the hills by road to `a`, by train to `c`, and on to an isle: by road to the pier there, or with the
 * boat alone.
 */
function toAndFrom({ km = 60, bus = true, boat = {}, trainHours = 2, offer = factsOf('here').offer } = {}) {
  const nodes = [node('village', -0.5), NODES[0]!, NODES[2]!, node('isle', 2.1)];
  const network = networkOf('here', {
    nodes,
    edges: [road('village', 'a', km, { bus: bus || undefined }), road('a', 'c', 300, { hours: 4 })],
    crossings: [ferry('c', 'isle', { km: 5, hours: 0.3, fareUsd: 3, operator: 'Isle Boats', ...boat })],
    places: Object.fromEntries(nodes.map(({ id }) => [id, { node: id }])),
    rail: {
      stations: [STATIONS[0]!, STATIONS[2]!],
      lines: [
        line('east', [
          ['a-station', 0, 0],
          ['c-station', 250, trainHours],
        ]),
      ],
    },
  });
  const places = { village: ['here', -0.5], c: ['here', 2], isle: ['here', 2.1] } as const;
  const router = routerOf([network], places, [factsOf('here', { offer })]);
  return (from: string, to: string) => router.options(from, to).find(({ type }) => type === 'train');
}

describe('a train with a bus to its station', () => {
  const TRAIN = { type: 'Train', from: 'A Central', to: 'C Central', providers: ['east Railways'] };
  const BUS = { type: 'Bus', from: 'village', to: 'A Central', providers: [] };

  test('names the bus as a leg, and has its fare and time', () => {
    const there = toAndFrom()('village', 'c');
    expect(there?.legs).toEqual([BUS, TRAIN]);
    expect(there?.distance).toBe(310_000);
    expect(there?.price).toBeCloseTo(250 * 0.1 + 60 * 0.05, 5);
    // An hour of road by bus and the wait for it, then the train and the wait for that.
    expect((there!.duration + (there!.lead ?? 0)) / 3600).toBeCloseTo(1.2 + 0.25 + 0.25 + 2, 1);
    const turned = ({ from, to, ...leg }: typeof TRAIN) => ({ ...leg, from: to, to: from });
    expect(toAndFrom()('c', 'village')?.legs).toEqual([turned(TRAIN), turned(BUS)]);
  });

  test('takes it instead of a taxi from 10 km on, where the taxi costs more than its time is worth', () => {
    expect(toAndFrom({ km: 20 })('village', 'c')).toMatchObject({ price: 26, legs: [BUS, TRAIN] });
    expect(toAndFrom({ km: 20, bus: false })('village', 'c')).toMatchObject({ price: 45, legs: [TRAIN] });
    expect(toAndFrom({ km: 9 })('village', 'c')).toMatchObject({ price: 34, legs: [TRAIN] });
  });

  test('is offered only with a bus that the facts have, up to 160 km', () => {
    expect(toAndFrom({ bus: false })('village', 'c')).toBeUndefined();
    expect(toAndFrom({ offer: ['train', 'private'] })('village', 'c')).toBeUndefined();
    expect(toAndFrom({ km: 155 })('village', 'c')).toBeDefined();
    expect(toAndFrom({ km: 165 })('village', 'c')).toBeUndefined();
  });

  test('is not offered where it is dearer than the bus all the way and takes a quarter longer', () => {
    // The bus takes 6.25 h and costs 18 dollars.
    expect(toAndFrom({ trainHours: 5.9 })('village', 'c')).toBeDefined();
    expect(toAndFrom({ trainHours: 6.3 })('village', 'c')).toBeUndefined();
  });
});

test('a boat from the station is a leg of the train, with its hint and fare', () => {
  const train = toAndFrom()('village', 'isle');
  expect(train?.legs?.map(({ type, from, to }) => [type, from, to])).toEqual([
    ['Bus', 'village', 'A Central'],
    ['Train', 'A Central', 'C Central'],
    ['Ferry', 'c', 'isle'],
  ]);
  expect(train?.legs?.at(-1)?.providers).toEqual(['Isle Boats']);
  expect(train).toMatchObject({ hint: 'transport.hint.ferry', price: 31 });
  expect(toAndFrom({ boat: { hours: 2 } })('village', 'isle')).toBeUndefined();
});
