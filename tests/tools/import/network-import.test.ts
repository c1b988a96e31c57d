import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import type { Network } from '../../../src/model/schemas/network.ts';
import { runNetworkImport } from '../../../src/tools/import/network-import.ts';
import { createRouter } from '../../../worker/engine/transport/create-router.ts';
import { smallCatalogue, type SmallCatalogue } from './small-catalogue.ts';
import { type Extract, writeExtract } from './write-extract.ts';

const LIECHTENSTEIN = path.join(import.meta.dirname, 'fixtures/liechtenstein-roads.osm.pbf');
const POINTS = {
  harbor: [80, 6],
  midway: [80.4, 6.05],
  east: [80.8, 6],
  hill: [80.4, 6.4],
  camp: [80.8, 6.4],
  pier: [80, 5.98],
  islet: [79.8, 5.8],
  lagoon: [79.9, 5.9],
  ramp: [80.4, 5.99],
  end: [80.4, 6.9],
} as const;
const MAIN = { highway: 'primary', ref: 'A1', maxspeed: '70', surface: 'asphalt' };
const WAYS: Extract['ways'] = [
  ['harbor midway', MAIN],
  ['midway east', MAIN],
  ['harbor pier', { highway: 'tertiary' }],
  ['midway hill', { highway: 'secondary', ref: 'B7', surface: 'gravel' }],
  ['hill camp', { highway: 'track', tracktype: 'grade5' }],
  ['harbor east', { highway: 'primary', access: 'private' }],
  ['pier lagoon islet', { route: 'ferry', duration: '01:30', motor_vehicle: 'yes', operator: 'Isle Boats' }],
];
const TOWNS: NonNullable<Extract['towns']> = {
  harbor: { place: 'city', name: 'Harbor', 'name:de': 'Hafen', population: '90,000' },
  midway: { place: 'town', name: 'Midway' },
  east: { place: 'town', name: 'East End' },
  hill: { place: 'town', name: 'Hilltown' },
  camp: { place: 'town', name: 'Camp' },
  islet: { place: 'town', name: 'Islet' },
};
const NODES = Object.entries(TOWNS).map(([id, { name }]) => ({
  id,
  en: name!,
  at: [...POINTS[id as keyof typeof POINTS]] as [number, number],
}));
const CLASSES: Network['classes'] = {
  main: { speedKmh: 40, surface: 'tar' },
  pass: { speedKmh: 30, surface: 'tar', hint: 'pass' },
  guided: { speedKmh: 15, surface: 'gravel', access: 'guided' },
};
const road = (from: string, to: string, change: Partial<Network['edges'][number]> = {}) => ({
  from,
  to,
  road: 'old',
  class: 'main',
  km: 46,
  bends: [],
  ...change,
});

let catalogue: SmallCatalogue | null = null;
afterEach(() => {
  catalogue?.remove();
  catalogue = null;
});

interface Given {
  places?: Parameters<typeof smallCatalogue>[0];
  network?: Partial<Network> | null;
  extract?: Partial<Extract>;
  file?: string;
  more?: readonly string[];
}

function importExtract({ places = {}, network = null, extract = {}, file, more = [] }: Given = {}) {
  catalogue ??= smallCatalogue(places, network);
  const osm =
    file ?? writeExtract(catalogue.folder, { points: POINTS, ways: WAYS, towns: TOWNS, ...extract });
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = runNetworkImport(
    ['--osm', osm, '--country', 'isle', ...more],
    { catalogue: catalogue.folder, today: '2026-11-26' },
    { print: (line) => printed.push(line), complain: (line) => complained.push(line) },
  );
  return { code, printed, complained: complained.join('\n') };
}

function written(): Network {
  const network = catalogue?.network();
  if (!network) throw new Error('nothing was written');
  return network;
}

const edgeOf = ({ edges }: Network, one: string, other: string) =>
  edges.find(({ from, to }) => [from, to].sort().join() === [one, other].sort().join());

describe('network:import for a country without a network', () => {
  it('takes the towns of the extract as nodes, with source, license and date', () => {
    const { code, complained } = importExtract();
    expect([code, complained]).toEqual([0, '']);
    const { nodes, sources, asOf } = written();
    expect(nodes.map(({ id }) => id).sort()).toEqual([
      'camp',
      'east-end',
      'harbor',
      'hilltown',
      'islet',
      'midway',
    ]);
    expect(nodes[0]).toEqual({ id: 'harbor', en: 'Harbor', de: 'Hafen', at: [80, 6], source: 'osm' });
    expect(asOf).toBe(2026);
    expect(sources).toEqual({
      osm: {
        of: 'roads',
        name: 'OpenStreetMap',
        license: 'ODbL 1.0 © OpenStreetMap contributors',
        date: '2026-11-01',
      },
    });
  });

  it('takes km from the road and hours from its limit, surface and class', () => {
    importExtract();
    const network = written();
    const km = greatCircleKm(POINTS.harbor, POINTS.midway);
    const main = edgeOf(network, 'harbor', 'midway');
    expect(main).toMatchObject({ road: 'A1', class: 'osm-primary', source: 'osm' });
    expect(main?.km).toBeCloseTo(km, 0);
    // 80 % of the limit.
    expect(main?.hours).toBeCloseTo(km / 56, 1);
    const gravel = edgeOf(network, 'midway', 'hilltown');
    expect(gravel).toMatchObject({ road: 'B7', class: 'osm-gravel' });
    expect(gravel?.hours).toBeCloseTo(gravel!.km / 45, 1);
    expect(network.classes['osm-gravel']).toMatchObject({ surface: 'gravel', hint: 'gravel' });
  });

  it('drives a track only with four-wheel drive', () => {
    importExtract();
    expect(edgeOf(written(), 'hilltown', 'camp')?.class).toBe('osm-track');
    expect(written().classes['osm-track']?.access).toBe('four-by-four');
  });

  it('drops a road that is the sum of others, and one that is private', () => {
    importExtract();
    expect(written().edges).toHaveLength(4);
    expect(edgeOf(written(), 'harbor', 'east-end')).toBeUndefined();
  });

  it('makes a crossing of a ferry that leads to a town, from the town at its pier', () => {
    importExtract();
    expect(written().crossings).toMatchObject([
      { by: 'ferry', hours: 1.5, cars: true, operator: 'Isle Boats', estimated: true, source: 'osm' },
    ]);
    const [ferry] = written().crossings!;
    expect([ferry!.from, ferry!.to].sort()).toEqual(['harbor', 'islet']);
    expect(ferry!.km).toBeGreaterThan(greatCircleKm(POINTS.harbor, POINTS.islet) - 1);
  });

  it('leaves out a ferry beside a bridge, and one to an islet without a town', () => {
    const { islet: _islet, ...towns } = TOWNS;
    const beside = ['harbor midway', { route: 'ferry', duration: '02:00' }] as const;
    importExtract({ extract: { towns, ways: [...WAYS, beside] } });
    expect(written().crossings).toBeUndefined();
  });

  it('joins places to the nearest node by road', () => {
    importExtract({ places: { temple: [80.4, 6.2] } });
    expect(written().places['temple']).toMatchObject({ spurClass: 'osm-gravel', source: 'osm' });
    const { spurKm } = written().places['temple']!;
    expect(spurKm).toBeCloseTo(greatCircleKm([80.4, 6.2], POINTS.midway), 0);
  });

  it('gives the router journeys by road and ferry', () => {
    importExtract({ places: { quay: [80, 6], beach: [80.8, 6], reef: [79.8, 5.8] } });
    const at = { quay: [80, 6], beach: [80.8, 6], reef: [79.8, 5.8] } as const;
    const router = createRouter({
      experiences: Object.entries(at).map(([key, coordinates]) => ({
        key,
        country_key: 'isle',
        location: { coordinates },
      })) as never,
      airports: [],
      transport: [catalogue!.facts()],
      networks: [written()],
    });
    const drive = router.options('quay', 'beach').find(({ type }) => type === 'private');
    expect(drive?.distance).toBeGreaterThan(greatCircleKm(at.quay, at.beach) * 1000);
    expect(router.options('quay', 'reef')[0]).toMatchObject({
      type: 'ferry',
      provider: 'Isle Boats',
      estimated: true,
    });
  });
});

describe('network:import and one-way roads', () => {
  const oneway = { highway: 'motorway', ref: 'E1', toll: 'yes', maxspeed: '100' };
  const POINTS_OF_MOTORWAY = { ...POINTS, northern: [80.4, 6.0], southern: [80.4, 5.99] } as const;

  it('takes a divided road that leads both ways', () => {
    importExtract({
      extract: {
        points: POINTS_OF_MOTORWAY,
        ways: [...WAYS, ['harbor southern east', oneway], ['east northern harbor', oneway]],
      },
    });
    expect(edgeOf(written(), 'harbor', 'east-end')).toMatchObject({
      class: 'osm-motorway',
      road: 'E1',
      hint: 'toll',
    });
  });

  it('does not take one that leads only there', () => {
    importExtract({
      extract: { points: POINTS_OF_MOTORWAY, ways: [...WAYS, ['harbor southern east', oneway]] },
    });
    expect(edgeOf(written(), 'harbor', 'east-end')).toBeUndefined();
  });
});

describe('network:import with a junction', () => {
  it('adds a point where roads from one town part', () => {
    const towns = { harbor: TOWNS['harbor']!, east: TOWNS['east']!, hill: TOWNS['hill']! };
    importExtract({ extract: { towns } });
    const junction = written().nodes.find((node) => node.junction);
    expect(junction).toMatchObject({ en: 'A1/B7', at: [80.4, 6.05], source: 'osm' });
    expect(written().edges).toHaveLength(3);
    expect(written().edges.every(({ from, to }) => [from, to].includes(junction!.id))).toBe(true);
  });
});

describe('network:import with a motorway of two lanes apart', () => {
  const oneway = { highway: 'motorway', ref: 'E1', maxspeed: '100' };
  const ramp = { highway: 'motorway_link', oneway: 'yes' };
  const points = {
    west: [80, 6],
    east: [80.8, 6],
    town: [80.4, 6.1],
    beyond: [80.4, 5.9],
    // Lanes to the east and to the west, and the road over both of them.
    east1: [80.395, 5.9995],
    east2: [80.405, 5.9995],
    west1: [80.405, 6.0005],
    west2: [80.395, 6.0005],
    north: [80.4, 6.003],
    south: [80.4, 5.997],
  } as const;
  const lanes: Extract['ways'] = [
    ['west east1 east2 east', oneway],
    ['east west1 west2 west', oneway],
    ['town north south beyond', { highway: 'secondary', ref: 'B5' }],
  ];
  const ramps: Extract['ways'] = [
    ['east1 south east2', ramp],
    ['west1 north west2', ramp],
  ];
  const towns = {
    west: { place: 'city', name: 'West' },
    east: { place: 'city', name: 'East' },
    town: { place: 'town', name: 'Town' },
    beyond: { place: 'town', name: 'Beyond' },
  };

  it('has one junction for the lanes and ramps of both directions', () => {
    importExtract({ extract: { points, towns, ways: [...lanes, ...ramps] } });
    const network = written();
    const [junction, ...others] = network.nodes.filter((node) => node.junction);
    expect(others).toEqual([]);
    expect(network.edges).toHaveLength(4);
    for (const town of ['west', 'east', 'town', 'beyond'])
      expect(edgeOf(network, town, junction!.id)?.class).toBe(
        town === 'west' || town === 'east' ? 'osm-motorway' : 'osm-secondary',
      );
    const whole = edgeOf(network, 'west', junction!.id)!.km + edgeOf(network, 'east', junction!.id)!.km;
    expect(Math.abs(whole - greatCircleKm(points.west, points.east))).toBeLessThan(1.5);
  });

  it('does not join a road that crosses it without ramps', () => {
    const { code } = importExtract({ extract: { points, towns, ways: lanes } });
    expect(code).toBe(0);
    // The two roads are two pieces, of which a new network has one.
    expect(
      written()
        .nodes.map(({ id }) => id)
        .sort(),
    ).toEqual(['east', 'west']);
  });
});

describe('network:import for a network by hand', () => {
  const network: Partial<Network> = {
    classes: CLASSES,
    nodes: NODES,
    edges: [
      road('harbor', 'midway', { bus: true, hours: 1.2, hint: 'rains' }),
      road('harbor', 'east', { km: 92, bus: true }),
      road('midway', 'hill', { months: [1, 2, 3], class: 'pass' }),
      road('hill', 'camp', { class: 'guided', road: 'park road' }),
      road('east', 'camp', { road: 'not on the map' }),
    ],
    crossings: [
      {
        from: 'islet',
        to: 'harbor',
        by: 'ferry',
        km: 30,
        hours: 2,
        fareUsd: 12,
        remark: { en: 'a', de: 'b' },
      },
    ],
    flights: [],
    localModes: { islet: ['tuk-tuk'] },
  };

  it('keeps what a map does not know: buses, seasons, hints, fares, guided and unknown roads', () => {
    importExtract({ network });
    const after = written();
    expect(edgeOf(after, 'harbor', 'midway')).toMatchObject({ bus: true, hint: 'rains', source: 'osm' });
    // The bus of the road from the harbor to the east drives on both of its parts.
    expect(edgeOf(after, 'midway', 'east')).toMatchObject({ bus: true, road: 'A1' });
    expect(edgeOf(after, 'midway', 'hill')).toMatchObject({
      months: [1, 2, 3],
      hint: 'pass',
      class: 'osm-gravel',
    });
    expect(edgeOf(after, 'hill', 'camp')?.class).toBe('guided');
    expect(after.edges.filter(({ source }) => source === undefined).map((edge) => edge.road)).toEqual([
      'park road',
      'not on the map',
    ]);
    expect(after.crossings).toMatchObject([
      { from: 'islet', to: 'harbor', hours: 1.5, fareUsd: 12, remark: { en: 'a', de: 'b' }, source: 'osm' },
    ]);
    expect(after.localModes).toEqual({ islet: ['tuk-tuk'] });
    expect(after.nodes).toEqual(NODES);
  });

  it('compares what it replaces, and takes a factor on speeds', () => {
    const { printed } = importExtract({ network });
    expect(printed.join('\n')).toMatch(/3 known roads are replaced/);
    const usual = edgeOf(written(), 'harbor', 'midway')!.hours!;
    importExtract({ more: ['--speed', '0.5'] });
    expect(edgeOf(written(), 'harbor', 'midway')!.hours).toBeCloseTo(usual * 2, 1);
  });

  it('replaces its earlier import: twice gives the same file', () => {
    importExtract({ network });
    const once = written();
    importExtract();
    expect(written()).toEqual(once);
  });
});

describe('network:import of a real extract', () => {
  const nodes = [
    { id: 'ruggell', en: 'Ruggell', at: [9.527, 47.239] },
    { id: 'eschen', en: 'Eschen', at: [9.522, 47.211] },
    { id: 'schaan', en: 'Schaan', at: [9.51, 47.166] },
    { id: 'vaduz', en: 'Vaduz', at: [9.521, 47.14] },
    { id: 'balzers', en: 'Balzers', at: [9.5, 47.067] },
    { id: 'malbun', en: 'Malbun', at: [9.609, 47.103] },
  ] satisfies Network['nodes'];

  it('joins the towns of Liechtenstein by their roads', () => {
    const { code, complained } = importExtract({ network: { nodes }, file: LIECHTENSTEIN });
    expect([code, complained]).toEqual([0, '']);
    const network = written();
    expect(network.sources?.['osm']?.date).toBe('2022-07-24');
    const at = new Map(network.nodes.map((node) => [node.id, node.at]));
    for (const { from, to, km, hours = 0 } of network.edges) {
      expect(km).toBeGreaterThan(greatCircleKm(at.get(from)!, at.get(to)!) * 0.97 - 0.2);
      expect(km / hours).toBeGreaterThan(25);
      expect(km / hours).toBeLessThan(80);
    }
    // As signposted, to the middle of the village.
    expect(Math.abs(edgeOf(network, 'vaduz', 'malbun')!.km - 15)).toBeLessThan(1);
    expect(Math.abs(edgeOf(network, 'vaduz', 'balzers')!.km - 9.5)).toBeLessThan(1);
    expect(network.edges.length).toBeLessThanOrEqual(9);
    const ends = new Set(network.edges.flatMap(({ from, to }) => [from, to]));
    expect(nodes.every(({ id }) => ends.has(id))).toBe(true);
  });
});

describe('what is wrong is named, and nothing is written', () => {
  const cases: readonly (readonly [string, (folder: string) => string, RegExp])[] = [
    ['a missing file', (folder) => path.join(folder, 'none.osm.pbf'), /none\.osm\.pbf: no such file/],
    [
      'a file that is no PBF',
      (folder) => {
        fs.writeFileSync(path.join(folder, 'text.osm.pbf'), '<?xml version="1.0"?><osm/>');
        return path.join(folder, 'text.osm.pbf');
      },
      /text\.osm\.pbf: not an OpenStreetMap PBF/,
    ],
    [
      'a file that ends early',
      (folder) => {
        const whole = fs.readFileSync(LIECHTENSTEIN);
        fs.writeFileSync(path.join(folder, 'half.osm.pbf'), whole.subarray(0, whole.length >> 1));
        return path.join(folder, 'half.osm.pbf');
      },
      /half\.osm\.pbf: ends within a block/,
    ],
    [
      'a broken block',
      (folder) => {
        const whole = fs.readFileSync(LIECHTENSTEIN);
        whole.fill(0xff, 300, 400);
        fs.writeFileSync(path.join(folder, 'bad.osm.pbf'), whole);
        return path.join(folder, 'bad.osm.pbf');
      },
      /bad\.osm\.pbf: .*cannot be inflated/,
    ],
    ['an extract of another country', () => LIECHTENSTEIN, /none of its roads lie at nodes of isle/],
    [
      'an extract without roads',
      (folder) => writeExtract(folder, { points: POINTS, ways: [['harbor pier', { building: 'yes' }]] }),
      /there are no roads in it/,
    ],
  ];

  it.each(cases)('%s', (_what, make, expected) => {
    catalogue = smallCatalogue({}, { nodes: NODES, classes: CLASSES, edges: [] });
    const { code, complained } = importExtract({ file: make(catalogue.folder) });
    expect(code).toBe(1);
    expect(complained).toMatch(expected);
    expect(written().sources).toBeUndefined();
  });

  it('a network that the check rejects', () => {
    const network = { nodes: [...NODES, { id: 'alone', en: 'Alone', at: [83, 7] as [number, number] }] };
    const { code, complained } = importExtract({ network });
    expect(code).toBe(1);
    expect(complained).toMatch(/nothing was written[\s\S]*it is in 2 pieces/);
    expect(fs.readdirSync(path.join(catalogue!.folder, 'networks'))).toEqual(['isle.json']);
    expect(written().sources).toBeUndefined();
  });

  it('a speed that is none, and a missing argument', () => {
    expect(importExtract({ more: ['--speed', 'fast'] }).complained).toMatch(/--speed fast: expected 0 to 2/);
    expect(importExtract({ more: ['--country', ''] }).complained).toMatch(/--country is missing/);
  });
});
