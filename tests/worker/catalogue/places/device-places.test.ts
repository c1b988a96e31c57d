import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { greatCircleKm } from '../../../../src/model/place/geo.ts';
import { createDevicePlaces } from '../../../../worker/catalogue/places/device-places.ts';

const FOLDER = 'public/gazetteer';
const NAMES = new Set(fs.readdirSync(FOLDER).map((file) => path.basename(file, '.json')));
/** Written from memory before the data was looked at. */
const townsSchema = z.array(
  z.object({
    country: z.string(),
    en: z.string(),
    de: z.string(),
    local: z.string(),
    former: z.optional(z.array(z.string())),
    at: z.tuple([z.number(), z.number()]),
  }),
);
const TOWNS = townsSchema.parse(
  JSON.parse(fs.readFileSync('tests/worker/catalogue/places/towns.json', 'utf8')),
);
const SAME_TOWN_KM = 25;

const loaded: string[] = [];
let places: ReturnType<typeof createDevicePlaces>;

function loadPack(name: string) {
  loaded.push(name);
  return Promise.resolve(
    NAMES.has(name) ? JSON.parse(fs.readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) : null,
  );
}

beforeAll(() => {
  places = createDevicePlaces(loadPack);
});

const countries = [...new Set(TOWNS.map(({ country }) => country))];

async function first(typed: string, of: readonly string[] = countries) {
  return (await places.search({ typed, locale: 'en', countries: of })).places[0];
}

describe('createDevicePlaces', () => {
  it.each(['en', 'de', 'local', 'former'] as const)(
    'finds 95 of 100 towns of backpackers’ routes by their %s name, in all countries at once',
    async (kind) => {
      const asked = TOWNS.flatMap((town) => [town[kind] ?? []].flat().map((name) => ({ name, town })));
      const missed: string[] = [];
      for (const { name, town } of asked) {
        const hit = await first(name);
        if (!hit || greatCircleKm(hit.at, town.at) > SAME_TOWN_KM) missed.push(`${town.country} ${name}`);
      }
      expect(missed.length <= asked.length * 0.05 ? [] : missed).toEqual([]);
    },
  );

  it.each([
    ['chang mai', 'Chiang Mai'],
    ['hanoy', 'Hanoi'],
    ['ollantaitambo', 'Ollantaytambo'],
    ['muenchen', 'Munich'],
    ['munchen', 'Munich'],
    ['saigon', 'Ho Chi Minh City'],
    ['Sossusvlei', 'Sossusvlei'],
  ])('finds %s despite its spelling', async (typed, name) => {
    expect((await first(typed))?.name).toBe(name);
  });

  it.each([
    ['two letters swapped', 'Kynsna', 'ZA', 'Knysna'],
    ['a swap in a short word', 'Koh Toa', 'TH', 'Koh Tao'],
    ['a typo in a short word', 'Hoy An', 'VN', 'Hội An'],
    ['a typo, although a larger place elsewhere has a similar name', 'Nikko', 'JP', 'Nikkō'],
    ['words that the name joins', 'Ali Shan', 'TW', 'Alishan'],
    ['a kind of place that the name lacks', 'Krong Siem Reap', 'KH', 'Siem Reap'],
    ['another one', 'Tikal National Park', 'GT', 'Tikal'],
    ['the division of a Japanese name', '直島町', 'JP', 'Naoshima'],
    ['the division of a Korean name', '속초시', 'KR', 'Sokcho'],
    ['a short name in Chinese', '槟城', 'MY', 'George Town'],
    ['a short name in Latin letters', 'Fez', 'MA', 'Fès'],
  ])('finds a place by %s: %s', async (_what, typed, country, name) => {
    expect((await first(typed, [country]))?.name).toBe(name);
  });

  it.each([
    ['Paris', 'Paris'],
    ['City of Light', 'Paris'],
    ['big apple', 'New York City'],
  ])('finds what is called after %s after everything of that name', async (typed, name) => {
    const found = (await places.search({ typed, locale: 'en', countries: ['BR', 'LV', 'US'] })).places;
    expect(found[0]?.name).toBe(name);
    const isNicknamed = found.map(({ alias }) => / of | van |big |klein-/i.test(alias ?? ''));
    expect(isNicknamed).toEqual(isNicknamed.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('puts a place of the tour’s countries before a larger one elsewhere', async () => {
    expect((await first('Queenstown', ['ZA']))?.country).toBe('ZA');
    expect((await first('Queenstown', ['NZ']))?.country).toBe('NZ');
  });

  it('gives region, zone and the name that was found', async () => {
    expect(await first('Saigon', ['VN'])).toMatchObject({
      name: 'Ho Chi Minh City',
      alias: 'Saigon',
      country: 'VN',
      zone: 'Asia/Ho_Chi_Minh',
    });
  });

  it('loads a pack once, names those that it lacks, and tries them again', async () => {
    const before = loaded.length;
    await first('Pai');
    expect(loaded).toHaveLength(before);
    let online = false;
    const device = createDevicePlaces((name) =>
      online || name === 'world' ? loadPack(name) : Promise.reject(new TypeError('offline')),
    );
    const query = { typed: 'Pai', locale: 'en', countries: ['TH'] } as const;
    expect((await device.search(query)).missing).toEqual(['TH']);
    online = true;
    expect(await device.search(query)).toMatchObject({
      missing: [],
      places: [{ name: 'Pai', country: 'TH' }],
    });
  });

  it('finds nothing for a single letter, and the largest places for two', async () => {
    expect(await first('p')).toBeUndefined();
    expect((await first('be'))?.name).toBe('Berlin');
  });

  it('knows the nearest place, in the packs of these countries', async () => {
    const near = { at: [98.45, 19.37], withinKm: 3, locale: 'en' } as const;
    expect((await places.nearest({ ...near, countries: ['TH'] }))?.name).toBe('Pai');
    expect((await places.nearest({ ...near, countries: [] }))?.name).toBe('Chiang Mai');
    expect(await places.nearest({ ...near, at: [-140, -40], countries: ['TH'] })).toBeNull();
  });
});
