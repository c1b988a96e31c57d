import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { greatCircleKm, type LonLat } from '../../../../src/model/place/geo.ts';
import type { Crossing, Network, RoadEdge } from '../../../../src/model/schemas/network.ts';
import { airports, experiences, keysOf, networks, transport } from './real-facts.ts';

/** Nodes that only a boat reaches, of the two countries whose roads join all others. */
const ISLANDS: Record<string, string[]> = { namibia: [], 'sri-lanka': ['delft', 'nainativu'] };
/** Km/h that nothing on it exceeds. */
const FASTEST: Record<Crossing['by'] | 'road' | 'train-line' | 'flight', number> = {
  road: 120,
  ferry: 75,
  train: 130,
  'cable-car': 40,
  foot: 6,
  'train-line': 300,
  flight: 850,
};
/** Straight lines of simplified coordinates may be longer than the road by this. */
const SLACK = { factor: 0.97, km: 0.5 };
/** How far a town's point may lie from a station or a sight in it. */
const IN_TOWN_KM = 4;
/** Places whose point lies beyond the end of the way there. */
const APART: Record<string, string> = {
  'okavango-delta': 'the middle of the delta; guests are fetched in Maun or at the mokoro station of Boro',
  choquequirao: 'ruins two days on foot from the viewpoint of Capuliyoc, where the road ends',
  'mount-kenya-point-lenana': 'the summit; the road ends at the Sirimon gate',
  TTQ: 'the point of the airport in the catalogue is that of another airstrip inland',
};
const BORDER_KM = 30;
const MOST_BYTES = 60_000;

const nameOf = ({ from, to }: { from: string; to: string }) => `${from}–${to}`;
const isShort = (km: number, straightKm: number) => km < straightKm * SLACK.factor - SLACK.km;

function lengthOf(line: readonly LonLat[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + greatCircleKm(line[index]!, point), 0);
}

/** Nodes that cannot be reached from the first one over such links. */
function unreached({ nodes }: Network, links: readonly (readonly [string, string])[]): string[] {
  const found = new Set([nodes[0]?.id ?? '']);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [from, to] of links) {
      if (found.has(from)) found.add(to);
      else if (found.has(to)) found.add(from);
    }
  }
  return nodes.map(({ id }) => id).filter((id) => !found.has(id));
}

const roadsOf = ({ edges }: Network) => edges.map(({ from, to }) => [from, to] as const);

/** Everything that joins two nodes: roads, crossings, trains and flights. */
function allLinks(network: Network): [string, string][] {
  const { edges, crossings = [], rail, flights = [], places } = network;
  const stationNode = new Map(rail?.stations.map(({ id, node }) => [id, node]));
  const trains = (rail?.lines ?? []).flatMap(({ stops }) =>
    stops.slice(1).map(([id], index) => [stationNode.get(stops[index]![0]), stationNode.get(id)]),
  );
  const flown = flights.map(({ from, to }) => [places[from]?.node, places[to]?.node]);
  const links = [...[...edges, ...crossings].map(({ from, to }) => [from, to]), ...trains, ...flown];
  return links.map(([from, to]) => [from ?? '', to ?? '']);
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

test('every country with transport facts has a network, and the other way round', () => {
  expect(networks.map(({ key }) => key).sort()).toEqual(transport.map(({ key }) => key).sort());
  expect(networks.length).toBeGreaterThanOrEqual(26);
  for (const { _id, key } of [...networks, ...transport]) expect(_id).toBe(key);
});

describe.each(networks.map((network) => [network.key, network] as const))('%s', (country, network) => {
  const { nodes, edges, crossings = [], places, classes, rail, flights = [] } = network;
  const at = new Map(nodes.map((node) => [node.id, node.at]));
  const stations = new Map(rail?.stations.map((station) => [station.id, station]));
  const own = new Map((network.airports ?? []).map((airport) => [airport.key, airport.at]));
  const rows = new Map<string, LonLat>([
    ...[...experiences, ...airports]
      .filter(({ country_key }) => country_key === country)
      .map(({ key, location }) => [key, location.coordinates] as const),
    ...own,
  ]);

  test('ids are unique, and nothing stands twice', () => {
    expect(twice(nodes.map(({ id }) => id))).toEqual([]);
    expect(twice((rail?.stations ?? []).map(({ id }) => id))).toEqual([]);
    expect(twice((rail?.lines ?? []).map(({ id }) => id))).toEqual([]);
    const pair = ({ from, to }: { from: string; to: string }) => [from, to].sort().join('–');
    expect(twice(edges.map((edge) => `${pair(edge)} ${edge.road}`))).toEqual([]);
    // A fast boat and a car ferry may sail the same way.
    const sailed = crossings.map(
      (crossing) => `${pair(crossing)} ${crossing.by} ${crossing.cars ? 'cars' : ''}`,
    );
    expect(twice(sailed)).toEqual([]);
    expect(twice(flights.map(pair))).toEqual([]);
    expect([...own.keys()].filter((key) => airports.some((airport) => airport.key === key))).toEqual([]);
  });

  test('every end, place, station and stop names a node or station that exists', () => {
    const ends = [...edges, ...crossings].filter(
      ({ from, to }) => !at.has(from) || !at.has(to) || from === to,
    );
    expect(ends.map(nameOf)).toEqual([]);
    expect(Object.keys(places).filter((key) => !at.has(places[key]!.node))).toEqual([]);
    expect([...stations.values()].filter(({ node }) => !at.has(node))).toEqual([]);
    const stops = (rail?.lines ?? []).flatMap((line) => line.stops.map(([id]) => id));
    expect(stops.filter((id) => !stations.has(id))).toEqual([]);
  });

  test('classes exist, and every spur has one or hours of its own', () => {
    expect(edges.filter((edge) => !Object.hasOwn(classes, edge.class)).map(nameOf)).toEqual([]);
    const spurs = Object.entries(places).filter(
      ([, { spurKm, spurClass, spurHours }]) =>
        (spurClass !== undefined && !Object.hasOwn(classes, spurClass)) ||
        (spurKm !== undefined && spurClass === undefined && spurHours === undefined),
    );
    expect(spurs.map(([key]) => key)).toEqual([]);
  });

  test('no bus runs where an ordinary car may not', () => {
    const wrong = edges.filter((edge) => edge.bus === true && classes[edge.class]?.access !== undefined);
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('months leave out some of the year', () => {
    const listed = [...edges, ...crossings, ...flights].filter(({ months }) => months !== undefined);
    expect(listed.filter(({ months }) => months?.length === 12).map(nameOf)).toEqual([]);
  });

  test('places are the experiences and airports of the country, all of them', () => {
    expect(Object.keys(places).filter((key) => !rows.has(key))).toEqual([]);
    const scheduled = airports.filter((row) => row.country_key === country && row.scheduled);
    const wanted = [...keysOf(country), ...scheduled.map(({ key }) => key), ...own.keys()];
    expect(wanted.filter((key) => !Object.hasOwn(places, key))).toEqual([]);
  });

  test('places lie where their node and spur are', () => {
    const far = Object.entries(places).flatMap(([key, { node, spurKm = 0 }]) => {
      const km = Object.hasOwn(APART, key) ? 0 : greatCircleKm(rows.get(key)!, at.get(node)!);
      return km > spurKm * 1.1 + IN_TOWN_KM
        ? [`${key}: ${km.toFixed(1)} km from ${node}, spur ${spurKm} km`]
        : [];
    });
    expect(far).toEqual([]);
  });

  const lineOf = ({ from, to, bends = [] }: RoadEdge | Crossing) => [at.get(from)!, ...bends, at.get(to)!];

  test('no road or crossing is shorter than the straight line, or than its line on the map', () => {
    const wrong = [...edges, ...crossings].filter((link) => {
      const drawn = lengthOf(lineOf(link));
      return (
        isShort(link.km, greatCircleKm(at.get(link.from)!, at.get(link.to)!)) || drawn > link.km * 1.08 + 2
      );
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('nothing is faster than it can be, or slower than a walk', () => {
    const roads = edges.map((edge) => ({
      ...edge,
      by: 'road' as const,
      hours: edge.hours ?? edge.km / classes[edge.class]!.speedKmh,
    }));
    const wrong = [...roads, ...crossings].filter(({ by, km, hours }) => {
      const least = by === 'road' ? 5 : by === 'foot' ? 0.8 : 1;
      return km / hours > FASTEST[by] || km / hours < least;
    });
    expect(wrong.map((link) => `${nameOf(link)} ${(link.km / link.hours).toFixed(0)} km/h`)).toEqual([]);
  });

  test('long roads are drawn with bends', () => {
    const straight = edges.filter(({ from, to, km, bends }) => {
      const straightKm = greatCircleKm(at.get(from)!, at.get(to)!);
      return bends.length === 0 && straightKm > 70 && (straightKm > 100 || km > straightKm * 1.2);
    });
    expect(straight.map(nameOf)).toEqual([]);
  });

  test('is in one piece by road, crossing, rail and flight', () => {
    expect(unreached(network, allLinks(network))).toEqual([]);
  });

  test('stations lie near their node, and rails are no shorter than the straight line between stops', () => {
    const far = [...stations.values()].filter(
      ({ at: point, node, spurKm }) => greatCircleKm(point, at.get(node)!) > spurKm * 1.1 + IN_TOWN_KM,
    );
    expect(far.map(({ id }) => id)).toEqual([]);
    for (const { id, stops } of rail?.lines ?? []) {
      expect([stops[0]?.[1], stops[0]?.[2]], `of ${id}`).toEqual([0, 0]);
      expect(twice(stops.map(([stop]) => stop)), `of ${id}`).toEqual([]);
      stops.slice(1).forEach(([to, toKm, toHours], index) => {
        const [from, fromKm, fromHours] = stops[index]!;
        const [km, hours] = [toKm - fromKm, toHours - fromHours];
        const name = `${id}: ${from}–${to}`;
        expect(isShort(km, greatCircleKm(stations.get(from)!.at, stations.get(to)!.at)), `at ${name}`).toBe(
          false,
        );
        expect(hours, `at ${name}`).toBeGreaterThan(0);
        expect(km / hours, `at ${name}`).toBeLessThan(FASTEST['train-line']);
      });
    }
  });

  test('flights join airports of the country that have a place', () => {
    const codes = new Set([
      ...airports.filter((row) => row.country_key === country).map(({ key }) => key),
      ...own.keys(),
    ]);
    for (const flight of flights) {
      const { from, to, hours, fareUsd } = flight;
      const name = nameOf(flight);
      expect(
        [from, to].filter((code) => !codes.has(code) || !Object.hasOwn(places, code)),
        `at ${name}`,
      ).toEqual([]);
      expect(greatCircleKm(rows.get(from)!, rows.get(to)!) / hours, `at ${name}`).toBeLessThan(
        FASTEST.flight,
      );
      expect(fareUsd, `at ${name}`).toBeGreaterThan(0);
    }
  });

  test('is small enough to load over a slow connection', () => {
    expect(gzipSync(JSON.stringify(network)).byteLength).toBeLessThan(MOST_BYTES);
  });
});

test.each(Object.entries(ISLANDS))(
  'the roads of %s join all nodes but %j, which boats reach',
  (country, islands) => {
    const network = networks.find(({ key }) => key === country);
    expect(network && unreached(network, roadsOf(network))).toEqual(islands);
  },
);

describe('borders', () => {
  const nodeOf = (country: string, id: string) =>
    networks.find(({ key }) => key === country)?.nodes.find((node) => node.id === id)?.at;
  const borders = transport.flatMap(({ key, borders: listed = [] }) =>
    listed.map((border) => [`${key}: ${border.name}`, key, border] as const),
  );

  test.each(borders)('%s joins nodes of both countries that face each other', (_name, country, border) => {
    const [here, there] = [nodeOf(country, border.node), nodeOf(border.to, border.toNode)];
    expect(here, `node ${border.node}`).toBeDefined();
    expect(there, `node ${border.toNode}`).toBeDefined();
    const straightKm = greatCircleKm(here!, there!);
    const between = border.ferry ?? border.road;
    expect(straightKm).toBeLessThanOrEqual(between ? between.km / SLACK.factor : BORDER_KM);
    const kmh = between ? between.km / between.hours : 0;
    expect(kmh).toBeLessThan(border.ferry ? FASTEST.ferry : FASTEST.road);
    expect(greatCircleKm(border.at, here!), 'at').toBeLessThan(BORDER_KM);
    expect(greatCircleKm(border.toAt, there!), 'toAt').toBeLessThan(BORDER_KM);
  });

  test('stand once, in one of the two countries', () => {
    const names = borders.map(([, country, { to, node, toNode }]) =>
      [`${country}:${node}`, `${to}:${toNode}`].sort().join(' '),
    );
    expect(twice(names)).toEqual([]);
    expect(borders.length).toBeGreaterThan(40);
  });

  test('open ones are those of the neighbours, in both countries', () => {
    const open = (from: string, to: string) =>
      borders.some(
        ([, country, border]) =>
          border.open && ((country === from && border.to === to) || (country === to && border.to === from)),
      );
    for (const { key, neighbours } of transport) {
      for (const other of neighbours) {
        expect(open(key, other), `${key} ${other}`).toBe(true);
        expect(transport.find((row) => row.key === other)?.neighbours, `${key} ${other}`).toContain(key);
      }
    }
    const unnamed = borders.filter(
      ([, country, border]) =>
        border.open && !transport.find(({ key }) => key === country)?.neighbours.includes(border.to),
    );
    expect(unnamed.map(([name]) => name)).toEqual([]);
  });
});
