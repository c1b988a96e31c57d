import { describe, expect, test, vi } from 'vitest';
import { greatCircleKm, type LonLat } from '../../../../src/model/place/geo.ts';
import {
  CLOSED,
  FOUR_BY_FOUR,
  ISLANDS,
  NO_ROUTE,
  RAIL_ONLY,
  ROADLESS,
  STATIONS,
  WITHOUT_DOMESTIC_FLIGHTS,
} from './access-lists.ts';
import { airports, experiences, factsOf, freshRouter, keysOf, transport } from './real-facts.ts';

const router = freshRouter();
/** All pairs of 26 countries and their neighbours, on a busy machine too. */
vi.setConfig({ testTimeout: 120_000 });
const countryOf = new Map(experiences.map(({ key, country_key }) => [key, country_key]));
const at = new Map<string, LonLat>(
  [...experiences, ...airports].map(({ key, location }) => [key, location.coordinates]),
);
const ROAD = new Set(['bus', 'rental', 'private', 'taxi', 'ride-hailing']);

/** Every pair of a place with those of its own country and of the neighbours, and the airports of both. */
function neighborsOf(key: string): string[] {
  const country = countryOf.get(key) ?? '';
  const countries = new Set([country, ...factsOf(country).neighbours]);
  return [...experiences, ...airports]
    .filter((row) => row.key !== key && row.country_key !== null && countries.has(row.country_key))
    .map((row) => row.key);
}
const modes = (from: string, to: string) =>
  router.options(from, to).map(({ type, drivingType }) => `${type}${drivingType ? `/${drivingType}` : ''}`);
const bothWays = (one: string, other: string) => [...modes(one, other), ...modes(other, one)];
const isRoad = (mode: string) => ROAD.has(mode.split('/')[0] ?? '');

describe('places without a road', () => {
  test.each(Object.entries(ROADLESS))('%s: %s', (key) => {
    // The airport of the same island aside.
    const isAirportBeside = (other: string) =>
      airports.some((airport) => airport.key === other) && greatCircleKm(at.get(key)!, at.get(other)!) < 30;
    const others = neighborsOf(key).filter((other) => !isAirportBeside(other));
    expect(others.filter((other) => bothWays(key, other).some(isRoad))).toEqual([]);
  });

  test.each(ISLANDS.map((keys) => [keys.join(', '), keys] as const))('the land of %s', (_name, keys) => {
    const mainland = keysOf(countryOf.get(keys[0]!)!).filter((key) => !keys.includes(key));
    const joined = keys.flatMap((key) => mainland.filter((other) => bothWays(key, other).some(isRoad)));
    expect(joined).toEqual([]);
  });
});

test.each(FOUR_BY_FOUR)('no bus and no ordinary car to %s', (key) => {
  const ordinary = new Set([
    'bus/',
    'rental/rental',
    'taxi/',
    'ride-hailing/car',
    'ride-hailing/tuk-tuk',
    'ferry/bus',
  ]);
  const hints = new Set(['transport.hint.four-by-four', 'transport.hint.guided']);
  const wrong = neighborsOf(key).flatMap((other) =>
    [...router.options(key, other), ...router.options(other, key)]
      .filter(({ type, drivingType, hint }) => {
        const hinted = (type !== 'rental' && type !== 'private') || hints.has(hint ?? '');
        return !hinted || ordinary.has(`${type}/${drivingType ?? ''}`);
      })
      .map(({ type }) => `${other}: ${type}`),
  );
  expect(wrong).toEqual([]);
});

test('a train goes only between two stations', () => {
  for (const { key: country, network } of transport) {
    if (network) continue;
    const ids = [
      ...keysOf(country),
      ...airports.filter((one) => one.country_key === country).map(({ key }) => key),
    ];
    const isNear = (id: string) =>
      (STATIONS[country] ?? []).some((station) => greatCircleKm(station, at.get(id)!) <= 20);
    for (const from of ids) {
      for (const to of ids) {
        if (!modes(from, to).includes('train') || [from, to].some((id) => RAIL_ONLY.includes(id))) continue;
        expect(
          [from, to].filter((id) => !isNear(id)),
          `${from} ${to}`,
        ).toEqual([]);
      }
    }
  }
});

test('a domestic flight is one of the known routes, and none of those that do not exist', () => {
  for (const { key: country, network, known, flights = [] } of transport) {
    const routes = new Set([...(known?.routes ?? []), ...flights.map(({ from, to }) => `${from}-${to}`)]);
    const ids = network
      ? keysOf(country)
      : [...keysOf(country), ...airports.filter((one) => one.country_key === country).map(({ key }) => key)];
    for (const from of ids) {
      for (const to of ids) {
        for (const { flight, type } of router.options(from, to)) {
          if (type !== 'flight') continue;
          const { origin = '', destination = '' } = flight ?? {};
          const names = [`${origin}-${destination}`, `${destination}-${origin}`];
          expect(
            names.some((name) => routes.has(name)),
            `${from} ${to}: ${names[0]}`,
          ).toBe(true);
          expect(
            NO_ROUTE.filter((name) => names.includes(name)),
            `${from} ${to}`,
          ).toEqual([]);
          expect(WITHOUT_DOMESTIC_FLIGHTS.filter((code) => code === origin || code === destination)).toEqual(
            [],
          );
        }
      }
    }
  }
});

test('every route joins two airports of the catalogue, and none is written twice', () => {
  const codes = new Set(airports.filter(({ scheduled }) => scheduled).map(({ key }) => key));
  const routes = transport.flatMap(({ known }) => known?.routes ?? []);
  expect(routes.flatMap((route) => route.split('-')).filter((code) => !codes.has(code))).toEqual([]);
  const names = routes.map((route) => route.split('-').sort().join('-'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every key of the facts exists', () => {
  const ids = new Set([...experiences, ...airports].map(({ key }) => key));
  for (const { islands = {}, known = {} } of transport) {
    const { fourByFour = [], noBus = [], carFree = [], stations = [], via = {} } = known;
    const named = [...fourByFour, ...noBus, ...carFree, ...stations.flat(), ...Object.values(islands).flat()];
    expect(
      [...named, ...Object.keys(via).flatMap((name) => name.split('_'))].filter((id) => !ids.has(id)),
    ).toEqual([]);
    const ends = (known.crossings ?? []).flatMap(({ from, to }) => [from.island, to.island]);
    expect(ends.filter((name) => name !== undefined && name !== 'sumbawa' && !(name in islands))).toEqual([]);
  }
});

describe('borders', () => {
  test.each(CLOSED)('%s and %s have no connection by land', (one, other) => {
    for (const from of keysOf(one)) {
      for (const to of keysOf(other)) {
        expect(
          bothWays(from, to).filter((mode) => mode !== 'flight'),
          `${from} ${to}`,
        ).toEqual([]);
      }
    }
  });

  test('a connection by land over a border is never shorter than by the nearest crossing', () => {
    // Dubrovnik and Amalfi face each other over the Adriatic: by ferry, or round by Trieste.
    for (const from of keysOf('croatia')) {
      for (const to of keysOf('italy')) {
        for (const option of router.options(from, to)) {
          if (!ROAD.has(option.type)) continue;
          const trieste: LonLat = [13.86, 45.61];
          const km = greatCircleKm(at.get(from)!, trieste) + greatCircleKm(trieste, at.get(to)!);
          expect((option.distance ?? 0) / 1000, `${from} ${to}`).toBeGreaterThanOrEqual(km * 0.99);
        }
      }
    }
    expect(modes('dubrovnik-old-town', 'amalfi-coast')).not.toContain('bus');
    expect(modes('dubrovnik-old-town', 'amalfi-coast').some((mode) => mode.startsWith('ferry'))).toBe(true);
  });

  test('open borders are crossed by land', () => {
    for (const [from, to, mode] of [
      ['katima-mulilo-zambezi', 'chobe-riverfront', 'rental/rental'],
      ['vientiane-pha-that-luang', 'sukhothai', 'bus'],
      ['cai-rang-mekong-delta', 'phnom-penh-royal-palace', 'bus'],
      ['rio-celeste', 'san-juan-del-sur', 'bus'],
      ['amboseli-national-park', 'tarangire', 'private'],
      ['venice', 'rovinj', 'bus'],
      ['munich-marienplatz', 'venice', 'bus'],
      ['zagreb', 'munich-marienplatz', 'bus'],
      ['busan-gamcheon', 'hiroshima-peace-memorial', 'ferry/bus'],
    ] as const) {
      expect(modes(from, to), `${from} ${to}`).toContain(mode);
    }
  });
});

test('connections over a border are symmetric', () => {
  const unlike = experiences.flatMap(({ key, country_key }) =>
    neighborsOf(key).filter(
      (other) =>
        countryOf.get(other) !== undefined &&
        countryOf.get(other) !== country_key &&
        modes(key, other).sort().join() !== modes(other, key).sort().join(),
    ),
  );
  expect(unlike).toEqual([]);
});

describe('reported examples', () => {
  test.each([
    ['cusco', 'machu-picchu', 'bus'],
    ['fes-medina', 'merzouga-erg-chebbi', 'train'],
    ['table-mountain', 'cape-of-good-hope', 'ferry'],
    ['chobe-riverfront', 'savuti-marsh', 'bus'],
    ['chobe-riverfront', 'savuti-marsh', 'rental/rental'],
    ['dubrovnik-old-town', 'amalfi-coast', 'bus'],
    ['borobudur', 'mount-bromo', 'train'],
    ['tokyo-shibuya', 'shirakawa-go', 'train'],
    ['ayutthaya', 'sukhothai', 'train'],
    ['angkor-wat', 'bangkok-grand-palace', 'bus'],
  ])('%s to %s: no %s', (from, to, mode) => {
    expect(bothWays(from, to)).not.toContain(mode);
  });

  test.each([
    ['cusco', 'machu-picchu', 'train'],
    ['table-mountain', 'robben-island', 'ferry/bus'],
    ['KBV', 'railay-beach', 'ferry/bus'],
    ['chobe-riverfront', 'savuti-marsh', 'rental/4x4'],
    ['hiroshima-peace-memorial', 'miyajima-itsukushima', 'ferry/bus'],
    ['split-diocletians-palace', 'hvar-town', 'ferry/bus'],
    ['zanzibar-stone-town', 'tarangire', 'ferry/private'],
    ['mount-etna', 'rome-colosseum', 'ferry/bus'],
    ['seoul-changdeokgung', 'hallasan', 'ferry/bus'],
  ])('%s to %s by %s, beside whatever flies', (from, to, mode) => {
    expect(bothWays(from, to)).toContain(mode);
  });

  test('pairs without a known connection', () => {
    expect(router.options('borobudur', 'raja-ampat-piaynemo')).toEqual([]);
    expect(router.options('SOQ', 'ubud')).toEqual([]);
  });

  test('a flight from abroad ends at an international airport', () => {
    for (const airport of airports) {
      const facts = transport.find(({ key }) => key === airport.country_key);
      if (!facts?.known || facts.network) continue;
      for (const { flight } of router.options('FRA', airport.key)) {
        if (!flight || airport.country_key === 'germany') continue;
        const served = (facts.known.routes ?? []).some((route) => {
          const ends = route.split('-');
          return ends.includes(flight.destination) && ends.some((code) => facts.gateways.includes(code));
        });
        expect(facts.gateways.includes(flight.destination) || served, `from abroad to ${airport.key}`).toBe(
          true,
        );
      }
    }
  });
});

test('outside the networks and over borders everything is an estimate', () => {
  const ids = experiences.filter(({ country_key }) => !factsOf(country_key).network).map(({ key }) => key);
  for (const from of ids) {
    for (const to of neighborsOf(from)) {
      expect(
        router.options(from, to).filter(({ estimated }) => estimated !== true),
        `${from} ${to}`,
      ).toEqual([]);
    }
  }
});
