import { describe, expect, test } from 'vitest';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { factsOf, ferry, networkOf, node, road, routerOf } from './small-world.ts';

/** A square in hundredths of a degree, from its south-west corner. */
const square = (lon: number, lat: number, size: number) =>
  `${lon * 100},${lat * 100} ${size * 100},0 0,${size * 100} ${-size * 100},0`;

const MAINLAND = { outline: square(-1, -1, 4) };

/** Two towns 112 km apart, on a mainland from 1° west to 3° east. */
const country = (change: Partial<Network> = {}) =>
  networkOf('here', {
    nodes: [node('town', 0), node('city', 1)],
    edges: [road('town', 'city', 120)],
    places: { city: { node: 'city' } },
    areas: [MAINLAND],
    ...change,
  });

function ways(lon: number, lat = 0, network = country()) {
  const router = routerOf([network], { own: ['here', lon, lat], city: ['here', 1] });
  return router.options('own', 'city');
}

describe('an own place is joined to the nearest node of its land', () => {
  test('by an estimated road, over the detour and speed of the country', () => {
    // 33.4 km north of the town.
    const car = ways(0, 0.3).find(({ type }) => type === 'private');
    expect(car?.estimated).toBe(true);
    expect((car!.distance ?? 0) / 1000).toBeCloseTo(120 + 33.36 * 1.3, 0);
    expect(car!.duration / 3600).toBeCloseTo((2 + (33.36 * 1.3) / 50) * (1 + 10 / 120), 1);
  });

  test('at the node itself, within a km of it, and that is no estimate', () => {
    const car = ways(0, 0.008).find(({ type }) => type === 'private');
    expect(car).toMatchObject({ estimated: false, distance: 120_000 });
  });

  test('up to 50 km away', () => {
    expect(ways(0, 0.44)).not.toEqual([]);
    expect(ways(0, 0.46)).toEqual([]);
  });

  test('by four-wheel drive alone on a track', () => {
    const areas = [{ access: 'four-by-four' as const, at: [0, 0.3] as [number, number], km: 10 }, MAINLAND];
    const types = ways(0, 0.3, country({ areas })).map(
      ({ type, drivingType }) => `${type}/${drivingType ?? ''}`,
    );
    expect(types).not.toContain('bus/');
    expect(types).not.toContain('rental/rental');
    expect(types).toContain('private/');
  });

  test('not where no road is known to lead', () => {
    const areas = [{ access: 'none' as const, at: [0, 0.3] as [number, number], km: 10 }, MAINLAND];
    expect(ways(0, 0.3, country({ areas }))).toEqual([]);
  });

  test('not from the open sea', () => {
    expect(ways(-1.3, 0, country({ nodes: [node('town', -0.99), node('city', 1)] }))).toEqual([]);
  });
});

describe('land and islands', () => {
  const isle = { island: 'isle', outline: square(3.2, -0.2, 0.6) };
  const islands = (change: Partial<Network> = {}) =>
    country({
      nodes: [node('town', 0), node('city', 1), node('port', 2.99), node('isle', 3.4)],
      edges: [road('town', 'city', 120), road('city', 'port', 230)],
      crossings: [ferry('port', 'isle', { km: 50 })],
      areas: [isle, MAINLAND],
      ...change,
    });

  test('an own place on an island takes its boat, not a road to the nearer mainland', () => {
    // 27 km from the port, 19 km from the town of the island.
    const types = ways(3.23, 0, islands()).map(({ type }) => type);
    expect(types).not.toEqual([]);
    expect(new Set(types)).toEqual(new Set(['ferry']));
  });

  test('a town off its simplified outline lies on the land of its roads', () => {
    const away = islands({
      nodes: [node('town', 0), node('city', 1), node('port', 3.1), node('isle', 3.4)],
    });
    // On the mainland, 18 km from the port that lies 11 km off the outline.
    expect(ways(2.94, 0, away).map(({ type }) => type)).toContain('private');
  });

  test('an island without an outline is joined within 20 km of its towns, as an estimate', () => {
    const unknown = islands({ areas: [MAINLAND] });
    const near = ways(3.5, 0.1, unknown);
    expect(near.map(({ type }) => type)).toContain('ferry');
    expect(near.filter(({ estimated }) => estimated !== true)).toEqual([]);
    expect(ways(3.6, 0.1, unknown)).toEqual([]);
  });
});

describe('a researched place', () => {
  const spur = (change: Network['places'][string]) =>
    country({ places: { city: { node: 'city' }, own: change } });

  test('has its spur, with the speed and restriction of the class, and is no estimate', () => {
    const car = ways(0, 0.1, spur({ node: 'town', spurKm: 12, spurClass: 'main' })).find(
      ({ type }) => type === 'private',
    );
    expect(car).toMatchObject({ estimated: false, distance: 132_000 });
    const sand = ways(0, 0.1, spur({ node: 'town', spurKm: 12, spurClass: 'sand' }));
    expect(sand.map(({ type }) => type)).not.toContain('bus');
    expect(sand.find(({ type }) => type === 'private')?.hint).toBe('transport.hint.four-by-four');
  });

  test('takes the hours of its spur rather than those of the class', () => {
    const hours = (spurHours?: number) =>
      ways(0, 0.1, spur({ node: 'town', spurKm: 12, spurClass: 'main', spurHours })).find(
        ({ type }) => type === 'private',
      )!.duration / 3600;
    expect(hours(1.2)).toBeCloseTo(hours() + 1 * (1 + 10 / 120), 1);
  });
});

test('a taxi drives up to 30 km to the road with the bus, at its own price; the option names the stop there', () => {
  const bus = (km: number) => {
    const network = country({
      nodes: [node('trail', -0.2), node('town', 0), node('city', 1)],
      edges: [road('trail', 'town', km, { bus: undefined }), road('town', 'city', 120)],
      places: { own: { node: 'trail' }, city: { node: 'city' } },
    });
    return ways(-0.2, 0, network).find(({ type }) => type === 'bus');
  };
  // A dollar per km by taxi, five cents by bus.
  expect(bus(28)).toMatchObject({ distance: 148_000, price: 34, from: 'town', to: 'city' });
  expect(bus(31)).toBeUndefined();
});

test('without the network on the device there is no way, and no error', () => {
  const router = routerOf([], { own: ['here', 0], city: ['here', 1] }, [factsOf('here')]);
  expect(router.options('own', 'city')).toEqual([]);
  expect(router.path('own', 'city')?.line).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(router.nearestGateway('own')).toBeNull();
});

describe('a flight', () => {
  const flown = (change: Partial<Network> = {}) => {
    const network = networkOf('here', {
      nodes: [node('town', 0), node('field', 0.1), node('far', 9), node('isle', 9.2)],
      edges: [road('town', 'field', 12)],
      crossings: [ferry('far', 'isle', { months: [4, 5, 6], km: 23 })],
      places: {
        town: { node: 'town' },
        isle: { node: 'isle' },
        AAA: { node: 'field' },
        BBB: { node: 'far' },
      },
      flights: [
        { from: 'AAA', to: 'BBB', hours: 1.5, fareUsd: 90, provider: 'Air', months: [1, 2, 3, 4, 5] },
      ],
      ...change,
    });
    return routerOf([network], { town: ['here', 0], isle: ['here', 9.2] }, [factsOf('here')], {
      AAA: ['here', 0.1],
      BBB: ['here', 9],
    });
  };

  test('has the months in which it and the boats to its airports run', () => {
    expect(flown().options('AAA', 'BBB')[0]?.months).toEqual([1, 2, 3, 4, 5]);
    expect(
      flown()
        .options('town', 'isle')
        .find(({ type }) => type === 'flight')?.months,
    ).toEqual([4, 5]);
  });

  test('flies both ways at the known fare and hours, and is no estimate', () => {
    for (const [from, to] of [
      ['AAA', 'BBB'],
      ['BBB', 'AAA'],
    ] as const) {
      expect(flown().options(from, to)).toMatchObject([
        {
          type: 'flight',
          price: 90,
          duration: 1.5 * 3600,
          estimated: false,
          provider: 'Air',
          flight: { origin: from, destination: to },
        },
      ]);
    }
  });
});
