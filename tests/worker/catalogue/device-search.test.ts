import { expect, it } from 'vitest';
import type { SearchQuery } from '../../../src/contract/data-api.ts';
import { createDeviceSearch } from '../../../worker/catalogue/device-search.ts';
import type { PlaceHit } from '../../../worker/catalogue/places/search-places.ts';
import { country, titled, tour } from './catalogue-rows.ts';

function device() {
  const state = {
    name: 'one',
    readings: 0,
    fails: false,
    towns: (_typed: string, _countries: readonly string[]): PlaceHit[] => [],
  };
  const search = createDeviceSearch({
    places: { hits: ({ typed, countries }) => Promise.resolve(state.towns(typed, countries)) },
    packsToSearch: () => Promise.resolve(['TH']),
    readState: () => Promise.resolve(state.name),
    readRows() {
      state.readings += 1;
      if (state.fails) return Promise.reject(new Error('database closed'));
      return Promise.resolve({
        countries: [country('italy', 'Italy', 'Italien', { georegion: 'southern-europe', iso2: 'IT' })],
        experiences: state.name === 'one' ? [] : [titled('rome', 'Rome', 'Rom', { country_key: 'italy' })],
        details: [],
        tours: [tour('italy-loop', { countries: ['italy'] })],
        roundups: [],
        posts: [],
        faqs: [],
      });
    },
  });
  return { state, search };
}

const query = (typed: string, changes: Partial<SearchQuery> = {}): SearchQuery => ({
  typed,
  locale: 'en',
  tours: true,
  blog: true,
  towns: false,
  names: {
    categories: { beach: { en: 'Beach', de: 'Strand' } },
    georegions: { 'southern-europe': { en: 'Southern Europe', de: 'Südeuropa' } },
    others: { page: {}, section: {}, continent: {}, georegion: {} },
  },
  ...changes,
});

it('builds the index once, and again after rows have changed', async () => {
  const { state, search } = device();
  expect((await search(query('rome'))).results).toEqual([]);
  await search(query('italy'));
  expect(state.readings).toBe(1);
  state.name = 'two';
  expect((await search(query('rome'))).results.map(({ key }) => key)).toEqual(['rome']);
  expect(state.readings).toBe(2);
});

it('matches the region and category names of the query', async () => {
  const { search } = device();
  expect((await search(query('südeuropa'))).results[0]?.key).toBe('italy');
  expect((await search(query('strand'))).results[0]).toEqual({
    type: 'category',
    key: 'beach',
    text: 'Beach',
  });
});

it('excludes tours while the feature is off', async () => {
  const { search } = device();
  expect((await search(query('loop'))).results.map(({ type }) => type)).toEqual(['tour']);
  expect((await search(query('loop', { tours: false }))).results).toEqual([]);
});

it('reads again after a failed read', async () => {
  const { state, search } = device();
  state.fails = true;
  await expect(search(query('italy'))).rejects.toThrow('database closed');
  state.fails = false;
  expect((await search(query('italy'))).results[0]?.key).toBe('italy');
});

function town(name: string, iso2: string, fit: number): PlaceHit {
  const place = { id: `geonames:${name}`, name, country: iso2, region: '', zone: '', at: [0, 0] as const };
  return { place: { ...place, alias: null }, fit, rank: 10 };
}

it('merges towns: what has the name comes first, then a town of it, then looser results', async () => {
  const { state, search } = device();
  state.name = 'two';
  state.towns = () => [town('Rome', 'US', 1), town('Romeoville', 'US', 0.7), town('Remo', 'IT', 0.2)];
  expect((await search(query('rome'))).results).toHaveLength(1);
  const { results } = await search(query('rome', { towns: true }));
  expect(results.map(({ type, text }) => `${type} ${text}`)).toEqual([
    'experience Rome',
    'town Rome',
    'town Romeoville',
  ]);
});

it('looks for a town in the country that the query names, in its pack and in those on the device', async () => {
  const { state, search } = device();
  const asked: [string, readonly string[]][] = [];
  state.towns = (typed, countries) => {
    asked.push([typed, countries]);
    return [town('Pisa', 'PE', 1), town('Pisa', 'IT', 1)];
  };
  const { results } = await search(query('pisa italy', { towns: true }));
  expect(asked.at(-1)).toEqual(['pisa', ['IT', 'TH']]);
  expect(results.flatMap((result) => (result.type === 'town' ? result.place.country : []))).toEqual(['IT']);
});

it('takes a town with other letters only where nothing else is found', async () => {
  const { state, search } = device();
  state.towns = () => [town('Itali', 'IN', 0.4)];
  expect((await search(query('italy loop', { towns: true }))).results.map(({ type }) => type)).not.toContain(
    'town',
  );
  expect((await search(query('itaky', { towns: true }))).results.map(({ type }) => type)).toContain('town');
});
