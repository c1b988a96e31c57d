import { describe, expect, test } from 'vitest';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { factsOf, networkOf, node, road, routerOf } from './small-world.ts';

const PLACES = { town: ['here', 0], village: ['here', 2], lodge: ['here', 3] } as const;
const AIRPORTS = { AAA: ['here', 0.2], BBB: ['here', 3] } as const;

/** A town with its airport, a village 200 km away, and a lodge at the end of 40 km of sand. */
function world(airportKm: number, more: Partial<Network> = {}) {
  const network = networkOf('here', {
    nodes: [node('town', 0), node('village', 2), node('edge', 2.7), node('lodge', 3)],
    edges: [
      road('town', 'village', 200),
      road('village', 'edge', 80),
      road('edge', 'lodge', 40, { class: 'sand', hours: 2, bus: undefined }),
    ],
    places: {
      town: { node: 'town' },
      village: { node: 'village' },
      lodge: { node: 'lodge' },
      AAA: { node: 'town', spurKm: airportKm, spurClass: 'main' },
      BBB: { node: 'lodge', spurKm: 1, spurClass: 'main' },
    },
    ...more,
  });
  return routerOf([network], PLACES, [factsOf('here')], AIRPORTS);
}
const typesOf = (router: ReturnType<typeof world>, from: string, to: string) =>
  router.options(from, to).map(({ type }) => type);
const of = (router: ReturnType<typeof world>, from: string, to: string, type: string) =>
  router.options(from, to).find((option) => option.type === type);

describe('the bus of an airport', () => {
  test('runs up to 45 km', () => {
    expect(typesOf(world(44), 'AAA', 'village')).toContain('bus');
    expect(typesOf(world(46), 'AAA', 'village')).not.toContain('bus');
  });

  test('costs as much as 40 km more, and no taxi', () => {
    expect(of(world(20), 'AAA', 'village', 'bus')?.price).toBeCloseTo((220 + 40) * 0.05, 2);
  });

  test('ranks no bus behind the car, unlike 20 km to the stop of a place', () => {
    expect(typesOf(world(20), 'AAA', 'village')[0]).toBe('bus');
    const places = {
      town: { node: 'town', spurKm: 20, spurClass: 'main' },
      village: { node: 'village' },
      lodge: { node: 'lodge' },
    };
    const [near, far] = [100, 200].map((km) =>
      world(20, { edges: [road('town', 'village', km)], places: { ...places, AAA: { node: 'town' } } }),
    );
    expect(typesOf(near!, 'town', 'village')[0]).toBe('rental');
    expect(typesOf(far!, 'town', 'village')[0]).toBe('bus');
  });

  test('joins it to its own town', () => {
    const bus = of(world(12), 'AAA', 'town', 'bus');
    expect(bus).toMatchObject({ from: null, to: null, distance: 12_000 });
    expect(bus!.price).toBeCloseTo((12 + 40) * 0.05, 2);
    expect(typesOf(world(2), 'AAA', 'town')).not.toContain('bus');
  });

  test('goes to a station within 45 km too', () => {
    const rail = (km: number) =>
      world(10, {
        rail: {
          stations: [
            { id: 'one', name: 'One', at: [0, 0], node: 'town', spurKm: km - 10 },
            { id: 'two', name: 'Two', at: [2, 0], node: 'village', spurKm: 0 },
          ],
          lines: [
            {
              id: 'line',
              en: 'Line',
              de: 'Linie',
              trainsPerDay: 10,
              usdPerKm: 0.1,
              stops: [
                ['one', 0, 0],
                ['two', 200, 2],
              ],
            },
          ],
        },
      });
    expect(of(rail(44), 'AAA', 'village', 'train')?.price).toBeCloseTo(20 + (44 + 40) * 0.05, 2);
    expect(typesOf(rail(46), 'AAA', 'village')).not.toContain('train');
    expect(typesOf(rail(40), 'town', 'village')).not.toContain('train');
  });
});

test('a bus that goes more than twice as far as the road is not offered', () => {
  const round = (km: number) =>
    world(10, {
      nodes: [node('town', 0), node('village', 2), node('far', 1, 1)],
      edges: [
        road('town', 'village', 200, { bus: undefined }),
        road('town', 'far', km / 2),
        road('far', 'village', km / 2),
      ],
      places: { town: { node: 'town' }, village: { node: 'village' } },
    });
  expect(typesOf(round(390), 'town', 'village')).toContain('bus');
  expect(typesOf(round(410), 'town', 'village')).not.toContain('bus');
});

test('on the way to an airport a driver is paid for the sand alone, and a bus for the rest', () => {
  const flights = [{ from: 'AAA', to: 'BBB', hours: 1, fareUsd: 100 }];
  const places = { AAA: { node: 'town' }, BBB: { node: 'village' }, lodge: { node: 'lodge' } };
  const nodes = [node('town', 0), node('village', 20), node('edge', 20.7), node('lodge', 21)];
  const edges = [
    road('village', 'edge', 80),
    road('edge', 'lodge', 40, { class: 'sand', hours: 2, bus: undefined }),
  ];
  const router = routerOf(
    [networkOf('here', { nodes, edges, places, flights })],
    { lodge: ['here', 21] },
    [factsOf('here')],
    { AAA: ['here', 0], BBB: ['here', 20] },
  );
  expect(router.options('AAA', 'lodge')[0]?.price).toBeCloseTo(100 + 80 * 0.05 + 40 * 0.5, 2);
});
