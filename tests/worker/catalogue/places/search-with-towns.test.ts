import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { DeviceResult } from '../../../../src/contract/data-api.ts';
import { FAMOUS_PLACES_PACK } from '../../../../src/contract/gazetteer-address.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import { searchWithTowns } from '../../../../worker/catalogue/places/search-with-towns.ts';
import { bundledSearch } from '../search/bundled-search.ts';
import { placesOnDisk } from './gazetteer-on-disk.ts';
import queries from './queries.json' with { type: 'json' };

const COUNTRIES = 'src/server/catalogue/countries';
const countrySchema = z.object({ iso2: z.string() });

const search = bundledSearch();
const places = placesOnDisk();
/** Names as they are written in the queries. */
const englishPlaces: typeof places = {
  ...places,
  hits: (query) => places.hits({ ...query, locale: 'en' }),
};
const CODES = fs
  .readdirSync(COUNTRIES)
  .map((file) => countrySchema.parse(JSON.parse(fs.readFileSync(path.join(COUNTRIES, file), 'utf8'))).iso2);
const localeOf = (locale: string): Locale => (locale === 'de' ? 'de' : 'en');

/** As on a device with the packs of these countries, besides the one that a query names. */
async function answer(typed: string, locale: Locale, cached: readonly string[]): Promise<DeviceResult[]> {
  const packs = (named: readonly string[]) => [...named, ...cached];
  return (await searchWithTowns(search, { typed, locale }, { places: englishPlaces, packs })).results;
}

it('has the town first for written queries that ask for one', async () => {
  const wrong: string[] = [];
  for (const { query, locale, first } of queries) {
    if (!first.some((name) => name.startsWith('place:'))) continue;
    const found = await answer(query, localeOf(locale), CODES);
    const wanted = first.map((name) => name.split(':'));
    const isRight = found
      .slice(0, 3)
      .some(({ type, key, ...result }) =>
        wanted.some(([kind, country, name]) =>
          kind === 'place'
            ? 'place' in result && result.place.country === country && result.text === name
            : kind === type && country === key,
        ),
      );
    if (!isRight)
      wrong.push(
        `${query}: ${found
          .slice(0, 4)
          .map(({ type, text }) => `${type} ${text}`)
          .join(', ')}`,
      );
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('leaves the first result of every other written query as it is', async () => {
  const changed: string[] = [];
  for (const { query, locale, first } of queries) {
    if (first.some((name) => name.startsWith('place:'))) continue;
    const [before] = search(query, localeOf(locale));
    const [now] = await answer(query, localeOf(locale), CODES);
    if (JSON.stringify(now) !== JSON.stringify(before))
      changed.push(`${query}: ${now?.type} ${now?.text}, not ${before?.type} ${before?.text}`);
  }
  expect(changed).toEqual([]);
}, 120_000);

it('names the town beside its experiences, and finds one of a country that the catalogue lacks', async () => {
  const line = (result: DeviceResult) =>
    `${result.type} ${result.text}${result.type === 'town' ? ` ${result.place.country}` : ''}`;
  expect((await answer('paris', 'en', [])).map(line)).toEqual(['town Paris FR']);
  for (const [typed, town] of [
    ['pai', 'town Pai TH'],
    ['ollantaytambo', 'town Ollantaytambo PE'],
    ['byron bay', 'town Byron Bay AU'],
  ] as const) {
    expect((await answer(typed, 'en', [FAMOUS_PLACES_PACK])).map(line)).toContain(town);
  }
  expect((await answer('granada spain', 'en', [])).map(line)).toEqual(['town Granada ES']);
  expect((await answer('namibia', 'en', [])).map(({ type }) => type)).not.toContain('town');
});

it('takes the name of a place for no typo, and answers for its country what the catalogue knows', async () => {
  const first = async (typed: string, locale: Locale = 'en') => {
    const [result] = await answer(typed, locale, [FAMOUS_PLACES_PACK, 'AU', 'PE', 'IT', 'VN']);
    return `${result?.type} ${result?.text}`;
  };
  expect(await first('tasmania')).toBe('town Tasmania');
  expect(await first('thailnd')).toBe('country Thailand');
  expect(await first('cape town')).toBe('experience Cape Town');
  expect(await first('new york')).toBe('town New York City');
  expect(await first('hostels lima')).toBe('guide Peru · Where to stay');
  expect(await first('toskana wandern', 'de')).toBe('list Wandern · Italien');
  expect(await first('visa for tasmania')).toBe('guide Australia · Visa');
  expect(await first('things to do in hanoi')).toBe('experience Hanoi');
});
