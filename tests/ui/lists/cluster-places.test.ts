import { expect, it } from 'vitest';
import { clusterPlaces } from '../../../src/ui/features/filters/map/cluster-places.ts';

const place = (id: string, lon: number, lat: number) => ({ id, name: id, at: [lon, lat] as const });
const COAST = [place('a', 10, 0), place('b', 10.2, 0.1), place('c', 60, 0)];

it('joins pins that would cover each other, and none once they do not', () => {
  const zoomedOut = clusterPlaces(COAST, 2);
  expect(zoomedOut.map(({ members }) => members.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  expect(zoomedOut[0]?.at).toEqual([10.1, 0.05]);
  expect(zoomedOut[1]).toMatchObject({ id: 'c', at: [60, 0] });
  const zoomedIn = clusterPlaces(COAST, 9);
  expect(zoomedIn.map(({ members }) => members.length)).toEqual([1, 1, 1]);
});

it('keeps the groups while the zoom changes a little', () => {
  expect(clusterPlaces(COAST, 2.1)).toEqual(clusterPlaces(COAST, 2.9));
  expect(clusterPlaces([], 3)).toEqual([]);
});

it('joins groups of neighbouring cells whose pins would touch', () => {
  // 30 px apart, on both sides of a cell's edge.
  const world = 512 * 2 ** 2;
  const lonOf = (x: number) => (x / world) * 360 - 180;
  const beside = [place('west', lonOf(18.5 * 56 + 13), 0), place('east', lonOf(18.5 * 56 + 43), 0)];
  expect(clusterPlaces(beside, 2).map(({ members }) => members.map(({ id }) => id))).toEqual([
    ['west', 'east'],
  ]);
  expect(clusterPlaces(beside, 3)).toHaveLength(2);
});
