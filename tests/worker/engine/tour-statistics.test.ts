import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../src/model/connection-type.ts';
import type { PlanInput, Statistics } from '../../../src/model/plan.ts';
import { flight, stop, travel, connectionEntry, type Tour } from '../../builders/plan-input.ts';
import { planned } from '../../builders/planned.ts';
import { previously, stayBefore, transportBefore } from '../../builders/previous-bookings.ts';

function statisticsOf(tour: Tour, more: Partial<PlanInput> = {}): Statistics {
  return planned(tour, more).statistics;
}

/** A tour of connections only, each with one option. */
function waysOf(...options: Partial<ConnectionOption>[]): Statistics {
  const ids = options.map((_, index) => `p${index}_p${index + 1}`);
  return statisticsOf({
    itinerary: ids.map((id) => connectionEntry(id)),
    connections: Object.fromEntries(options.map((option, index) => [ids[index] ?? '', [travel(1, option)]])),
  });
}

const ONE_NIGHT = { itinerary: [stop('a')] };

describe('figures', () => {
  test('[S1] are one day and nothing else for an empty itinerary', () => {
    expect(statisticsOf({ itinerary: [] })).toEqual({
      tourCategories: [],
      numberOfExp: 0,
      duration: { days: 1, nights: 0, perExp: 0, onRoad: 0, onFlight: 0 },
      distance: { total: 0, road: 0, flight: 0 },
      cost: {
        total: 0,
        totalBenchmark: 0,
        accommodation: 0,
        accommodationBenchmark: 0,
        flight: 0,
        transport: 0,
        activities: 0,
      },
      co2: 0,
      previous: null,
    });
  });

  test.each([
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
  ])('[S1] %d USD are %i', (price, usd) => {
    expect(statisticsOf({ ...ONE_NIGHT, experiences: { a: { price } } }).cost.activities).toBe(usd);
  });

  test('[S1] count unknown values as 0', () => {
    const statistics = statisticsOf({
      itinerary: [stop('a', { nights: 2 }), connectionEntry('a_b'), connectionEntry('b_c')],
    });
    expect(statistics.cost).toMatchObject({ total: 0, totalBenchmark: 0 });
    expect(waysOf({ price: null, distance: null }).distance.total).toBe(0);
  });

  test('[S1] exclude stale bookings', () => {
    const stale = { booked: true, price: 500, price_per_night: 500, nights: 1 };
    const { bookings, statistics } = planned(
      { ...ONE_NIGHT, experiences: { a: { price_per_night: 30 } } },
      previously({
        accommodation: [stayBefore('stay:z#1', stale)],
        transport: [transportBefore('transport:y_z#1', { booked: true, price: 500 })],
      }),
    );
    expect(bookings.transport).toMatchObject([{ stale: true, price: 500 }]);
    expect(statistics.cost).toMatchObject({
      total: 30,
      totalBenchmark: 30,
      accommodation: 30,
      accommodationBenchmark: 30,
      transport: 0,
    });
  });
});

describe('categories', () => {
  function categoriesOf(...lists: (string[] | null)[]): [string, number][] {
    const ids = lists.map((_, index) => `s${index}`);
    const { tourCategories } = statisticsOf({
      itinerary: ids.map((id) => stop(id)),
      experiences: Object.fromEntries(
        lists.map((categories, index) => [ids[index] ?? '', categories ? { categories } : {}]),
      ),
    });
    return tourCategories.map(({ key, count }) => [key, count]);
  }

  test('[S2] count once per stop, most first, then by key', () => {
    expect(categoriesOf(['city', 'beach'], ['hiking', 'hiking', 'beach'], ['city'], null, ['art'])).toEqual([
      ['beach', 2],
      ['city', 2],
      ['art', 1],
      ['hiking', 1],
    ]);
  });

  test('[S2] a stop that is visited twice counts twice', () => {
    const { tourCategories, numberOfExp } = statisticsOf({
      itinerary: [stop('a'), stop('a')],
      experiences: { a: { categories: ['city'] } },
    });
    expect(tourCategories).toEqual([{ key: 'city', count: 2 }]);
    expect(numberOfExp).toBe(2);
  });

  test('[S2] are sorted by code points', () => {
    const keys = ['😀', '～', 'é', 'z', 'beach', 'bea', 'B'];
    expect(categoriesOf(keys).map(([key]) => key)).toEqual(['B', 'bea', 'beach', 'z', 'é', '～', '😀']);
  });
});

describe('times', () => {
  test.each([
    ['six days and two stops are two nights each', ['a', 'b'], 6, 2],
    ['six days and three stops are one', ['a', 'b', 'c'], 6, 1],
    ['five days and four stops are one', ['a', 'b', 'c', 'd'], 5, 1],
  ])('[S3] %s', (_name, ids, days, perExp) => {
    const statistics = statisticsOf({
      itinerary: ids.map((id) => stop(id)),
      ops: [{ op: 'adjustDays', days }],
    });
    expect(statistics.duration).toMatchObject({ days, nights: days - 1, perExp });
    expect(statistics.numberOfExp).toBe(ids.length);
  });

  test('[S3] round nights per stop down to 0', () => {
    const itinerary = [stop('a', { duration: 5 }), stop('b', { duration: 5 }), stop('c')];
    // To 13:00 and 18:00 of the 10th and 06:00 of the 11th: one night for three.
    expect(statisticsOf({ itinerary }).duration).toMatchObject({ days: 2, nights: 1, perExp: 0 });
  });

  test('[S3] hours are summed from seconds and rounded down, flights apart', () => {
    const { duration } = waysOf(
      { type: 'flight', duration: 5400 },
      { duration: 3599 },
      { type: 'flight', duration: 5399 },
      { type: 'walking', duration: 3601 },
    );
    // 10,799 s and 7,200 s; rounded up to minutes first the flights would be three hours.
    expect(duration).toMatchObject({ onFlight: 2, onRoad: 2 });
  });
});

describe('distance', () => {
  test('[S4] of flights, others and total are rounded separately', () => {
    const { distance } = waysOf(
      { type: 'flight', distance: 500_400 },
      { type: 'ferry', distance: 300 },
      { type: 'walking', distance: 100 },
    );
    expect(distance).toEqual({ flight: 500, road: 0, total: 501 });
  });

  test('[S4] rounds half a kilometer up', () => {
    expect(waysOf({ distance: 500 }).distance).toEqual({ flight: 0, road: 1, total: 1 });
    expect(waysOf({ distance: 499 }).distance).toEqual({ flight: 0, road: 0, total: 0 });
  });

  test('[S4] excludes options that are not selected', () => {
    const { distance } = statisticsOf({
      itinerary: [connectionEntry('a_b', { selected: 1 })],
      connections: { a_b: [travel(1, { distance: 9_000_000 }), travel(1, { distance: 2000 })] },
    });
    expect(distance.total).toBe(2);
  });
});

describe('cost', () => {
  const tour: Tour = {
    itinerary: [connectionEntry('x_a'), stop('a'), connectionEntry('a_b'), stop('b', { duration: 6 })],
    connections: {
      x_a: [flight(1, 'XXX', 'AAA', { price: 10.4 })],
      a_b: [travel(1, { type: 'bus', price: 10.4 })],
    },
    experiences: { a: { price: 10, price_per_night: 10.4 }, b: { price: 0.4 } },
  };

  test('[S5] sums bookings by kind and activities by stop; the total is rounded once', () => {
    expect(statisticsOf(tour).cost).toEqual({
      accommodation: 10,
      flight: 10,
      transport: 10,
      activities: 10,
      total: 42,
      accommodationBenchmark: 10,
      totalBenchmark: 42,
    });
  });

  test('[S5] uses paid and edited prices', () => {
    const { cost } = statisticsOf(
      tour,
      previously({
        accommodation: [stayBefore('stay:a#1', { booked: true, price: 77 })],
        transport: [transportBefore('transport:a_b#1', { priceEdited: true, price: 3 })],
      }),
    );
    expect(cost).toMatchObject({ accommodation: 77, transport: 3, flight: 10, total: 101 });
  });

  test('[S5] a stop that is visited twice is paid twice', () => {
    const twice = { itinerary: [stop('a'), stop('a')], experiences: { a: { price: 7 } } };
    expect(statisticsOf(twice).cost.activities).toBe(14);
  });

  test('[S5] a return that merged counts once, with its whole price', () => {
    const { cost } = statisticsOf({
      itinerary: [connectionEntry('a_b'), connectionEntry('b_a')],
      connections: { a_b: [flight(1, 'AAA', 'BBB', { price: 100 })] },
    });
    expect(cost).toMatchObject({ flight: 200, total: 200 });
  });
});

describe('the benchmark', () => {
  const benchmarks = { 'sri-lanka': { price_per_night: 28.25 } };
  const inSriLanka = { country_key: 'sri-lanka', price_per_night: 30 };

  function costOf(facts: { country_key?: string; price_per_night?: number }, more: Partial<PlanInput> = {}) {
    return statisticsOf(
      { itinerary: [stop('a', { nights: 2 })], experiences: { a: { ...facts, price: 0.25 } } },
      { benchmarks, ...more },
    ).cost;
  }

  test("[S6] replaces stays by nights at the country's typical price, rounded once", () => {
    // 56.5 rounds to 57; 56.5 and 0.25 to 57 too.
    expect(costOf(inSriLanka)).toMatchObject({
      accommodation: 60,
      total: 60,
      accommodationBenchmark: 57,
      totalBenchmark: 57,
    });
  });

  test.each([
    ['a country without a benchmark', { country_key: 'namibia', price_per_night: 30 }, 60],
    ['a stop without a country', { price_per_night: 30 }, 60],
    ["a country called like an object's own", { country_key: 'constructor', price_per_night: 30 }, 60],
    ['a country without a benchmark and a price', { country_key: 'namibia' }, 0],
    ['a price that is not known, but typical', { country_key: 'sri-lanka' }, 57],
  ])('[S6] %s', (_name, facts, usd) => {
    expect(costOf(facts).accommodationBenchmark).toBe(usd);
  });

  test.each([
    ['the typical price', inSriLanka, 57],
    ["the stop's own where there is no typical one", { price_per_night: 30 }, 60],
  ])('[S6] paid prices are no benchmark: %s is', (_name, facts, usd) => {
    const paid = previously({ accommodation: [stayBefore('stay:a#1', { booked: true, price: 500 })] });
    expect(costOf(facts, paid)).toMatchObject({ accommodation: 500, accommodationBenchmark: usd });
  });

  test('[S6] counts a stay en route in the country of the stop whose price it has', () => {
    const { cost } = statisticsOf(
      {
        itinerary: [
          connectionEntry('x_a', { justHotel: true }),
          stop('a', { duration: 2 }),
          connectionEntry('a_b', { justHotel: true }),
          stop('b', { duration: 2 }),
        ],
        experiences: {
          a: { country_key: 'sri-lanka', price_per_night: 30 },
          b: { country_key: 'namibia', price_per_night: 90 },
        },
      },
      { benchmarks: { 'sri-lanka': { price_per_night: 20 }, namibia: { price_per_night: 50 } } },
    );
    expect(cost).toMatchObject({ accommodation: 60, accommodationBenchmark: 40 });
  });
});

describe('CO2', () => {
  test.each([
    ['just under 700 km', 699_999, 172],
    ['at 700 km', 700_000, 106],
    ['at 3,700 km', 3_700_000, 559],
    ['just over 3,700 km', 3_700_001, 548],
    ['of unknown length', null, 0],
  ])('[S7] a flight %s', (_name, distance, kg) => {
    // 699.999 x 0.246 = 172.2, 700 x 0.151 = 105.7, 3,700 x 0.151 = 558.7, 3,700.001 x 0.148 = 547.6
    expect(waysOf({ type: 'flight', distance }).co2).toBe(kg);
  });

  test.each<[ConnectionType, number]>([
    ['rail', 35],
    ['train', 35],
    ['bus', 27],
    ['tour', 27],
    ['ferry', 19],
    ['driving', 171],
    ['rental', 171],
    ['private', 171],
    ['taxi', 171],
    ['ride-hailing', 171],
    ['walking', 0],
    ['other', 100],
  ])('[S7] 1,000 km by %s are %i kg', (type, kg) => {
    expect(waysOf({ type, distance: 1_000_000 }).co2).toBe(kg);
  });

  test('[S7] each flight counts by its own length, and the sum is rounded once', () => {
    // Two of 600 km and 1 km by rail: 2 x 147.6 + 0.035 = 295.235; as one of 1,200 km 181.
    const short = { type: 'flight', distance: 600_000 } as const;
    expect(waysOf(short, short, { type: 'rail', distance: 1000 }).co2).toBe(295);
    // Four times 0.4 kg.
    const far = { type: 'other', distance: 4000 } as const;
    expect(waysOf(far, far, far, far).co2).toBe(2);
  });
});

describe('previous statistics', () => {
  test('[S8] are the given ones, without their own previous', () => {
    const first = statisticsOf(ONE_NIGHT);
    const second = statisticsOf(ONE_NIGHT, { statistics: { ...first, co2: 7 } });
    const third = statisticsOf(ONE_NIGHT, { statistics: { ...second, co2: 8 } });
    const { previous: _none, ...figures } = first;
    expect(third.previous).toEqual({ ...figures, co2: 8 });
  });

  test('[S8] are absent without statistics', () => {
    expect(statisticsOf(ONE_NIGHT).previous).toBeNull();
    expect(statisticsOf(ONE_NIGHT, { statistics: null }).previous).toBeNull();
  });
});
