import { describe, expect, test } from 'vitest';
import type { Border } from '../../../../src/model/schemas/transport.ts';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { factsOf, ferry, networkOf, node, road, routerOf } from './small-world.ts';

const WEST = networkOf('here', {
  nodes: [node('west', 0), node('gate-west', 1), node('harbour', 1, 1)],
  edges: [road('west', 'gate-west', 120), road('west', 'harbour', 180)],
  places: { west: { node: 'west' } },
});
const EAST = networkOf('there', {
  nodes: [node('east', 2.2), node('gate-east', 1.01), node('port', 2.2, 1)],
  edges: [road('gate-east', 'east', 150), road('port', 'east', 130)],
  places: { east: { node: 'east' } },
});
const border = (change: Partial<Border> = {}): Border => ({
  name: 'Gate',
  node: 'gate-west',
  at: [1, 0],
  to: 'there',
  toNode: 'gate-east',
  toAt: [1.01, 0],
  hours: 1,
  open: true,
  ...change,
});
const sea = border({
  name: 'Sea',
  node: 'harbour',
  toNode: 'port',
  hours: 0.5,
  ferry: { hours: 6, km: 135, fareUsd: 30 },
});

function options(
  borders: Border[],
  {
    from = 'west',
    to = 'east',
    offers = [
      ['bus', 'rental', 'private', 'taxi'],
      ['private', 'bus'],
    ],
    networks = [WEST, EAST] as Network[],
  } = {},
) {
  const [here = [], there = []] = offers;
  const router = routerOf(networks, { west: ['here', 0], east: ['there', 2.2] }, [
    factsOf('here', { borders, neighbours: ['there'], offer: here as ReturnType<typeof factsOf>['offer'] }),
    factsOf('there', { neighbours: ['here'], offer: there as ReturnType<typeof factsOf>['offer'] }),
  ]);
  return router.options(from, to);
}
const ways = (...args: Parameters<typeof options>) =>
  options(...args).map(({ type, drivingType }) => `${type}/${drivingType ?? ''}`);

describe('a land border', () => {
  test('is crossed with the modes that both countries offer, and no taxi', () => {
    expect(ways([border()]).sort()).toEqual(['bus/', 'private/']);
  });

  test('is crossed by rental car only where that is the first mode of both', () => {
    const rental = ['rental', 'private'];
    expect(ways([border()], { offers: [rental, rental] })).toContain('rental/rental');
    expect(ways([border()], { offers: [rental, ['private', 'rental']] })).not.toContain('rental/rental');
  });

  test('adds its formalities to the roads of both countries', () => {
    const car = options([border()]).find(({ type }) => type === 'private');
    expect(car!.distance).toBe(270_000);
    expect(car!.duration / 3600).toBeCloseTo((270 / 60) * (1 + 10 / 120) + 1, 1);
  });

  test('through a third country adds that road', () => {
    const car = options([border({ road: { hours: 2, km: 150 } })]).find(({ type }) => type === 'private');
    expect(car!.distance).toBe(420_000);
    expect(car!.duration / 3600).toBeCloseTo((270 / 60) * (1 + 10 / 120) + 3, 1);
  });

  test('is the same way back, though it stands in one country alone', () => {
    expect(ways([border()], { from: 'east', to: 'west' }).sort()).toEqual(ways([border()]).sort());
  });

  test('that is closed, or whose nodes no road reaches, is no way', () => {
    expect(options([border({ open: false })])).toEqual([]);
    expect(options([border({ toNode: 'nowhere' })])).toEqual([]);
    expect(options([])).toEqual([]);
    const cut = { ...EAST, edges: EAST.edges.filter(({ from }) => from !== 'gate-east') };
    expect(options([border()], { networks: [WEST, cut] })).toEqual([]);
  });

  test('without the network of the other country on the device is no way', () => {
    expect(options([border()], { networks: [WEST] })).toEqual([]);
  });

  test('of two the quicker one is taken', () => {
    const slow = border({ hours: 9 });
    const busOf = (borders: Border[]) => options(borders).find(({ type }) => type === 'bus');
    const [bus, alone] = [busOf([slow, border()]), busOf([border()])];
    expect(bus).toBeDefined();
    expect(bus).toEqual(alone);
  });
});

describe('a ferry over a border', () => {
  test('is a ferry with bus or driver on land, and no rental car', () => {
    expect(
      ways([sea], {
        offers: [
          ['rental', 'private', 'bus'],
          ['rental', 'private', 'bus'],
        ],
      }).sort(),
    ).toEqual(['ferry/bus', 'ferry/private']);
  });

  test('adds its fare, km and hours to those on land, and names both ports', () => {
    const car = options([sea]).find(({ drivingType }) => drivingType === 'private');
    expect(car).toMatchObject({ from: 'harbour', to: 'port', distance: 445_000 });
    expect(car!.duration / 3600).toBeCloseTo((310 / 60) * (1 + 10 / 120) + 6.5, 1);
    expect(car!.price).toBeCloseTo(30 + 310 * 0.5, 2);
  });

  test('names its operator, beside those of the other boats', () => {
    const islands = {
      ...WEST,
      edges: [],
      crossings: [ferry('west', 'harbour', { hours: 2, operator: 'Coast Line, Star' })],
    };
    const abroad = { ...sea, ferry: { hours: 6, km: 135, fareUsd: 30, operator: 'Star, Ocean' } };
    const [boat] = options([abroad], { networks: [islands, EAST] });
    expect(boat?.provider).toBe('Coast Line, Star, Ocean');
  });

  test('that sails in some months is offered in these, and another border all year', () => {
    const summer = { ...sea, months: [5, 6, 7] };
    expect(options([summer]).map(({ months }) => months)).toEqual([
      [5, 6, 7],
      [5, 6, 7],
    ]);
    const winter = border({ ...sea, name: 'Slow', ferry: { hours: 20, km: 135, fareUsd: 20 } });
    const both = options([summer, winter]).map(({ months }) => months?.length ?? 12);
    expect(new Set(both)).toEqual(new Set([3, 12]));
  });

  test('comes after another boat within the country', () => {
    const islands = { ...WEST, edges: [], crossings: [ferry('west', 'harbour', { hours: 2 })] };
    const [boat] = options([sea], { networks: [islands, EAST] });
    expect(boat).toMatchObject({ type: 'ferry', from: 'west', to: 'east' });
  });
});
