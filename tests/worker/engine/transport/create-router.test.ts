import { describe, expect, test } from 'vitest';
import { connectionOptionSchema } from '../../../../src/model/schemas/connection-option.ts';
import { greatCircleKm } from '../../../../src/model/place/geo.ts';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { airports, experiences, facts, freshRouter, keysOf, transport } from './real-facts.ts';

const router = freshRouter();
const typesOf = (from: string, to: string) =>
  router.options(from, to).map(({ type, drivingType }) => (drivingType ? `${type}/${drivingType}` : type));
const measures = (from: string, to: string) =>
  router.options(from, to).map(({ key, distance, duration, price }) => ({ key, distance, duration, price }));
const first = (from: string, to: string) => {
  const option = router.options(from, to)[0];
  if (!option) throw new Error(`no way from ${from} to ${to}`);
  return option;
};

describe.each(['namibia', 'sri-lanka'])('any two experiences of %s', (country) => {
  const keys = keysOf(country);
  const pairs = keys.flatMap((from, index) => keys.slice(index + 1).map((to) => [from, to] as const));

  test('have an option that fits the schema, with unique keys', () => {
    for (const [from, to] of pairs) {
      const options = router.options(from, to);
      expect(options.length, `${from}_${to}`).toBeGreaterThan(0);
      for (const option of options) expect(connectionOptionSchema.safeParse(option).success).toBe(true);
      const optionKeys = options.map(({ key }) => key);
      expect(new Set(optionKeys).size, `${from}_${to}`).toBe(options.length);
      expect(optionKeys.every((key) => !key?.includes('_'))).toBe(true);
    }
  });

  test('lie equally far apart in both directions, by the same keys', () => {
    for (const [from, to] of pairs) expect(measures(from, to), `${from}_${to}`).toEqual(measures(to, from));
  });

  test('are never shorter by road than the straight line, except for spurs that end at a gate', () => {
    const at = new Map(experiences.map(({ key, location }) => [key, location.coordinates]));
    for (const [from, to] of pairs) {
      const straightKm = greatCircleKm(at.get(from)!, at.get(to)!);
      expect(router.path(from, to)?.km ?? 0, `${from}_${to}`).toBeGreaterThan(straightKm * 0.97 - 8);
    }
  });

  test('have a line on the map from one to the other', () => {
    const at = new Map(experiences.map(({ key, location }) => [key, location.coordinates]));
    for (const [from, to] of pairs) {
      const line = router.path(from, to)?.line ?? [];
      expect(line.length, `${from}_${to}`).toBeGreaterThan(1);
      expect(greatCircleKm(line[0]!, at.get(from)!), `${from}_${to}`).toBeLessThan(5);
      expect(greatCircleKm(line.at(-1)!, at.get(to)!), `${from}_${to}`).toBeLessThan(5);
    }
  });
});

describe('the first option is the usual one', () => {
  test.each([
    ['windhoek', 'swakopmund', 'rental', 'Namibia is driven'],
    ['windhoek', 'katima-mulilo-zambezi', 'rental', 'however far'],
    ['kandy-temple-of-the-tooth', 'ella', 'train', 'the best-known ride'],
    ['colombo-fort-pettah', 'kandy-temple-of-the-tooth', 'train', 'as fast as the road'],
    ['anuradhapura', 'jaffna', 'train', 'faster than the road'],
    ['sigiriya', 'trincomalee-koneswaram', 'bus', 'no rails'],
    ['ella', 'yala-national-park', 'private', 'no bus goes to the gate'],
    ['sigiriya', 'dambulla-cave-temple', 'ride-hailing', 'a tuk-tuk for 20 km'],
    ['sigiriya', 'pidurangala-rock', 'walking', 'next to each other'],
    ['jaffna', 'delft-island', 'ferry', 'an island'],
    ['FRA', 'WDH', 'flight', 'another continent'],
  ])('%s to %s: %s, %s', (from, to, type) => {
    expect(first(from, to).type).toBe(type);
  });
});

describe('option texts', () => {
  test('a rental car has the rate of a day, and the fuel of the leg', () => {
    const [sedan, fourByFour] = router.options('windhoek', 'swakopmund');
    // 358 km at 8 and 12 l per 100 km, 1.20 USD a litre.
    expect(sedan).toMatchObject({
      type: 'rental',
      drivingType: 'rental',
      price: 50,
      perDay: 50,
      fuelPrice: 34.37,
      fuelUsdPerLitre: 1.2,
    });
    expect(fourByFour).toMatchObject({ drivingType: '4x4', price: 140, perDay: 140, fuelPrice: 51.55 });
  });

  test('an airport has buses, though its access road is long', () => {
    expect(typesOf('LIM', 'nazca-lines')).toContain('bus');
    expect(typesOf('MNL', 'vigan')).toContain('bus');
  });

  test('a bus takes the stops of its time factor, and no breaks of a driver', () => {
    // Manila to Vigan: about nine hours and a half by Partas.
    const bus = router.options('MNL', 'vigan').find(({ type }) => type === 'bus');
    const car = router.options('MNL', 'vigan').find(({ type }) => type === 'rental');
    expect(bus!.duration / 3600).toBeGreaterThan(8.5);
    expect(bus!.duration / 3600).toBeLessThan(11);
    const factor = transport.find(({ key }) => key === 'philippines')!.busTimeFactor;
    const wheelHours = car!.duration / 3600 / (1 + 10 / 120);
    expect(bus!.duration / 3600).toBeCloseTo(wheelHours * factor + 0.25, 0);
  });

  test('buses in Namibia run along B1, B2 and B8 only', () => {
    expect(typesOf('windhoek', 'swakopmund')).toContain('bus');
    expect(typesOf('windhoek', 'rundu-okavango')).toContain('bus');
    expect(typesOf('windhoek', 'sossusvlei')).not.toContain('bus');
    expect(typesOf('windhoek', 'luderitz')).not.toContain('bus');
    // 358 km at 5 cents.
    expect(router.options('windhoek', 'swakopmund').find(({ type }) => type === 'bus')?.price).toBe(17.9);
  });

  test('deep sand requires a 4x4, and a guided coast is marked', () => {
    expect(typesOf('katima-mulilo-zambezi', 'bwabwata-nambwa')).not.toContain('rental/rental');
    expect(first('walvis-bay-lagoon', 'sandwich-harbour').hint).toBe('transport.hint.guided');
    expect(first('sesriem-canyon', 'sossusvlei').hint).toBe('transport.hint.sand-shuttle');
  });

  test('a train names line, stations and legs, and warns of the slow upcountry line', () => {
    const train = first('kandy-temple-of-the-tooth', 'ella');
    expect(train).toMatchObject({
      line: { en: 'Main Line', de: 'Hauptlinie' },
      from: 'Kandy',
      to: 'Ella',
      legs: [{ type: 'Train', from: 'Kandy', to: 'Ella' }],
      hint: 'transport.hint.upcountry-rail',
      text: null,
      subtitle: null,
    });
    expect(train.duration / 3600).toBeGreaterThan(6.5);
    expect(train.duration / 3600).toBeLessThan(8);
  });

  test('Galle to Kandy by rail changes in Colombo', () => {
    const train = router
      .options('galle-fort', 'kandy-temple-of-the-tooth')
      .find(({ type }) => type === 'train');
    expect(train?.legs?.map(({ from, to }) => `${from}–${to}`)).toEqual([
      'Galle–Colombo Fort',
      'Colombo Fort–Kandy',
    ]);
  });

  test('a station is reached by tuk-tuk, whose time and fare are in the option', () => {
    const train = first('nuwara-eliya-tea', 'ella');
    expect(train.from).toBe('Nanu Oya');
    // 64 km of rail, 10.5 km to Nanu Oya station, 0.5 km from Ella's.
    expect(train.distance).toBe(75_000);
    // Half of the fares' band of 1 to 8, and 11 km at 40 cents.
    expect(train.price).toBeCloseTo(4.5 + 11 * 0.4, 1);
  });

  test('Delft is reached by boat only', () => {
    expect(new Set(router.options('jaffna', 'delft-island').map(({ type }) => type))).toEqual(
      new Set(['ferry']),
    );
  });

  test('an own place is on the island of its nearest place, with estimated connections', () => {
    const here = { country_key: 'sri-lanka', location: { coordinates: [79.69, 9.52] as [number, number] } };
    const beside = '0197c9a0-0000-7000-8000-0000000000a1';
    const offshore = '0197c9a0-0000-7000-8000-0000000000a2';
    const own = createRouter({
      ...facts,
      experiences: [
        ...experiences,
        { key: beside, ...here },
        { key: offshore, country_key: 'thailand', location: { coordinates: [99.84, 10.08] } },
      ],
    });
    // By the road network, to the node that lies nearest.
    expect(own.options(beside, 'kandy-temple-of-the-tooth').every(({ estimated }) => estimated)).toBe(true);
    expect(router.options('jaffna', 'kandy-temple-of-the-tooth').some(({ estimated }) => !estimated)).toBe(
      true,
    );
    // Beside Ko Tao, without a road to the mainland.
    expect(own.options(offshore, 'bangkok-grand-palace')).not.toEqual([]);
    expect(own.options(offshore, 'khao-sok').some(({ type }) => type === 'rental')).toBe(false);
  });

  test('links lead to search pages of providers without partner ids', () => {
    const hosts = new Set<string>();
    for (const country of ['namibia', 'sri-lanka']) {
      for (const from of keysOf(country)) {
        for (const to of keysOf(country)) {
          for (const { link } of router.options(from, to)) if (link) hosts.add(new URL(link).host);
        }
      }
    }
    expect([...hosts].sort()).toEqual([
      'pickme.lk',
      'seatreservation.railway.gov.lk',
      'www.discovercars.com',
      'www.getyourguide.com',
      'www.google.com',
      'www.rome2rio.com',
    ]);
  });

  test('a domestic flight leaves from the airports nearest by', () => {
    const flight = router.options('windhoek', 'katima-mulilo-zambezi').find(({ type }) => type === 'flight');
    expect(flight?.flight).toMatchObject({ origin: 'ERS', destination: 'MPA', round: false });
    expect(flight?.duration ?? 0).toBeLessThan(5 * 3600);
  });

  test.each([
    ['FRA', 'WDH', 11.3, 'non-stop, 8,110 km at 760 km/h and 0.6 h'],
    ['FRA', 'CMB', 13.2, '8,070 km and a stop'],
    ['JNB', 'WDH', 2.2, '1,180 km'],
  ])('%s to %s flies in about %d h: %s', (from, to, hours) => {
    const flight = first(from, to);
    expect(flight.estimated).toBe(true);
    expect(flight.duration / 3600).toBeCloseTo(hours, 0);
    expect(flight.flight?.deep_link).toContain(from);
  });
});

describe('beyond the planner countries', () => {
  test('gateways are scheduled airports of the country', () => {
    for (const { key, gateways } of transport) {
      const scheduled = airports.filter(({ country_key, scheduled: flies }) => country_key === key && flies);
      expect(
        gateways.filter((code) => !scheduled.some((airport) => airport.key === code)),
        `gateways of ${key}`,
      ).toEqual([]);
      expect(gateways.length, `gateways of ${key}`).toBeGreaterThan(0);
    }
  });

  test('another continent is reached by a flight between gateways', () => {
    const option = first('ella', 'windhoek');
    expect(option).toMatchObject({ type: 'flight', flight: { origin: 'CMB', destination: 'WDH' } });
  });

  test('an unknown id has no options', () => {
    expect(router.options('ella', 'atlantis')).toEqual([]);
    expect(router.options('ella', 'ella')).toEqual([]);
    expect(router.path('ella', 'atlantis')).toBeNull();
  });
});

describe('the nearest gateway', () => {
  test.each([
    ['ella', 'CMB'],
    ['jaffna', 'CMB'],
    ['windhoek', 'WDH'],
    ['etosha-okaukuejo', 'WDH'],
    ['swakopmund', 'WVB'],
    // Sydney lies a day and a ferry away; Hervey Bay, opposite the island, has flights to it.
    ['kgari-fraser-island', 'HVB'],
  ])('of %s is %s', (key, airport) => {
    expect(router.nearestGateway(key)).toBe(airport);
  });
});

describe('a table of all pairs', () => {
  test('contains the reverse direction only where it differs', () => {
    const table = router.table(['windhoek', 'solitaire', 'swakopmund', 'solitaire']);
    expect(Object.keys(table).sort()).toEqual([
      'solitaire_swakopmund',
      // The bus says where it leaves from.
      'swakopmund_windhoek',
      'windhoek_solitaire',
      'windhoek_swakopmund',
    ]);
  });

  test('is deterministic', () => {
    const keys = keysOf('sri-lanka').slice(0, 12);
    expect(freshRouter().table(keys)).toEqual(freshRouter().table(keys));
  });
});

test('is computed for fifty places in a fraction of a second of CPU time', () => {
  const keys = keysOf('sri-lanka').slice(0, 50);
  freshRouter().table(keys);
  const before = process.cpuUsage();
  freshRouter().table(keys);
  const { user, system } = process.cpuUsage(before);
  // About 0.1 s alone; the bound leaves room for a busy machine.
  expect((user + system) / 1e6).toBeLessThan(1);
});
