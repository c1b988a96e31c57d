import { describe, expect, test } from 'vitest';
import type { TransportFacts } from '../../../../src/model/schemas/transport.ts';
import type { Candidate } from '../../../../worker/engine/transport/option-parts.ts';
import { makeOption } from '../../../../worker/engine/transport/option-parts.ts';
import { rankOptions } from '../../../../worker/engine/transport/rank-options.ts';
import { factsOf } from './small-world.ts';

const END = { id: 'here', at: [0, 0] as [number, number], airport: false, facts: null, joint: null };

interface Way {
  usd?: number;
  demoted?: boolean;
  drivingType?: string;
}

function way(mode: Candidate['mode'], hours: number, { usd = 10, demoted = false, drivingType }: Way = {}) {
  const type = mode === 'rental-4x4' ? 'rental' : mode === 'tuk-tuk' ? 'ride-hailing' : mode;
  const option = makeOption({
    type,
    drivingType: drivingType ?? null,
    from: END,
    to: END,
    hours,
    km: hours * 60,
    priceUsd: usd,
    hint: null,
    link: null,
    estimated: false,
  });
  return { mode, option, demoted } satisfies Candidate;
}

const BUS_FIRST = ['bus', 'train', 'private', 'rental'] as const;
const TRAIN_FIRST = ['train', 'bus', 'rental'] as const;
const RENTAL_FIRST = ['rental', 'bus', 'private'] as const;

function order(
  offer: readonly TransportFacts['offer'][number][],
  ways: readonly Candidate[],
  ends = { areAirports: false, isAbroad: false },
) {
  const facts = { ...factsOf('here', { offer: [...offer] }), network: null };
  return rankOptions(ways, facts, ends).map(({ type, drivingType }) =>
    drivingType ? `${type}/${drivingType}` : type,
  );
}
const first = (...args: Parameters<typeof order>) => order(...args)[0];

describe('a flight is the default', () => {
  test('where the way overland takes more than 12 hours, and the flight at most 0.6 of them', () => {
    expect(first(BUS_FIRST, [way('bus', 13), way('flight', 7, { usd: 200 })])).toBe('flight');
    expect(first(BUS_FIRST, [way('bus', 13), way('flight', 8, { usd: 200 })])).toBe('bus');
    expect(first(BUS_FIRST, [way('bus', 11), way('flight', 5, { usd: 200 })])).toBe('bus');
  });

  test('whatever a demoted train takes', () => {
    const ways = [way('bus', 13), way('train', 11, { demoted: true }), way('flight', 7, { usd: 200 })];
    expect(first(BUS_FIRST, ways)).toBe('flight');
  });

  test('from 8 hours on where it costs at most half as much again', () => {
    const bus = way('bus', 9, { usd: 40 });
    expect(first(BUS_FIRST, [bus, way('flight', 4, { usd: 60 })])).toBe('flight');
    expect(first(BUS_FIRST, [bus, way('flight', 4, { usd: 61 })])).toBe('bus');
    expect(first(BUS_FIRST, [way('bus', 7.5, { usd: 40 }), way('flight', 4, { usd: 20 })])).toBe('bus');
  });

  test('instead of a rental car, where that is the default of the country, from 20 hours on', () => {
    const flight = way('flight', 5, { usd: 20 });
    expect(first(RENTAL_FIRST, [way('rental', 19.5), flight])).toBe('rental');
    expect(first(RENTAL_FIRST, [way('rental', 20.5), flight])).toBe('flight');
    expect(first(BUS_FIRST, [way('rental', 13), flight])).toBe('flight');
    const ends = { areAirports: true, isAbroad: false };
    expect(first(RENTAL_FIRST, [way('rental', 13), flight], ends)).toBe('flight');
    expect(first(RENTAL_FIRST, [way('rental', 11), flight], ends)).toBe('rental');
  });

  test('where the default of the country is a rental car, but none is possible', () => {
    const ferry = way('ferry', 13, { drivingType: 'bus' });
    expect(first(RENTAL_FIRST, [ferry, way('flight', 5, { usd: 200 })])).toBe('flight');
  });

  test('instead of half a day in a car with a driver, however little it saves', () => {
    expect(first(BUS_FIRST, [way('private', 13), way('flight', 10)])).toBe('flight');
    expect(first(BUS_FIRST, [way('ferry', 13, { drivingType: 'private' }), way('flight', 10)])).toBe(
      'flight',
    );
    expect(first(BUS_FIRST, [way('private', 11), way('flight', 8)])).toBe('private');
  });

  test('between airports of different countries', () => {
    const ways = [way('bus', 3), way('flight', 4, { usd: 200 })];
    expect(first(BUS_FIRST, ways, { areAirports: true, isAbroad: true })).toBe('flight');
    expect(first(BUS_FIRST, ways, { areAirports: false, isAbroad: true })).toBe('bus');
  });

  test('nowhere else: it is the last', () => {
    const ways = [way('flight', 3, { usd: 90 }), way('bus', 6), way('ferry', 7, { drivingType: 'bus' })];
    expect(order(BUS_FIRST, ways)).toEqual(['ferry/bus', 'bus', 'flight']);
  });
});

describe('a car with a driver', () => {
  test('comes after buses and trains from 8 hours on, whatever the country prefers', () => {
    const ways = (hours: number) => [way('private', hours), way('bus', hours + 1), way('train', hours + 2)];
    expect(order(['private', 'bus', 'train'], ways(9))).toEqual(['bus', 'train', 'private']);
    expect(order(['private', 'bus', 'train'], ways(7))).toEqual(['private', 'bus', 'train']);
  });

  test('comes after a bus with long rides to its stops too', () => {
    expect(order(BUS_FIRST, [way('private', 9), way('bus', 10, { demoted: true })])).toEqual([
      'bus',
      'private',
    ]);
    expect(order(BUS_FIRST, [way('private', 2), way('bus', 3, { demoted: true })])).toEqual([
      'private',
      'bus',
    ]);
  });
});

describe('a train', () => {
  test('comes before a bus that takes a quarter longer, though the country prefers buses', () => {
    expect(order(BUS_FIRST, [way('bus', 5), way('train', 4)])).toEqual(['train', 'bus']);
    expect(order(BUS_FIRST, [way('bus', 4.5), way('train', 4)])).toEqual(['bus', 'train']);
  });

  test('that is slow comes after the bus, and before the car where the country prefers trains', () => {
    const ways = [way('rental', 3), way('bus', 4), way('train', 5, { demoted: true })];
    expect(order(TRAIN_FIRST, ways)).toEqual(['bus', 'train', 'rental']);
    expect(order(BUS_FIRST, ways)).toEqual(['bus', 'rental', 'train']);
  });
});

describe('ferries', () => {
  test('come first, by bus also where that alone takes more than 12 hours', () => {
    const ferries = [
      way('ferry', 12.5, { drivingType: 'bus' }),
      way('ferry', 11.5, { drivingType: 'private' }),
    ];
    expect(first(BUS_FIRST, [...ferries, way('rental', 9)])).toBe('ferry/bus');
  });

  test('come last where the way by land takes less than two thirds of the time', () => {
    expect(first(TRAIN_FIRST, [way('ferry', 10, { drivingType: 'bus' }), way('train', 6)])).toBe('train');
    expect(first(TRAIN_FIRST, [way('ferry', 8, { drivingType: 'bus' }), way('train', 6)])).toBe('ferry/bus');
  });
});
