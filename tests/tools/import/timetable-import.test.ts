import { afterEach, describe, expect, it } from 'vitest';
import type { Network } from '../../../src/model/schemas/network.ts';
import { runNetworkImport } from '../../../src/tools/import/network-import.ts';
import { runTimetableImport } from '../../../src/tools/import/timetable-import.ts';
import { createRouter } from '../../../worker/engine/transport/create-router.ts';
import { connectionEntry, inputOf, stop } from '../../builders/plan-input.ts';
import { planOf } from '../../builders/planned.ts';
import { smallCatalogue, type SmallCatalogue } from './small-catalogue.ts';
import { writeExtract } from './write-extract.ts';
import { zipFeed } from './zip-feed.ts';

const PLACES = { quay: [80, 6], beach: [81, 6], temple: [80.5, 6.5], cape: [80.5, 6.9] } as const;
const NETWORK: Partial<Network> = {
  classes: { main: { speedKmh: 40, surface: 'tar' } },
  nodes: [
    { id: 'harbor', en: 'Harbor', at: [80, 6] },
    { id: 'midway', en: 'Midway', at: [80.5, 6] },
    { id: 'east', en: 'East End', at: [81, 6] },
    { id: 'hill', en: 'Hilltown', at: [80.5, 6.5] },
  ],
  edges: [
    { from: 'harbor', to: 'midway', road: 'A1', class: 'main', km: 60, bends: [], bus: true },
    { from: 'midway', to: 'east', road: 'A1', class: 'main', km: 60, bends: [], bus: true },
    { from: 'midway', to: 'hill', road: 'A2', class: 'main', km: 70, bends: [] },
  ],
  places: { quay: { node: 'harbor' }, beach: { node: 'east' }, temple: { node: 'hill' } },
  rail: {
    stations: [
      { id: 'harbor-old', name: 'Harbor Central', at: [80, 6], node: 'harbor', spurKm: 0.5 },
      { id: 'east-old', name: 'East', at: [81, 6], node: 'east', spurKm: 0 },
    ],
    lines: [
      {
        id: 'coast-by-hand',
        en: 'Coast Line',
        de: 'Küstenbahn',
        scenic: true,
        trainsPerDay: 3,
        usdPerKm: 0,
        baseUsd: 4,
        stops: [
          ['harbor-old', 0, 0],
          ['east-old', 118, 3],
        ],
      },
    ],
  },
};
const SOURCE = 'gtfs-isle-transport-authority';

let catalogue: SmallCatalogue | null = null;
afterEach(() => {
  catalogue?.remove();
  catalogue = null;
});

interface Imported {
  code: number;
  printed: string[];
  complained: string[];
}

async function importFeed(
  changes: Parameters<typeof zipFeed>[1] = {},
  more: readonly string[] = [],
  network = NETWORK,
): Promise<Imported> {
  catalogue ??= smallCatalogue(PLACES, network);
  const [printed, complained]: [string[], string[]] = [[], []];
  const file = zipFeed(catalogue.folder, changes);
  const given = ['--gtfs', file, '--country', 'XI', '--license', 'CC BY 4.0', ...more];
  const code = await runTimetableImport(
    given,
    { catalogue: catalogue.folder, today: '2027-01-05' },
    { print: (line) => printed.push(line), complain: (line) => complained.push(line) },
  );
  return { code, printed, complained };
}

function written(): Network {
  const network = catalogue?.network();
  if (!network) throw new Error('nothing was written');
  return network;
}

const lineOf = ({ rail, coaches }: Network, id: string) =>
  [rail, coaches].flatMap((one) => one?.lines ?? []).find((line) => line.id === id);

describe('timetable:import', () => {
  it('writes the source with its license, dates and version', async () => {
    const { code, complained, printed } = await importFeed();
    expect([code, complained]).toEqual([0, []]);
    expect(written().sources).toEqual({
      [SOURCE]: {
        of: 'timetable',
        name: 'Isle Transport Authority',
        license: 'CC BY 4.0',
        date: '2026-12-20',
        version: '2027-a',
        until: '2027-12-31',
      },
    });
    expect(printed.join('\n')).toMatch(/2 railway lines, 1 coach lines, 1 ferries\./);
  });

  it('makes one line of the trips of a route, with the departures that run on all of its weekdays', async () => {
    await importFeed();
    const line = lineOf(written(), 'coast-line-harbor-east');
    // 12:00 is one service on weekdays and another one at the weekend; 16:00 runs at the weekend alone.
    expect(line?.timetable).toEqual({
      outbound: { departures: ['07:00', '12:00'] },
      inbound: { departures: ['06:00', '16:00'] },
    });
    expect(line?.operator).toBe('Isle Railways');
    expect(line?.stops.map(([station, , hours]) => [station, hours])).toEqual([
      ['harbor-old', 0],
      ['midway', 1],
      ['east-end', 2.5],
    ]);
    expect(line?.stops.at(-1)?.[1]).toBeGreaterThan(110);
    expect(line?.source).toBe(SOURCE);
  });

  it('keeps a line by hand with names, fare and view, and gives it hours and departures', async () => {
    await importFeed();
    const [first] = written().rail!.lines;
    expect(first).toEqual({
      id: 'coast-by-hand',
      en: 'Coast Line',
      de: 'Küstenbahn',
      operator: 'Isle Railways',
      scenic: true,
      trainsPerDay: 2.1,
      usdPerKm: 0,
      baseUsd: 4,
      timetable: {
        outbound: { departures: ['07:00', '12:00'] },
        inbound: { departures: ['06:00', '16:00'] },
      },
      stops: [
        ['harbor-old', 0, 0],
        ['east-old', expect.closeTo(110.5, 0), 2.5],
      ],
      timetableSource: SOURCE,
    });
  });

  it('gives a part of a line against its direction the times of that part', async () => {
    const rail = structuredClone(NETWORK.rail!);
    rail.stations.push({ id: 'midway-old', name: 'Midway Old', at: [80.5, 6], node: 'midway', spurKm: 0 });
    rail.lines[0]!.stops = [
      ['midway-old', 0, 0],
      ['harbor-old', 60, 2],
    ];
    await importFeed({}, [], { ...NETWORK, rail });
    expect(lineOf(written(), 'coast-by-hand')).toMatchObject({
      timetable: {
        outbound: { departures: ['07:30', '17:30'] },
        inbound: { departures: ['07:00', '12:00'] },
      },
      stops: [
        ['midway-old', 0, 0],
        ['harbor-old', expect.closeTo(55.2, 0), 1],
      ],
    });
  });

  it('takes the timetable from a line by hand that the feed no longer has', async () => {
    await importFeed();
    await importFeed({
      'routes.txt': (text) => text.replace('coast,IR,C1,Coast Line,2', 'coast,IR,C1,Coast Line,3'),
    });
    const line = lineOf(written(), 'coast-by-hand');
    expect(line?.timetable?.outbound.departures).toEqual(['01:15']);
    await importFeed({}, ['--route-types', '4']);
    expect(lineOf(written(), 'coast-by-hand')).not.toHaveProperty('timetable');
    expect(written().rail?.lines).toHaveLength(1);
  });

  it('reads times past midnight as those of the next day', async () => {
    await importFeed();
    const night = written().rail?.lines.find(({ en }) => en === 'Night Mail');
    expect(night?.timetable).toEqual({
      outbound: { departures: ['01:15'] },
      inbound: { departures: ['22:00'] },
    });
    expect(night?.stops.at(-1)?.[2]).toBe(4);
  });

  it('reads intervals, and makes a node of an end that is far from all others', async () => {
    await importFeed();
    const { coaches, nodes } = written();
    expect(coaches?.lines[0]?.timetable).toEqual({
      outbound: { departures: ['08:00', '10:00'] },
      inbound: { departures: ['13:00', '15:00'] },
    });
    expect(nodes.find(({ id }) => id === 'far-point')).toEqual({
      id: 'far-point',
      en: 'Far Point',
      at: [80.5, 6.9],
      source: SOURCE,
    });
    // Neither a village where trains stop nor the town's own bus.
    expect(nodes.some(({ id }) => id === 'nowhere-halt')).toBe(false);
    expect(coaches?.lines).toHaveLength(1);
  });

  it('makes a crossing of a ferry, on the weekdays of its dates', async () => {
    await importFeed();
    expect(written().crossings).toMatchObject([
      {
        from: 'harbor',
        to: 'rock-island',
        by: 'ferry',
        hours: 1.5,
        operator: 'Isle Coaches',
        estimated: true,
        timetable: {
          outbound: { departures: ['09:00'], weekdays: [5] },
          inbound: { departures: ['16:00'], weekdays: [5] },
        },
      },
    ]);
  });

  it('keeps fare and operator of a ferry that was known, in its own direction', async () => {
    const rock = { id: 'rock', en: 'Rock', at: [80, 5.8] as [number, number] };
    const nodes = [...(NETWORK.nodes ?? []), rock];
    await importFeed({}, [], {
      ...NETWORK,
      nodes,
      crossings: [
        { from: 'rock', to: 'harbor', by: 'ferry', km: 25, hours: 2, fareUsd: 9, operator: 'Old Boats' },
      ],
    });
    expect(written().crossings).toEqual([
      {
        from: 'rock',
        to: 'harbor',
        by: 'ferry',
        km: 25,
        hours: 1.5,
        fareUsd: 9,
        operator: 'Old Boats',
        timetable: {
          outbound: { departures: ['16:00'], weekdays: [5] },
          inbound: { departures: ['09:00'], weekdays: [5] },
        },
        timetableSource: SOURCE,
      },
    ]);
  });

  it('replaces its earlier import: twice gives the same file', async () => {
    await importFeed();
    const once = written();
    await importFeed();
    expect(written()).toEqual(once);
  });

  it('reads other route types when asked', async () => {
    await importFeed({}, ['--route-types', '2, 3']);
    expect(written().coaches?.lines.map(({ en }) => en)).toEqual(['Town bus']);
    expect(written().crossings).toBeUndefined();
  });

  it('takes the zone of the place where the agency has another one', async () => {
    const inUtc = (text: string) => text.replaceAll('Asia/Colombo', 'Etc/UTC');
    await importFeed({ 'agency.txt': inUtc });
    // Sri Lanka is five and a half hours ahead.
    expect(lineOf(written(), 'coast-by-hand')?.timetable?.outbound.departures).toEqual(['12:30', '17:30']);
  });
});

describe('a plan over the imported network', () => {
  async function imported() {
    await importFeed();
    const experiences = Object.entries(PLACES).map(([key, at]) => ({
      key,
      country_key: 'isle',
      location: { coordinates: at },
    }));
    return createRouter({
      experiences: experiences as never,
      airports: [],
      transport: [catalogue!.facts()],
      networks: [written()],
    });
  }

  it('takes the train that leaves next in the morning', async () => {
    const router = await imported();
    const train = router.options('quay', 'beach').find(({ type }) => type === 'train');
    expect(train).toMatchObject({
      departures: ['07:00', '12:00'],
      duration: 2.5 * 3600,
      from: 'Harbor Central',
      to: 'East',
      line: { en: 'Coast Line', de: 'Küstenbahn' },
    });
    const plan = planOf(
      inputOf({
        startDate: '2027-01-11',
        itinerary: [stop('quay'), connectionEntry('quay_beach'), stop('beach')],
        experiences: { quay: { duration: 20 } },
        connections: { quay_beach: [train!] },
      }),
    );
    expect(plan.timeline.find((entry) => 'connectionGroupIndex' in entry)).toMatchObject({
      departure: '2027-01-12T12:00',
      arrival: '2027-01-12T14:30',
    });
  });

  it('offers a coach beside the bus without a timetable, with its return', async () => {
    const router = await imported();
    const coach = router.options('quay', 'cape').find(({ type }) => type === 'bus');
    expect(coach).toMatchObject({
      departures: ['08:00', '10:00'],
      legs: [{ type: 'Bus', providers: ['Isle Coaches'] }],
    });
    const back = router.options('cape', 'quay').find(({ type, line }) => type === 'bus' && line);
    expect(back?.departures).toEqual(['13:00', '15:00']);
  });
});

it('a network of imports alone stays whole when its roads are imported again', async () => {
  catalogue = smallCatalogue(PLACES);
  const points = { harbor: [80, 6], midway: [80.5, 6], east: [81, 6], hill: [80.5, 6.5] } as const;
  const town = (name: string) => ({ place: 'town', name });
  const osm = writeExtract(catalogue.folder, {
    points,
    ways: [
      ['harbor midway east', { highway: 'primary', ref: 'A1' }],
      ['midway hill', { highway: 'secondary', ref: 'B2' }],
    ],
    towns: { harbor: town('Harbor'), midway: town('Midway'), east: town('East'), hill: town('Hilltown') },
  });
  const importRoads = () => {
    const folder = { catalogue: catalogue!.folder, today: '2026-11-26' };
    const complained: string[] = [];
    const output = { print: () => undefined, complain: (line: string) => complained.push(line) };
    runNetworkImport(['--osm', osm, '--country', 'XI'], folder, output);
    expect(complained).toEqual([]);
  };
  importRoads();
  await importFeed();
  const once = written();
  expect(once.nodes.map(({ id }) => id).sort()).toEqual([
    'east',
    'far-point',
    'harbor',
    'hilltown',
    'midway',
    'rock-island',
  ]);
  importRoads();
  const again = written();
  expect(again.nodes.map(({ id }) => id).sort()).toEqual(once.nodes.map(({ id }) => id).sort());
  expect(again.edges).toHaveLength(once.edges.length);
  expect([again.rail, again.coaches, again.crossings]).toEqual([once.rail, once.coaches, once.crossings]);
  expect(Object.keys(again.sources ?? {}).sort()).toEqual([SOURCE, 'osm']);
});

describe('what is wrong is named, and nothing is written', () => {
  const cases: readonly (readonly [string, Parameters<typeof zipFeed>[1], readonly string[], RegExp])[] = [
    ['a table is missing', { 'stops.txt': null }, [], /feed\.zip: stops\.txt is missing/],
    [
      'a column is missing',
      { 'trips.txt': (text) => text.replace('service_id', 'service') },
      [],
      /feed\.zip: trips\.txt: the column service_id is missing/,
    ],
    [
      'a time is none',
      { 'stop_times.txt': (text) => text.replace('08:00:00,08:05:00', '8 am,08:05:00') },
      [],
      /feed\.zip: stop_times\.txt, line 4: arrival_time "8 am": expected hh:mm:ss/,
    ],
    [
      'a date is none',
      { 'calendar.txt': (text) => text.replace('20271231', '2027-12-31') },
      [],
      /calendar\.txt, line 2: end_date "2027-12-31": expected yyyymmdd/,
    ],
    [
      'a stop is unknown',
      { 'stop_times.txt': (text) => text.replace('harbor-1', 'elsewhere') },
      [],
      /stop_times\.txt, line 2: stop_id "elsewhere": expected a stop of stops\.txt/,
    ],
    [
      'a zone is unknown',
      { 'agency.txt': (text) => text.replace('Asia/Colombo', 'Asia/Nowhere') },
      [],
      /agency\.txt, line 2: agency_timezone "Asia\/Nowhere" is unknown/,
    ],
    ['the timetable has ended', {}, ['--date', '2028-02-01'], /ended on 2027-12-31/],
    ['no route is of these types', {}, ['--route-types', '103'], /no routes of the types 103/],
    ['a route type is none', {}, ['--route-types', '2,x'], /--route-types: x/],
    ['the country is unknown', {}, ['--country', 'YY'], /--country YY: unknown country. Known: isle \(XI\)/],
    ['an argument is unknown', {}, ['--nothing', '1'], /--nothing[\s\S]*npm run timetable:import/],
  ];

  it.each(cases)('%s', async (_what, changes, more, expected) => {
    const { code, complained } = await importFeed(changes, more);
    expect(code).toBe(1);
    expect(complained.join('\n')).toMatch(expected);
    expect(catalogue?.network()?.sources).toBeUndefined();
  });
});
