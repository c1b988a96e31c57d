import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { totalSeconds } from '../../../../src/model/total-duration.ts';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import {
  allAirports,
  experiences,
  facts,
  factsOf,
  freshRouter,
  keysOf,
  networks,
  transport,
} from './real-facts.ts';

const router = freshRouter();
const ROAD = new Set(['bus', 'rental', 'private', 'taxi', 'ride-hailing', 'tuk-tuk']);
const modes = (from: string, to: string) => router.options(from, to).map(({ type }) => type);
const hoursOf = (option: ConnectionOption) => totalSeconds(option) / 3600;

/**
 * Regular boats that are sold to everybody, with hours from door to door by private car and boat, waits at the piers
 * included, and the fare of all boats, with those of the islanders to a lake or into a cave (15 to 25 USD); written apart
 * from the facts.
 */
const BY_SEA = [
  // 2GO from Manila: 14 to 16 hours to Coron, 22 to 24 to Cebu.
  ['MNL', 'coron-kayangan-lake', 14.5, 18, 45, 75],
  ['MNL', 'CEB', 22, 26, 25, 55],
  ['batad-rice-terraces', 'coron-kayangan-lake', 22, 30, 45, 75],
  ['vigan', 'coron-kayangan-lake', 23, 32, 45, 75],
  // On to El Nido with the fast boat from Coron, then by road.
  ['MNL', 'el-nido', 19, 24, 50, 90],
  ['MNL', 'puerto-princesa-underground-river', 22, 32, 50, 90],
  ['coron-kayangan-lake', 'puerto-princesa-underground-river', 8, 12, 60, 85],
  ['batad-rice-terraces', 'el-nido', 27, 36, 50, 90],
  ['vigan', 'puerto-princesa-underground-river', 32, 45, 50, 90],
  ['batad-rice-terraces', 'moalboal-sardine-run', 32, 42, 25, 55],
  ['vigan', 'chocolate-hills-bohol', 33, 46, 40, 70],
  // The ferry from Tubigon is the cheap one.
  ['chocolate-hills-bohol', 'moalboal-sardine-run', 5, 8.5, 6, 22],
  ['moalboal-sardine-run', 'coron-kayangan-lake', 38, 50, 50, 100],
  ['chocolate-hills-bohol', 'el-nido', 42, 56, 75, 145],
  // Overnight from Cebu to Surigao, two to three hours on to Dapa.
  ['CEB', 'siargao-cloud-9', 11.5, 16, 22, 40],
  ['moalboal-sardine-run', 'siargao-cloud-9', 13, 19, 22, 40],
  ['chocolate-hills-bohol', 'siargao-cloud-9', 14, 20, 34, 60],
  // By the Maharlika Highway and its short ferries.
  ['vigan', 'siargao-cloud-9', 40, 58, 12, 95],
  ['siargao-cloud-9', 'el-nido', 48, 65, 80, 180],
  ['RNI', 'little-corn-island', 0.5, 2, 5, 15],
] as const;

test.each(BY_SEA)(
  '%s to %s by boat, beside flights: %d to %d hours',
  (from, to, least, most, leastUsd, mostUsd) => {
    for (const options of [router.options(from, to), router.options(to, from)]) {
      const [boat] = options.filter(({ type }) => type === 'ferry').sort((a, b) => a.duration - b.duration);
      expect(boat).toBeDefined();
      expect(hoursOf(boat!)).toBeGreaterThan(least);
      expect(hoursOf(boat!)).toBeLessThan(most);
      expect(options.filter(({ type }) => ROAD.has(type)).map(({ type }) => type)).toEqual([]);
    }
    const fareUsd = faresOf(from, to);
    expect(fareUsd).toBeGreaterThanOrEqual(leastUsd);
    expect(fareUsd).toBeLessThanOrEqual(mostUsd);
  },
);

const contains = (whole: string, part: readonly unknown[]) =>
  whole.includes(JSON.stringify(part).slice(1, -1));

/** The fares of all crossings whose line is part of the line between two places. */
function faresOf(from: string, to: string): number {
  const drawnLine = JSON.stringify(router.path(from, to)?.line).slice(1, -1);
  const fares = networks.flatMap(({ nodes, crossings = [] }) => {
    const at = new Map(nodes.map((node) => [node.id, node.at]));
    return crossings.flatMap((crossing) => {
      const drawn = [at.get(crossing.from), ...(crossing.bends ?? []), at.get(crossing.to)];
      const isPart = [drawn, drawn.toReversed()].some((one) => contains(drawnLine, one));
      return isPart ? [crossing.fareUsd] : [];
    });
  });
  return fares.reduce((sum, fareUsd) => sum + fareUsd, 0);
}

/** Lands of a country from which some of the rest is reached by flights alone, each with its places, and why. */
const FLIGHTS_ALONE = [
  // No passenger ships between the peninsula and Borneo, and no road to Mulu.
  {
    country: 'malaysia',
    lands: [
      [
        'bako',
        'danum-valley',
        'kinabalu-park',
        'kinabatangan-river',
        'kota-kinabalu',
        'kuching',
        'mabul-sipadan',
        'niah',
        'sepilok',
      ],
      ['mulu'],
    ],
  },
  // The ships to Sulawesi, Kalimantan and Papua take days, or do not sail each week.
  {
    country: 'indonesia',
    lands: [['raja-ampat-piaynemo'], ['tanjung-puting'], ['bunaken', 'tana-toraja']],
  },
  // The boats take no cars, and no bus leaves from the places that one drives to; no rental car sails to Tasmania.
  {
    country: 'australia',
    lands: [['whitehaven-beach'], ['magnetic-island'], ['cradle-mountain', 'freycinet', 'hobart']],
  },
  // One boat a week from Bluefields.
  { country: 'nicaragua', lands: [['big-corn-island', 'little-corn-island']] },
  // The road from Garsen is not safe.
  { country: 'kenya', lands: [['lamu-old-town']] },
  // No ships to Ishigaki. To the other islands one comes by train or boat, from Kamikochi and Iya by bus alone.
  {
    country: 'japan',
    lands: [['ishigaki-taketomi'], ['yakushima'], ['miyajima-itsukushima'], ['niseko', 'sapporo']],
  },
  // Ferries of the night take no rental car, and no bus leaves the Cinque Terre.
  { country: 'italy', lands: [['alghero']] },
  // Trains alone cross the dam. Königssee has none, and from Quedlinburg they change too often.
  { country: 'germany', lands: [['sylt']] },
  // No ships that sail the year round.
  { country: 'taiwan', lands: [['kinmen']] },
];

describe('every domestic flight has an alternative by land or sea', () => {
  test.each(transport.map(({ key }) => key))('%s', (country) => {
    const keys = keysOf(country);
    const alone = keys.flatMap((from) =>
      keys
        .filter((to) => modes(from, to).length > 0 && modes(from, to).every((mode) => mode === 'flight'))
        .map((to) => [from, to] as const),
    );
    const lands: string[][] = FLIGHTS_ALONE.find((one) => one.country === country)?.lands ?? [];
    const landOf = (key: string) => lands.findIndex((land) => land.includes(key));
    expect(alone.filter(([from, to]) => landOf(from) === landOf(to))).toEqual([]);
    const apart = new Set(alone.flat().filter((key) => landOf(key) >= 0));
    expect([...apart].sort()).toEqual(lands.flat().sort());
  });
});

test('a flight stays the first choice where the boats take a day or more', () => {
  for (const [from, to] of [
    ['batad-rice-terraces', 'el-nido'],
    ['chocolate-hills-bohol', 'siargao-cloud-9'],
    ['vigan', 'moalboal-sardine-run'],
    ['granada-nicaragua', 'little-corn-island'],
  ] as const) {
    expect(modes(from, to)[0], `${from} ${to}`).toBe('flight');
  }
});

describe('a place a day away from the gateway is reached by its own airport', () => {
  test.each([
    ['coron-kayangan-lake', 'USU'],
    ['el-nido', 'ENI'],
    ['puerto-princesa-underground-river', 'PPS'],
    ['siargao-cloud-9', 'IAO'],
    ['little-corn-island', 'RNI'],
    ['kgari-fraser-island', 'HVB'],
    ['whitehaven-beach', 'PPP'],
    ['kinabatangan-river', 'SDK'],
    ['addo-elephant-park', 'PLZ'],
    ['ENI', 'ENI'],
  ])('%s: %s', (key, airport) => {
    expect(router.nearestGateway(key)).toBe(airport);
    if (key === airport) return;
    const flight = router.options('FRA', key).find(({ type }) => type === 'flight')?.flight;
    expect(flight?.destination).toBe(airport);
  });

  test.each([
    ['chocolate-hills-bohol', 'CEB'],
    ['moalboal-sardine-run', 'CEB'],
    ['ometepe-island', 'MGA'],
    ['gili-trawangan', 'LOP'],
    ['kruger-skukuza', 'JNB'],
  ])('%s, nearer to the gateway, by the gateway: %s', (key, airport) => {
    expect(router.nearestGateway(key)).toBe(airport);
  });

  test('without a nearer airport the gateway beyond the sea remains', () => {
    const other = createRouter({
      experiences,
      airports: allAirports,
      transport: [factsOf('philippines')],
      networks: networks.map(withoutFlights),
    });
    expect(other.nearestGateway('siargao-cloud-9')).toBe('CEB');
  });
});

const withoutFlights = (network: Network): Network => ({ ...network, flights: [] });

/** Places of the islands below. */
const ON_THE_ISLAND = new Set(['puerto-galera', 'dumaguete-apo-island', 'big-corn-island']);

test('islands get no road over water', () => {
  const key = '0197c9a0-0000-7000-8000-0000000000a1';
  for (const [name, country, at] of [
    ['Puerto Galera on Mindoro', 'philippines', [120.96, 13.45]],
    ['Iloilo on Panay', 'philippines', [122.56, 10.75]],
    ['Bacolod on Negros', 'philippines', [122.97, 10.65]],
    ['Ormoc on Leyte', 'philippines', [124.62, 11.03]],
    ['Butuan on Mindanao', 'philippines', [125.53, 8.93]],
    ['Big Corn', 'nicaragua', [-83.06, 12.17]],
  ] as const) {
    const own = { key, country_key: country, location: { coordinates: [at[0], at[1]] as [number, number] } };
    const routed = createRouter({ ...facts, experiences: [...experiences, own] });
    const beyond = keysOf(country).filter((other) => !ON_THE_ISLAND.has(other));
    const roads = beyond.filter((other) =>
      [...routed.options(key, other), ...routed.options(other, key)].some(({ type }) => ROAD.has(type)),
    );
    expect(roads, `from ${name}`).toEqual([]);
  }
});
