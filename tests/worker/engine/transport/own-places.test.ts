import { describe, expect, test } from 'vitest';
import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { greatCircleKm } from '../../../../src/model/place/geo.ts';
import { landAt } from '../../../../worker/engine/transport/own-land.ts';
import { experiences, facts, keysOf, networks } from './real-facts.ts';

const KEY = '0197c9a0-0000-7000-8000-0000000000a1';
const OTHER = '0197c9a0-0000-7000-8000-0000000000a2';

const row = (key: string, country: string, lon: number, lat: number) => ({
  key,
  country_key: country,
  location: { coordinates: [lon, lat] as [number, number] },
});
const routerWith = (...rows: ReturnType<typeof row>[]) =>
  createRouter({ ...facts, experiences: [...experiences, ...rows] });

/** How one gets from there to another place, and back. */
function ways(country: string, lon: number, lat: number, to: string): string[] {
  const router = routerWith(row(KEY, country, lon, lat));
  return [...router.options(KEY, to), ...router.options(to, KEY)].map(
    ({ type, drivingType }) => `${type}${drivingType ? `/${drivingType}` : ''}`,
  );
}

const ROAD = new Set(['bus', 'rental', 'private', 'taxi', 'ride-hailing', 'train']);

describe('a boat or flight of the network joins', () => {
  test.each([
    ['Cagliari on Sardinia', 'italy', 9.12, 39.22, 'rome-colosseum', ['ferry', 'flight']],
    ['Capri', 'italy', 14.24, 40.55, 'amalfi-coast', ['ferry']],
    ['Korčula', 'croatia', 17.13, 42.96, 'dubrovnik-old-town', ['ferry']],
    ['Brač', 'croatia', 16.65, 43.33, 'split-diocletians-palace', ['ferry']],
    ['Helgoland', 'germany', 7.89, 54.18, 'hamburg-speicherstadt', ['ferry']],
    ['Hobart on Tasmania', 'australia', 147.33, -42.88, 'melbourne-laneways', ['ferry', 'flight']],
    ['Kingscote on Kangaroo Island', 'australia', 137.65, -35.68, 'ADL', ['ferry']],
    ['Stewart Island', 'new-zealand', 168.13, -46.9, 'queenstown', ['ferry']],
    ['Waiheke', 'new-zealand', 175.08, -36.8, 'hobbiton-matamata', ['ferry']],
    ['Naha on Okinawa', 'japan', 127.68, 26.21, 'tokyo-shibuya', ['flight']],
    ['Sado', 'japan', 138.37, 38.02, 'shirakawa-go', ['ferry']],
    ['Ulleungdo', 'south-korea', 130.87, 37.5, 'seoraksan', ['ferry']],
    ['Penghu', 'taiwan', 119.57, 23.57, 'tainan-old-city', ['ferry']],
    ['Green Island', 'taiwan', 121.49, 22.66, 'kenting-national-park', ['ferry']],
    ['Phu Quoc', 'vietnam', 103.97, 10.22, 'cai-rang-mekong-delta', ['ferry']],
    ['Cat Ba', 'vietnam', 107.05, 20.73, 'trang-an-ninh-binh', ['ferry']],
    ['Con Dao', 'vietnam', 106.61, 8.69, 'cai-rang-mekong-delta', ['ferry', 'flight']],
    ['Koh Rong', 'cambodia', 103.25, 10.73, 'kampot-pepper', ['ferry']],
    ['Koh Chang', 'thailand', 102.31, 12.08, 'bangkok-grand-palace', ['ferry']],
    ['Koh Phangan', 'thailand', 100.02, 9.73, 'khao-sok', ['ferry']],
    ['Koh Lipe', 'thailand', 99.3, 6.49, 'railay-beach', ['ferry']],
    ['Tioman', 'malaysia', 104.17, 2.8, 'melaka', ['ferry']],
    ['Mulu', 'malaysia', 114.81, 4.05, 'kinabalu-park', ['flight']],
    ['Nusa Penida', 'indonesia', 115.55, -8.73, 'ubud', ['ferry']],
    ['Sumba', 'indonesia', 120.26, -9.65, 'ubud', ['flight']],
    ['Jayapura on Papua', 'indonesia', 140.7, -2.53, 'UPG', ['flight']],
    ['Boracay', 'philippines', 121.92, 11.97, 'MNL', ['ferry', 'flight']],
    ['Davao on Mindanao', 'philippines', 125.6, 7.07, 'moalboal-sardine-run', ['ferry', 'flight']],
    ['Pemba', 'tanzania', 39.77, -5.2, 'zanzibar-stone-town', ['ferry', 'flight']],
    ['Iquitos', 'peru', -73.25, -3.75, 'huacachina-oasis', ['flight']],
    ['Amantaní', 'peru', -69.71, -15.66, 'cusco', ['ferry']],
    ['Livingston', 'guatemala', -88.75, 15.83, 'flores-peten', ['ferry']],
  ])('%s', (_name, country, lon, lat, to, types) => {
    const found = ways(country, lon, lat, to).map((way) => way.split('/')[0] ?? '');
    for (const type of types) expect(found.filter((one) => one === type)).not.toEqual([]);
    expect(found.filter((type) => ROAD.has(type))).toEqual([]);
  });
});

describe('no connection is known from', () => {
  test.each([
    ['Burano in the lagoon', 'italy', 12.417, 45.485, 'florence'],
    ['the west of Kangaroo Island, far from its towns', 'australia', 137.2, -35.8, 'twelve-apostles'],
    ['Doubtful Sound', 'new-zealand', 167.0, -45.35, 'queenstown'],
    ['Mahale', 'tanzania', 29.85, -6.2, 'serengeti-seronera'],
    ['the Amazon jungle', 'peru', -74.5, -4.0, 'cusco'],
    ['the rainforest of Indio Maíz', 'nicaragua', -83.9, 11.0, 'granada-nicaragua'],
    ['the sand sea of the Namib', 'namibia', 14.9, -24.6, 'sossusvlei'],
    ['the Skeleton Coast beyond Terrace Bay', 'namibia', 12.2, -18.3, 'opuwo-himba'],
    ['the sea off Namibia', 'namibia', 14.1, -22.9, 'swakopmund'],
    ['the sea off Sri Lanka', 'sri-lanka', 81.75, 6.2, 'ella'],
    ['the sea off Hawaii, filed under Germany', 'germany', -157.9, 21.3, 'berlin-museum-island'],
    ['the Adriatic', 'croatia', 15.3, 43.2, 'zadar-sea-organ'],
    ['the Banda Sea', 'indonesia', 127.5, -6.0, 'ubud'],
    ['Saudi Arabia, filed under Kenya', 'kenya', 46.7, 24.7, 'lake-nakuru'],
  ])('%s', (_name, country, lon, lat, to) => {
    expect(ways(country, lon, lat, to)).toEqual([]);
  });
});

describe('a road leads from', () => {
  test.each([
    ['Leipzig', 'germany', 12.37, 51.34, 'berlin-museum-island'],
    ['Binz on Rügen', 'germany', 13.6, 54.4, 'hamburg-speicherstadt'],
    ['Matsuyama on Shikoku', 'japan', 132.77, 33.84, 'hiroshima-peace-memorial'],
    ['Fukuoka on Kyushu', 'japan', 130.4, 33.59, 'hiroshima-peace-memorial'],
    ['Sapporo', 'japan', 141.35, 43.06, 'niseko'],
    ['Phuket', 'thailand', 98.39, 7.89, 'khao-sok'],
    ['Ao Nang, beside Railay', 'thailand', 98.823, 8.033, 'khao-sok'],
    ['Pag', 'croatia', 15.05, 44.45, 'zadar-sea-organ'],
    ['Naples', 'italy', 14.25, 40.85, 'rome-colosseum'],
    ['Mestre, beside Venice', 'italy', 12.24, 45.49, 'florence'],
    ['Palermo', 'italy', 13.36, 38.11, 'mount-etna'],
    ['Christchurch', 'new-zealand', 172.63, -43.53, 'queenstown'],
    ['Alice Springs', 'australia', 133.88, -23.7, 'uluru'],
    ['Perth', 'australia', 115.86, -31.95, 'melbourne-laneways'],
    ['Kuching', 'malaysia', 110.34, 1.55, 'kinabalu-park'],
    ['Cebu City', 'philippines', 123.9, 10.31, 'moalboal-sardine-run'],
    ['Arequipa', 'peru', -71.54, -16.4, 'colca-canyon'],
    ['Maun', 'botswana', 23.42, -19.98, 'chobe-riverfront'],
    ['Mombasa', 'kenya', 39.67, -4.05, 'diani-beach'],
    ['Ollantaytambo, before Machu Picchu', 'peru', -72.263, -13.258, 'cusco'],
    ['Walvis Bay', 'namibia', 14.51, -22.95, 'windhoek'],
    ['Negombo lagoon', 'sri-lanka', 79.84, 7.18, 'kandy-temple-of-the-tooth'],
  ])('%s', (_name, country, lon, lat, to) => {
    const found = ways(country, lon, lat, to).map((connectionEntry) => connectionEntry.split('/')[0]);
    expect(
      found.some((connectionEntry) => ['bus', 'rental', 'private', 'taxi'].includes(connectionEntry ?? '')),
    ).toBe(true);
  });
});

test.each([
  ['the Khwai', 'botswana', 23.75, -19.15, 'chobe-riverfront'],
  ['the Linyanti', 'botswana', 23.9, -18.3, 'chobe-riverfront'],
  ['the Central Kalahari', 'botswana', 23.6, -22.0, 'chobe-riverfront'],
  ['the Makgadikgadi', 'botswana', 25.4, -20.75, 'chobe-riverfront'],
  ['the Marienfluss', 'namibia', 12.6, -17.6, 'opuwo-himba'],
  ['the Khaudum', 'namibia', 20.75, -18.8, 'windhoek'],
  ['the Serengeti’s north', 'tanzania', 34.9, -2.1, 'tarangire'],
  ['Ruaha', 'tanzania', 34.6, -7.6, 'tarangire'],
  ['Cape York', 'australia', 142.6, -12.0, 'great-barrier-reef-cairns'],
])('%s: only with four-wheel drive', (_name, country, lon, lat, to) => {
  const found = ways(country, lon, lat, to);
  expect(
    found.filter((connectionEntry) =>
      ['bus', 'rental/rental', 'taxi', 'ride-hailing/car'].includes(connectionEntry),
    ),
  ).toEqual([]);
});

test('places on an island are joined by its roads, and by boat or flight alone to the rest', () => {
  const router = routerWith(row(KEY, 'italy', 9.12, 39.22), row(OTHER, 'italy', 8.56, 40.73));
  expect(router.options(KEY, OTHER).map(({ type }) => type)).toContain('bus');
  const types = router.options(KEY, 'rome-colosseum').map(({ type }) => type);
  expect(types.filter((type) => type !== 'ferry' && type !== 'flight')).toEqual([]);
});

test('two own places on unknown land are not connected', () => {
  const router = routerWith(row(KEY, 'peru', -74.5, -4.0), row(OTHER, 'peru', -74.4, -4.1));
  expect(router.options(KEY, OTHER)).toEqual([]);
});

describe('an own place', () => {
  const own = (country: string, ...lonLat: [number, number]) => {
    const made = routerWith(row(KEY, country, ...lonLat));
    return (to: string) => made.options(KEY, to).map(({ type }) => type);
  };

  test('on a large island is not on the mainland', () => {
    // Picton on the South Island, Kuching on Borneo.
    expect(own('new-zealand', 174.0, -41.29)('rotorua-geothermal')).not.toContain('bus');
    expect(own('new-zealand', 174.0, -41.29)('queenstown')).toContain('bus');
    expect(own('malaysia', 110.34, 1.56)('kuala-lumpur-petronas')).not.toContain('bus');
  });

  test('near one that requires four-wheel drive requires it too', () => {
    const to = own('botswana', 24.07, -18.55);
    expect(to('chobe-riverfront')).not.toEqual([]);
    expect(to('chobe-riverfront')).not.toContain('bus');
  });

  test('near a place without a road has none', () => {
    expect(new Set(own('peru', -72.53, -13.155)('cusco'))).toEqual(new Set(['train']));
  });
});

describe('an own place beside a town of the network is joined to it by an estimated road', () => {
  const tried = networks.flatMap(({ key, nodes, areas }) =>
    nodes.flatMap(({ id, at: [lon, lat] }) => {
      const at: [number, number] = [lon + 0.06, lat + 0.06];
      const [here, there] = areas ? [landAt([lon, lat], areas), landAt(at, areas)] : [null, null];
      const isNear = nodes.some((node) => greatCircleKm(node.at, at) < 2);
      return here && there && here.island === there.island && !isNear ? [{ country: key, id, at }] : [];
    }),
  );

  test.each(networks.map(({ key }) => key))('%s', (country) => {
    const some = tried.filter((one) => one.country === country).slice(0, 20);
    const towns = some.map(({ id, at }) => ({ own: `own-${id}`, at }));
    const router = createRouter({
      ...facts,
      experiences: [...experiences, ...towns.map(({ own, at }) => row(own, country, ...at))],
    });
    expect(towns.length).toBeGreaterThan(5);
    const [first] = keysOf(country);
    for (const { own } of towns) {
      const options = router.options(own, first ?? '');
      expect(
        options.filter(({ estimated }) => estimated !== true),
        `from ${own}`,
      ).toEqual([]);
    }
    const joined = towns.filter(({ own }) => router.options(own, first ?? '').length > 0);
    expect(joined.length).toBeGreaterThan(towns.length * 0.7);
  });
});
