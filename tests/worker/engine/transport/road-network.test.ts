import { describe, expect, test } from 'vitest';
import { greatCircleKm } from '../../../../src/model/place/geo.ts';
import type { RoadEdge, RoadNetwork } from '../../../../src/model/schemas/transport.ts';
import { airports, factsOf, keysOf } from './real-facts.ts';

/** Nodes that only a boat reaches, with the pier that the boat leaves from. */
const ISLANDS: Record<string, string[]> = { namibia: [], 'sri-lanka': ['delft', 'nainativu'] };

/** Nodes that cannot be reached from the first one over such edges. */
function unreached({ nodes, edges }: RoadNetwork, usable: (edge: RoadEdge) => boolean): string[] {
  const found = new Set([nodes[0]?.id ?? '']);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const edge of edges.filter(usable)) {
      if (found.has(edge.from)) found.add(edge.to);
      else if (found.has(edge.to)) found.add(edge.from);
    }
  }
  return nodes.map(({ id }) => id).filter((id) => !found.has(id));
}

describe.each(['namibia', 'sri-lanka'])('the roads of %s', (country) => {
  const { network, rail } = factsOf(country);
  if (!network) throw new Error(`${country} has no network`);
  const at = new Map(network.nodes.map((node) => [node.id, node.at]));

  test('connects every experience and airport to an existing node', () => {
    const airportKeys = airports.filter(({ country_key }) => country_key === country).map(({ key }) => key);
    for (const key of [...keysOf(country), ...airportKeys]) {
      const place = network.places[key];
      expect(place, `at ${key}`).toBeDefined();
      expect(at.has(place?.node ?? ''), `at ${key}`).toBe(true);
      expect(place?.spurClass === undefined || place.spurClass in network.classes, `at ${key}`).toBe(true);
    }
  });

  test('node ids are unique, edges name nodes and classes that exist, and no edge stands twice', () => {
    expect(at.size).toBe(network.nodes.length);
    const seen = new Set<string>();
    for (const { from, to, class: roadClass, ferry } of network.edges) {
      expect(at.has(from) && at.has(to) && from !== to, `${from}–${to}`).toBe(true);
      expect(Object.hasOwn(network.classes, roadClass), `at ${roadClass}`).toBe(true);
      expect(network.classes[roadClass]?.surface === 'water', `${from}–${to}`).toBe(ferry !== undefined);
      const pair = [from, to].sort().join('–');
      expect(seen.has(pair), `at ${pair}`).toBe(false);
      seen.add(pair);
    }
  });

  test('no edge is shorter than its line on the map, or more than 2.2 times as long', () => {
    for (const { from, to, km, bends } of network.edges) {
      const line = [at.get(from)!, ...bends, at.get(to)!];
      const lineKm = line.slice(1).reduce((sum, point, index) => sum + greatCircleKm(line[index]!, point), 0);
      expect(km / lineKm, `${from}–${to}`).toBeGreaterThanOrEqual(0.98);
      expect(km / lineKm, `${from}–${to}`).toBeLessThanOrEqual(2.2);
    }
  });

  test('has a drawn line for every road of more than 15 km', () => {
    const straight = network.edges.filter(({ km, bends, ferry }) => !ferry && km > 15 && bends.length === 0);
    expect(straight.map(({ from, to }) => `${from}–${to}`)).toEqual([]);
  });

  test('connects all nodes by road, and islands by boat', () => {
    expect(unreached(network, ({ ferry }) => ferry === undefined)).toEqual(ISLANDS[country]);
    expect(unreached(network, () => true)).toEqual([]);
  });

  test('stations lie at nodes, and rails are no shorter than the straight line between stations', () => {
    const stations = new Map(rail?.stations.map((station) => [station.id, station]));
    for (const { node } of stations.values()) expect(at.has(node), `at ${node}`).toBe(true);
    for (const pair of rail?.pairs ?? []) {
      const [from, to] = [stations.get(pair.from), stations.get(pair.to)];
      if (!from || !to) throw new Error(`${pair.from}–${pair.to}: no such station`);
      expect(pair.km / greatCircleKm(from.at, to.at), `${pair.from}–${pair.to}`).toBeGreaterThan(0.98);
      expect(pair.hours[0], `${pair.from}–${pair.to}`).toBeLessThanOrEqual(pair.hours[1]);
      expect(Object.hasOwn(rail?.lines ?? {}, pair.line), `at ${pair.line}`).toBe(true);
    }
  });
});
