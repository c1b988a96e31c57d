import { describe, expect, test } from 'vitest';
import { greatCircleKm } from '../../../../src/model/place/geo.ts';
import { experiences, factsOf, freshRouter, transport } from './real-facts.ts';

const router = freshRouter();
const ROAD = new Set(['bus', 'rental', 'private', 'taxi', 'ride-hailing']);
const modes = (from: string, to: string) => router.options(from, to).map(({ type }) => type);

test.each([
  ['table-mountain', 'robben-island'],
  ['CNS', 'whitehaven-beach'],
])('%s to %s: a boat that the place’s own price holds is not paid twice', (from, to) => {
  const island = experiences.find(({ key }) => key === to)!;
  const crossing = transport
    .find(({ key }) => key === island.country_key)
    ?.known?.crossings?.find((one) =>
      factsOf(island.country_key).islands?.[one.to.island ?? '']?.includes(to),
    );
  expect(router.options(from, to).some(({ type }) => type === 'ferry')).toBe(true);
  expect(crossing?.fareUsd).toBe(0);
  expect(island.price).toBeGreaterThan(30);
});

test('the Okavango Delta is reached through Maun', () => {
  for (const from of ['moremi-game-reserve', 'tsodilo-hills', 'savuti-marsh']) {
    expect(JSON.stringify(router.path(from, 'okavango-delta')?.line)).toContain('[23.42,-19.98]');
  }
});

test('no connection on the ground is shorter than the straight line', () => {
  for (const { key: country } of transport) {
    const places = experiences.filter(({ country_key }) => country_key === country);
    for (const one of places) {
      for (const other of places) {
        const km = greatCircleKm(one.location.coordinates, other.location.coordinates);
        const shorter = router
          .options(one.key, other.key)
          .filter(({ type, distance }) => type !== 'flight' && (distance ?? 0) / 1000 < km * 0.98 - 0.3);
        expect(shorter, `${one.key} ${other.key}`).toEqual([]);
      }
    }
  }
});

describe('roads detour around areas without roads', () => {
  const LONGER_THAN_KM = [
    ['manuel-antonio-national-park', 'santa-teresa', 280], // the Gulf of Nicoya
    ['rovinj', 'zadar-sea-organ', 280], // the Kvarner
    ['venice', 'zadar-sea-organ', 380],
    ['sun-moon-lake', 'taroko-gorge', 200], // the Central Mountains
    ['alishan-forest', 'taroko-gorge', 250],
    ['tainan-old-city', 'taroko-gorge', 350],
    ['imlil-toubkal', 'ait-ben-haddou', 180], // the High Atlas
    ['queenstown', 'milford-sound', 200],
  ] as const;
  test.each(LONGER_THAN_KM)('%s to %s: more than %i km', (from, to, leastKm) => {
    const roads = [...router.options(from, to), ...router.options(to, from)].filter(({ type }) =>
      ROAD.has(type),
    );
    expect(roads.length).toBeGreaterThan(0);
    expect(roads.filter(({ distance }) => (distance ?? 0) / 1000 < leastKm)).toEqual([]);
  });

  test('lines pass the known points and the piers of a ferry', () => {
    const line = (from: string, to: string) => JSON.stringify(router.path(from, to)?.line);
    expect(line('milford-sound', 'queenstown')).toContain('[167.718,-45.414]');
    expect(line('rovinj', 'zadar-sea-organ')).toContain('[14.45,45.34]');
    expect(line('split-diocletians-palace', 'hvar-town')).toContain('[16.44,43.503],[16.4416,43.1724]');
    expect(line('amboseli-national-park', 'tarangire')).toContain('[36.79,-2.55]');
    expect(line('borobudur', 'raja-ampat-piaynemo')).toBe('[[110.2038,-7.6079],[130.27,-0.564]]');
  });
});

test('boats and trains are named by their route, chains of boats are unnamed', () => {
  const ends = (from: string, to: string) =>
    router.options(from, to).map((option) => [option.from, option.to]);
  expect(ends('hiroshima-peace-memorial', 'miyajima-itsukushima')).toContainEqual([
    'Miyajimaguchi',
    'Miyajima',
  ]);
  expect(ends('lake-titicaca-uros', 'machu-picchu')).toEqual([['Ollantaytambo', 'Machu Picchu']]);
  const chain = router.options('bukit-lawang-orangutans', 'ubud').filter(({ type }) => type === 'ferry');
  expect(chain.map(({ from, to }) => [from, to])).toEqual(chain.map(() => [null, null]));
  expect(chain.length).toBeGreaterThan(0);
});

test('a journey of days by land also offers the flight from an airport hours away', () => {
  for (const [from, to] of [
    ['ngorongoro-crater', 'zanzibar-stone-town'],
    ['vigan', 'el-nido'],
    ['ha-giang-loop', 'cai-rang-mekong-delta'],
    ['cusco', 'laguna-69-huascaran'],
  ] as const) {
    expect(modes(from, to), `${from} ${to}`).toContain('flight');
  }
});

test('lines mark boat and train sections, and every ferry has one', () => {
  const stretches = (from: string, to: string) => {
    const path = router.path(from, to);
    return path?.crossed.map(({ at, by }) => [by, path.line[at], path.line[at + 1]]);
  };
  expect(stretches('split-diocletians-palace', 'hvar-town')).toEqual([
    ['ferry', [16.44, 43.503], [16.4416, 43.1724]],
  ]);
  expect(stretches('lake-titicaca-uros', 'machu-picchu')?.map(([by]) => by)).toEqual(['ferry', 'train']);
  expect(stretches('busan-gamcheon', 'hiroshima-peace-memorial')?.map(([by]) => by)).toEqual(['ferry']);
  expect(stretches('jaffna', 'delft-island')?.length).toBeGreaterThan(0);
  expect(stretches('cusco', 'vinicunca-rainbow-mountain')).toEqual([]);
  for (const { key, country_key: country } of experiences) {
    for (const other of experiences) {
      if (other.country_key !== country || other.key <= key) continue;
      if (!router.options(key, other.key).some(({ type }) => type === 'ferry')) continue;
      const path = router.path(key, other.key);
      expect(path?.crossed.length, `${key} ${other.key}`).toBeGreaterThan(0);
      expect(path?.crossed.every(({ at }) => path.line[at + 1] !== undefined)).toBe(true);
    }
  }
});
