import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { greatCircleKm, type LonLat } from '../../../../src/model/place/geo.ts';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
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
import {
  allAirports,
  airports,
  experiences,
  factsOf,
  keysOf,
  networkOf,
  networks,
  transport,
} from './real-facts.ts';
import { townRouter } from './reference-journeys.ts';

const router = townRouter;
/** All pairs of 26 countries and their neighbours, on a busy machine too. */
vi.setConfig({ testTimeout: 300_000 });
const countryOf = new Map(experiences.map(({ key, country_key }) => [key, country_key]));
const at = new Map<string, LonLat>(
  [...experiences, ...allAirports].map(({ key, location }) => [key, location.coordinates]),
);
for (const { key, nodes } of networks) for (const node of nodes) at.set(`town-${key}-${node.id}`, node.at);

const ROAD = new Set(['bus', 'rental', 'private', 'taxi', 'ride-hailing']);
const ORDINARY = new Set([
  'bus/',
  'rental/rental',
  'taxi/',
  'ride-hailing/car',
  'ride-hailing/tuk-tuk',
  'ferry/bus',
  'ferry/rental',
]);

/** Experiences and airports of a country. */
const placesOf = (country: string) =>
  [...experiences, ...allAirports].filter((row) => row.country_key === country).map((row) => row.key);
/** Every pair of a place with those of its own country and of the neighbours, and the airports of both. */
function neighborsOf(key: string, country = countryOf.get(key) ?? ''): string[] {
  const countries = new Set([country, ...factsOf(country).neighbours]);
  return [...experiences, ...allAirports]
    .filter((row) => row.key !== key && row.country_key !== null && countries.has(row.country_key))
    .map((row) => row.key);
}
const modeOf = ({ type, drivingType }: ConnectionOption) => `${type}${drivingType ? `/${drivingType}` : ''}`;
const modes = (from: string, to: string) => router.options(from, to).map(modeOf);
const bothWays = (one: string, other: string) => [...modes(one, other), ...modes(other, one)];
const bothOptions = (one: string, other: string) => [
  ...router.options(one, other),
  ...router.options(other, one),
];
const isRoad = (mode: string) => ROAD.has(mode.split('/')[0] ?? '');
const kmBetween = (one: string, other: string) => greatCircleKm(at.get(one)!, at.get(other)!);

/** Lists of the editors of the networks: ids are experiences or nodes, with the reason. */
const accessSchema = z.record(
  z.string(),
  z.partialRecord(
    z.enum(['roadless', 'carFree', 'fourByFour', 'guided', 'closedSeason']),
    z.record(z.string(), z.unknown()),
  ),
);
const access = accessSchema.parse(
  JSON.parse(readFileSync('tests/worker/engine/transport/access.json', 'utf8')),
);
type Kind = 'roadless' | 'carFree' | 'fourByFour' | 'guided' | 'closedSeason';
const listed = (kind: Kind) =>
  Object.entries(access).flatMap(([country, lists]) =>
    Object.entries(lists[kind] ?? {}).map(([id, reason]) => ({ country, id, reason: String(reason) })),
  );
/** An experience, or the placeholder at a node. */
function keyOf({ country, id }: { country: string; id: string }): string {
  const key = countryOf.has(id) ? id : `town-${country}-${id}`;
  if (!at.has(key)) throw new Error(`${country}: ${id} is neither an experience nor a node`);
  return key;
}

describe('places without a road', () => {
  test.each(Object.entries(ROADLESS))('%s: %s', (key) => {
    // The airport of the same island aside.
    const isAirportBeside = (other: string) =>
      allAirports.some((airport) => airport.key === other) && kmBetween(key, other) < 30;
    const others = neighborsOf(key).filter((other) => !isAirportBeside(other));
    expect(others.filter((other) => bothWays(key, other).some(isRoad))).toEqual([]);
  });

  test.each(ISLANDS.map((keys) => [keys.join(', '), keys] as const))('the land of %s', (_name, keys) => {
    const mainland = keysOf(countryOf.get(keys[0]!)!).filter((key) => !keys.includes(key));
    const joined = keys.flatMap((key) => mainland.filter((other) => bothWays(key, other).some(isRoad)));
    expect(joined).toEqual([]);
  });

  /** Half an hour on foot with the luggage from where the cars stop. */
  const ON_FOOT = new Set(['batad', 'venice']);

  /** Islands with roads of their own, whose places stand in ISLANDS. */
  const WITH_ROADS = new Set(ISLANDS.flat());

  test.each(listed('roadless').filter(({ id }) => !ON_FOOT.has(id) && !WITH_ROADS.has(id)))(
    '$country, $id: $reason',
    (row) => {
      const key = keyOf(row);
      // Other places of the same island aside.
      const others = neighborsOf(key, row.country).filter((other) => kmBetween(key, other) > 40);
      expect(others.filter((other) => bothWays(key, other).some(isRoad))).toEqual([]);
      expect(others.length).toBeGreaterThan(5);
    },
  );
});

describe('places closed to cars', () => {
  /** Roads end above the village. */
  const PARKED = new Set(['vernazza']);

  test.each(listed('carFree').filter(({ id }) => !PARKED.has(id)))(
    '$country, $id: $reason',
    ({ country, id }) => {
      const { places, nodes, edges } = networkOf(country);
      const place = places[id];
      const node = place?.node ?? id;
      expect(nodes.map((one) => one.id)).toContain(node);
      const roads = edges.filter(({ from, to }) => from === node || to === node);
      expect(place?.carFree === true || roads.length === 0).toBe(true);
    },
  );

  test('beyond a walk no car is offered', () => {
    for (const { key, places } of networks) {
      for (const [id, { carFree, spurKm = 0 }] of Object.entries(places)) {
        if (!carFree || spurKm <= 5) continue;
        const wrong = placesOf(key).filter((other) =>
          bothWays(id, other).some((mode) => isRoad(mode) && !mode.startsWith('bus')),
        );
        expect(wrong, `to ${id}`).toEqual([]);
      }
    }
  });
});

function ordinaryTo(key: string, country: string): string[] {
  const hints = new Set(['transport.hint.four-by-four', 'transport.hint.guided']);
  // Those at the end of the same track aside, such as an airstrip in the park.
  const others = neighborsOf(key, country).filter((other) => kmBetween(key, other) > 8);
  return others.flatMap((other) =>
    bothOptions(key, other)
      .filter((option) => {
        const hinted =
          (option.type !== 'rental' && option.type !== 'private') || hints.has(option.hint ?? '');
        return !hinted || ORDINARY.has(`${option.type}/${option.drivingType ?? ''}`);
      })
      .map(({ type }) => `${other}: ${type}`),
  );
}

describe('only with four-wheel drive', () => {
  test.each(FOUR_BY_FOUR)('no bus and no ordinary car to %s', (key) => {
    expect(ordinaryTo(key, countryOf.get(key)!)).toEqual([]);
    expect(neighborsOf(key).some((other) => modes(key, other).length > 0)).toBe(true);
  });

  /** Reached on foot along the beach from Sirena, too. */
  const WALKED = new Set(['carate']);

  test.each(listed('fourByFour').filter(({ id }) => !WALKED.has(id)))('$country, $id: $reason', (row) => {
    expect(ordinaryTo(keyOf(row), row.country)).toEqual([]);
  });
});

describe('only with a guide or shuttle', () => {
  /** Ways that end before the guided part, or where the shuttle is the way. */
  const ENDS_BEFORE: Record<string, string> = {
    'mount-kenya-point-lenana': 'at the Sirimon gate',
    'preah-vihear-temple': 'at the foot of the hill, where the pick-ups wait',
    kamikochi: 'the shuttle bus; in its months',
  };

  test.each(listed('guided').filter(({ id }) => !Object.hasOwn(ENDS_BEFORE, id)))(
    '$country, $id: $reason',
    (row) => {
      const key = keyOf(row);
      const hints = new Set(['transport.hint.four-by-four', 'transport.hint.guided']);
      const cars = neighborsOf(key, row.country).flatMap((other) =>
        bothOptions(key, other).filter((option) => isRoad(modeOf(option)) && !hints.has(option.hint ?? '')),
      );
      expect(cars.map(modeOf)).toEqual([]);
    },
  );
});

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Months in which one gets there, written apart from the networks. */
const OPEN: readonly [country: string, id: string, months: readonly number[]][] = [
  ['botswana', 'kubu-island', [5, 6, 7, 8, 9, 10, 11]],
  ['costa-rica', 'corcovado-sirena', MONTHS.filter((month) => month !== 10)],
  ['croatia', 'lokrum', [4, 5, 6, 7, 8, 9, 10, 11]],
  ['italy', 'tre-cime-dolomites', [6, 7, 8, 9, 10]],
  ['japan', 'mount-fuji', [4, 5, 6, 7, 8, 9, 10, 11]],
  ['japan', 'kamikochi', [4, 5, 6, 7, 8, 9, 10, 11]],
  ['malaysia', 'perhentian-islands', [3, 4, 5, 6, 7, 8, 9, 10]],
  ['malaysia', 'redang', [3, 4, 5, 6, 7, 8, 9, 10]],
  ['malaysia', 'kapas', [3, 4, 5, 6, 7, 8, 9, 10]],
  ['malaysia', 'tioman', [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['thailand', 'maya-bay-phi-phi', MONTHS.filter((month) => month !== 8 && month !== 9)],
  ['vietnam', 'cu-lao-cham', [3, 4, 5, 6, 7, 8, 9]],
];

describe('closed for a season', () => {
  test('every list is known', () => {
    const ids = OPEN.map(([country, id]) => `${country} ${id}`);
    const known = (id: string) => ids.some((one) => one === id || one.startsWith(`${id}-`));
    expect(
      listed('closedSeason')
        .map(({ country, id }) => `${country} ${id}`)
        .filter((id) => !known(id)),
    ).toEqual([]);
  });

  test.each(OPEN)('%s, %s: all ways there only in the months %j', (country, id, months) => {
    const key = keyOf({ country, id });
    const options = neighborsOf(key, country).flatMap((other) =>
      // Those of the same island aside.
      kmBetween(key, other) < 15 ? [] : bothOptions(key, other).map((option) => ({ other, option })),
    );
    expect(options.length).toBeGreaterThan(5);
    const wrong = options.filter(({ option }) =>
      (option.months ?? MONTHS).some((month) => !months.includes(month)),
    );
    expect(
      wrong.map(({ other, option }) => `${other}: ${modeOf(option)} ${option.months?.join() ?? ''}`),
    ).toEqual([]);
  });
});

describe('trains', () => {
  const stationsOf = (country: string) => networkOf(country).rail?.stations ?? [];

  test.each(Object.entries(STATIONS))('%s has the stations that are known', (country, stations) => {
    const missing = stations.filter((station) =>
      stationsOf(country).every(({ at: point }) => greatCircleKm(station, point) > 6),
    );
    expect(missing).toEqual([]);
  });

  test('without a bus or boat go only between places with a station within 25 km, and airports with one within 45 km', () => {
    const far: string[] = [];
    for (const { key: country } of transport) {
      const ids = placesOf(country);
      const near = new Set(
        ids.filter((id) =>
          stationsOf(country).some(
            ({ at: point }) =>
              greatCircleKm(point, at.get(id)!) <= (allAirports.some(({ key }) => key === id) ? 45 : 25),
          ),
        ),
      );
      for (const from of ids) {
        for (const to of ids) {
          // Trains run both ways.
          const train = from < to && router.options(from, to).find((option) => modeOf(option) === 'train');
          if (!train || [from, to].some((id) => RAIL_ONLY.includes(id))) continue;
          const ends = [
            { id: from, leg: train.legs?.[0] },
            { id: to, leg: train.legs?.at(-1) },
          ].filter(({ id, leg }) => !near.has(id) && (leg?.type ?? 'Train') === 'Train');
          far.push(...ends.map(({ id }) => `${from} ${to}: ${id}`));
        }
      }
    }
    expect(far).toEqual([]);
  });
});

test('a domestic flight is one of the network, and none of those that do not exist', () => {
  let seen = 0;
  for (const { key: country, flights = [] } of networks) {
    const routes = new Set(flights.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]));
    const codes = new Set(flights.flatMap(({ from, to }) => [from, to]));
    const fliesBetween = (one: string, other: string) => routes.has(`${one}-${other}`);
    const ids = placesOf(country);
    for (const from of ids) {
      for (const to of ids) {
        for (const { flight, type, hint } of router.options(from, to)) {
          if (type !== 'flight') continue;
          seen += 1;
          const { origin = '', destination = '' } = flight ?? {};
          const names = [`${origin}-${destination}`, `${destination}-${origin}`];
          const changes = hint === 'transport.hint.change';
          // By one airport or two.
          const isRoute = changes
            ? [...codes].some(
                (first) =>
                  fliesBetween(origin, first) &&
                  (fliesBetween(first, destination) ||
                    [...codes].some((last) => fliesBetween(first, last) && fliesBetween(last, destination))),
              )
            : fliesBetween(origin, destination);
          expect(isRoute, `${from} ${to}: ${names[0]}`).toBe(true);
          expect(
            NO_ROUTE.filter((name) => !changes && names.includes(name)),
            `${from} ${to}`,
          ).toEqual([]);
          expect(WITHOUT_DOMESTIC_FLIGHTS.filter((code) => code === origin || code === destination)).toEqual(
            [],
          );
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(1000);
});

test.each([
  ['table-mountain', 'robben-island'],
  ['CNS', 'whitehaven-beach'],
])('%s to %s: a boat that the price of the place holds is not paid twice', (from, to) => {
  const island = experiences.find(({ key }) => key === to)!;
  const { places, crossings = [] } = networkOf(island.country_key);
  const boats = crossings.filter(({ from: one, to: other }) => [one, other].includes(places[to]!.node));
  expect(modes(from, to).some((mode) => mode.startsWith('ferry'))).toBe(true);
  expect(boats.length).toBeGreaterThan(0);
  expect(boats.map(({ fareUsd }) => fareUsd).filter((fareUsd) => fareUsd > 0)).toEqual([]);
  expect(island.price).toBeGreaterThan(30);
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
    expect(modes('dubrovnik-old-town', 'amalfi-coast').some((mode) => mode.startsWith('ferry'))).toBe(true);
  });

  test.each([
    ['katima-mulilo-zambezi', 'chobe-riverfront', 'rental/rental'],
    ['vientiane-pha-that-luang', 'sukhothai', 'bus'],
    ['cai-rang-mekong-delta', 'phnom-penh-royal-palace', 'bus'],
    ['LIR', 'san-juan-del-sur', 'bus'],
    ['amboseli-national-park', 'tarangire', 'private'],
    ['venice', 'rovinj', 'bus'],
    ['munich-marienplatz', 'venice', 'bus'],
    ['zagreb', 'munich-marienplatz', 'bus'],
    ['busan-gamcheon', 'hiroshima-peace-memorial', 'ferry/bus'],
  ] as const)('from %s to %s an open border is crossed by land: %s', (from, to, mode) => {
    expect(modes(from, to)).toContain(mode);
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
    ['angkor-wat', 'bangkok-grand-palace', 'bus'],
  ])('%s to %s: no %s', (from, to, mode) => {
    expect(bothWays(from, to)).not.toContain(mode);
  });

  test.each([
    ['cusco', 'machu-picchu', 'train'],
    ['table-mountain', 'robben-island', 'ferry/bus'],
    ['KBV', 'railay-beach', 'ferry/bus'],
    ['chobe-riverfront', 'savuti-marsh', 'rental/4x4'],
    ['hiroshima-peace-memorial', 'miyajima-itsukushima', 'train'],
    ['vinicunca-rainbow-mountain', 'nazca-lines', 'bus'],
    ['hiroshima-peace-memorial', 'miyajima-itsukushima', 'ferry'],
    ['split-diocletians-palace', 'hvar-town', 'ferry'],
    ['zanzibar-stone-town', 'tarangire', 'ferry/private'],
    ['mount-etna', 'rome-colosseum', 'ferry/bus'],
    ['seoul-changdeokgung', 'hallasan', 'ferry/bus'],
    ['MBA', 'diani-beach', 'rental/rental'],
    ['chobe-riverfront', 'tsodilo-hills', 'rental/4x4'],
  ])('%s to %s by %s, beside whatever flies', (from, to, mode) => {
    expect(bothWays(from, to)).toContain(mode);
  });

  test('pairs without a known connection', () => {
    expect(router.options('angkor-wat', 'preah-vihear-temple')).toEqual([]);
  });

  test('a flight from abroad ends at an international airport, or one with flights to one', () => {
    for (const airport of airports) {
      const facts = transport.find(({ key }) => key === airport.country_key);
      if (!facts || airport.country_key === 'germany') continue;
      const { flights = [] } = networkOf(facts.key);
      for (const { flight } of router.options('FRA', airport.key)) {
        if (!flight) continue;
        const served = flights.some(({ from, to }) => {
          const ends = [from, to];
          return ends.includes(flight.destination) && ends.some((code) => facts.gateways.includes(code));
        });
        expect(facts.gateways.includes(flight.destination) || served, `from abroad to ${airport.key}`).toBe(
          true,
        );
      }
    }
  });
});

describe('what is an estimate', () => {
  test('flights from abroad, and ways over roads or borders that are', () => {
    const option = router.options('FRA', 'windhoek').find(({ type }) => type === 'flight');
    expect(option?.estimated).toBe(true);
  });

  test('a way whose every road is known is none; one with an estimated road is', () => {
    let [sure, guessed] = [0, 0];
    for (const { key, edges, crossings = [] } of networks) {
      const isAllKnown = [...edges, ...crossings].every(({ estimated }) => estimated !== true);
      for (const from of keysOf(key)) {
        for (const to of keysOf(key)) {
          const ground = router.options(from, to).filter(({ type }) => type !== 'flight');
          sure += ground.filter(({ estimated }) => estimated === false).length;
          guessed += ground.filter(({ estimated }) => estimated === true).length;
          const wrong = isAllKnown ? ground.filter(({ estimated }) => estimated === true) : [];
          expect(wrong, `${from} ${to}`).toEqual([]);
        }
      }
    }
    expect(sure).toBeGreaterThan(guessed);
    expect(guessed).toBeGreaterThan(0);
  });

  test.each([
    ['nong-khiaw', 'vientiane-pha-that-luang', 'Bus Train'],
    ['trang-an-ninh-binh', 'phong-nha', 'Train Bus'],
    ['hue-imperial-city', 'hoi-an', 'Train Bus'],
    ['hoi-an', 'trang-an-ninh-binh', 'Bus Train'],
    ['mount-bromo', 'borobudur', 'Bus Train Bus'],
    ['taipei-101', 'sun-moon-lake', 'Train Train Bus'],
    ['jiufen-old-street', 'alishan-forest', 'Train Train Bus'],
    ['NRT', 'shirakawa-go', 'Train Train Bus'],
    ['nara-park', 'mount-fuji', 'Train Train Bus'],
    ['kuala-lumpur-petronas', 'george-town-penang', 'Train Ferry'],
    ['kyoto-fushimi-inari', 'miyajima-itsukushima', 'Train Train Train Ferry'],
    ['pompeii', 'amalfi-coast', 'Train Bus'],
    ['rome-colosseum', 'amalfi-coast', 'Train Bus'],
  ])('%s to %s by %s', (from, to, legs) => {
    const train = router.options(from, to).find(({ type }) => type === 'train');
    expect(train?.legs?.map(({ type }) => type).join(' ')).toBe(legs);
  });
});
