import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { TransportFacts } from '../../../../src/model/schemas/transport.ts';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { estimateRoad } from '../../../../worker/engine/transport/estimate-road.ts';
import { airports, experiences, factsOf, freshRouter, keysOf, transport } from './real-facts.ts';

const router = freshRouter();
const ROAD = new Set(['bus', 'rental', 'private']);
const hoursOf = ({ duration }: ConnectionOption) => duration / 3600;
const by = (from: string, to: string, type: string) =>
  [...router.options(from, to), ...router.options(to, from)].filter((option) => option.type === type);

/** Hours by private car that those who drive there need, at the least and at the most; written apart from the facts. */
const DRIVES = [
  ['cusco', 'nazca-lines', 12, 14.5],
  ['cusco', 'huacachina-oasis', 14.5, 18],
  ['colca-canyon', 'nazca-lines', 13, 16.5],
  ['colca-canyon', 'cusco', 8, 10.5],
  ['cusco', 'vinicunca-rainbow-mountain', 2.3, 3.3],
  ['huacachina-oasis', 'laguna-69-huascaran', 13, 16],
  ['colca-canyon', 'huacachina-oasis', 15, 17.5],
  ['colca-canyon', 'laguna-69-huascaran', 28, 33],
  ['antigua-guatemala', 'semuc-champey', 7.5, 9.5],
  ['flores-peten', 'semuc-champey', 7, 9],
  ['chichicastenango-market', 'semuc-champey', 6.5, 8.5],
  ['arenal-volcano', 'monteverde-cloud-forest', 2.8, 3.7],
  ['manuel-antonio-national-park', 'puerto-viejo-talamanca', 6, 8.5],
  ['luang-prabang', 'vang-vieng', 4, 6],
  ['vang-vieng', 'vientiane-pha-that-luang', 1.8, 3.2],
  ['chiang-mai-old-city', 'luang-prabang', 14, 19],
  ['ha-giang-loop', 'sapa', 7, 11],
  ['ait-ben-haddou', 'marrakech-jemaa-el-fna', 3.3, 4.3],
  ['chefchaouen', 'fes-medina', 3.3, 4.5],
  ['cameron-highlands', 'kuala-lumpur-petronas', 3.2, 4.3],
] as const;

test.each(DRIVES)('%s to %s: between %s and %s hours of driving', (from, to, least, most) => {
  const cars = by(from, to, 'private');
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.filter((option) => hoursOf(option) < least || hoursOf(option) > most).map(hoursOf)).toEqual([]);
  expect(cars.every(({ estimated }) => estimated)).toBe(true);
});

test.each([
  ['alishan-forest', 'sun-moon-lake', 1.6, 3.2],
  ['amalfi-coast', 'pompeii', 0.8, 1.5],
  ['bay-of-islands', 'rotorua-geothermal', 5.5, 7],
] as const)('%s to %s by rental car: between %s and %s hours', (from, to, least, most) => {
  const cars = by(from, to, 'rental');
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.filter((option) => hoursOf(option) < least || hoursOf(option) > most).map(hoursOf)).toEqual([]);
});

test('every road between the Colca and the coast passes Arequipa', () => {
  for (const coast of ['nazca-lines', 'huacachina-oasis']) {
    expect(JSON.stringify(router.path('colca-canyon', coast)?.line)).toContain('[-71.54,-16.4]');
  }
});

test.each([
  ['huacachina-oasis', 'lake-titicaca-uros', 970, 1060, 19],
  ['lake-titicaca-uros', 'nazca-lines', 840, 920, 17],
] as const)(
  '%s to %s by Arequipa and the coast: %i to %i km, within %i hours',
  (from, to, least, most, hours) => {
    const connectionEntry = by(from, to, 'ferry').find(({ drivingType }) => drivingType === 'private');
    expect(connectionEntry?.distance).toBeGreaterThan(least * 1000);
    expect(connectionEntry?.distance).toBeLessThan(most * 1000);
    expect(hoursOf(connectionEntry!)).toBeLessThan(hours);
  },
);

test('every road between the desert of Ica or the north and the Andes of the south leads through Nazca', () => {
  for (const north of ['huacachina-oasis', 'laguna-69-huascaran']) {
    for (const south of [
      'colca-canyon',
      'cusco',
      'lake-titicaca-uros',
      'vinicunca-rainbow-mountain',
      'machu-picchu',
    ]) {
      expect(JSON.stringify(router.path(north, south)?.line), `${north} ${south}`).toContain(
        '[-74.94,-14.83]',
      );
    }
  }
});

test('the text of the Japanese tour agrees with the connections to Shirakawa-go', () => {
  const tour = JSON.parse(
    readFileSync(
      new URL('../../../../src/server/catalogue/tours/japan-by-train.json', import.meta.url),
      'utf8',
    ),
  ) as {
    itinerary: { experience_id: string; prefer?: string[] }[];
    en: { story: string };
    de: { story: string };
  };
  const words = { en: ['five', 'six', 'seven', 'eight'], de: ['fünf', 'sechs', 'sieben', 'acht'] };
  const legs = tour.itinerary.flatMap(({ experience_id: to, prefer = [] }, index) => {
    const from = tour.itinerary[index - 1]?.experience_id;
    return from !== undefined && prefer.includes('bus') ? by(from, to, 'bus').slice(0, 1) : [];
  });
  expect(legs).toHaveLength(2);
  for (const leg of legs) {
    const hours = Math.round(hoursOf(leg)) - 5;
    expect(tour.en.story).toContain(`about ${words.en[hours]} hours`);
    expect(tour.de.story).toContain(`etwa ${words.de[hours]} Stunden`);
  }
});

describe('corridors', () => {
  const mean = { detour: 1.35, speedKmh: 60 };
  const peru: TransportFacts = {
    ...factsOf('peru'),
    estimate: mean,
    known: { corridors: [{ line: [[-70, 0]], km: 60, detour: 2, speedKmh: 40 }] },
  };
  const road = [
    [
      [-71, 0],
      [-69, 0],
    ],
  ] as const;

  test("use the corridor's length and speed inside and the country's outside", () => {
    const all = estimateRoad(road, { ...peru, known: {} });
    const { km, hours } = estimateRoad(road, peru);
    expect(all.km).toBeCloseTo(222.4 * 1.35, 0);
    expect(all.hours).toBeCloseTo((222.4 * 1.35) / 60, 2);
    // 120 of 222 km, to a step of 10 km.
    expect(Math.abs(km - (120 * 2 + 102.4 * 1.35))).toBeLessThan(15);
    expect(Math.abs(hours - (240 / 40 + (102.4 * 1.35) / 60))).toBeLessThan(0.4);
  });

  test('are symmetric', () => {
    const back = [road[0].toReversed()];
    expect(estimateRoad(back, peru).hours).toBeCloseTo(estimateRoad(road, peru).hours, 6);
  });

  test('every corridor changes the hours of some pair of places', () => {
    const table = (changed: TransportFacts) => {
      const neighbours = changed.neighbours.map(factsOf);
      const routed = createRouter({ experiences, airports, transport: [changed, ...neighbours] });
      const ends = [changed, ...neighbours].flatMap(({ key }) => keysOf(key));
      return JSON.stringify(
        keysOf(changed.key).map((from) => ends.map((to) => routed.options(from, to).map(hoursOf))),
      );
    };
    for (const facts of transport) {
      const { corridors = [] } = facts.known ?? {};
      if (corridors.length === 0) continue;
      const whole = table(facts);
      const useless = corridors.filter((one) => {
        const others = corridors.filter((other) => other !== one);
        return table({ ...facts, known: { ...facts.known, corridors: others } }) === whole;
      });
      expect(useless, `corridors of ${facts.key}`).toEqual([]);
    }
  });
});

test('every connection into the Okavango Delta ends with a guided stretch', () => {
  const others = keysOf('botswana').filter((key) => key !== 'okavango-delta');
  const roads = others.flatMap((key) =>
    [...ROAD].flatMap((type) => by(key, 'okavango-delta', type).map(({ hint }) => hint)),
  );
  expect(roads.length).toBeGreaterThanOrEqual(others.length);
  expect(new Set(roads)).toEqual(new Set(['transport.hint.guided']));
});

describe('connections of the ready-made tours', () => {
  test('Hvar to Dubrovnik goes by boat to Split and by bus from there', () => {
    const [first] = router.options('hvar-town', 'dubrovnik-old-town');
    expect(first).toMatchObject({ type: 'ferry', drivingType: 'bus', from: 'Hvar', to: 'Split' });
    expect(hoursOf(first!)).toBeGreaterThan(5);
  });

  test('Langkawi is reached from Kuala Kedah in less than five hours', () => {
    const [first] = router.options('george-town-penang', 'langkawi-sky-bridge');
    expect(first).toMatchObject({ type: 'ferry', from: 'Kuala Kedah', to: 'Langkawi' });
    expect(hoursOf(first!)).toBeLessThan(5);
  });
});

test.each([
  ['seoul-changdeokgung', 'hallasan', 'GMP', 'CJU'],
  ['seoul-changdeokgung', 'busan-gamcheon', 'GMP', 'PUS'],
  ['dmz-imjingak', 'seongsan-ilchulbong-jeju', 'GMP', 'CJU'],
  ['ha-long-bay', 'hoi-an', 'HPH', 'DAD'],
  ['sydney-harbour', 'kgari-fraser-island', 'SYD', 'BNE'],
  ['cape-of-good-hope', 'tsitsikamma-storms-river', 'CPT', 'GRJ'],
])('%s to %s is flown %s–%s', (from, to, origin, destination) => {
  const flight = router.options(from, to).find(({ type }) => type === 'flight')?.flight;
  expect(flight).toMatchObject({ origin, destination });
});
