import { expect, it } from 'vitest';
import type { SearchQuery } from '../../../src/contract/data-api.ts';
import { createDeviceSearch } from '../../../worker/catalogue/device-search.ts';
import { country, titled, tour } from './catalogue-rows.ts';

function device() {
  const state = { name: 'one', readings: 0, fails: false };
  const search = createDeviceSearch({
    readState: () => Promise.resolve(state.name),
    readRows() {
      state.readings += 1;
      if (state.fails) return Promise.reject(new Error('database closed'));
      return Promise.resolve({
        countries: [country('italy', 'Italy', 'Italien', { georegion: 'southern-europe' })],
        experiences: state.name === 'one' ? [] : [titled('rome', 'Rome', 'Rom', { country_key: 'italy' })],
        details: [],
        tours: [tour('italy-loop', { countries: ['italy'] })],
        posts: [],
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
  names: {
    categories: { beach: { en: 'Beach', de: 'Strand' } },
    georegions: { 'southern-europe': { en: 'Southern Europe', de: 'Südeuropa' } },
  },
  ...changes,
});

it('builds the index once, and again after rows have changed', async () => {
  const { state, search } = device();
  expect(await search(query('rome'))).toEqual([]);
  await search(query('italy'));
  expect(state.readings).toBe(1);
  state.name = 'two';
  expect((await search(query('rome'))).map(({ key }) => key)).toEqual(['rome']);
  expect(state.readings).toBe(2);
});

it('matches the region and category names of the query', async () => {
  const { search } = device();
  expect((await search(query('südeuropa')))[0]?.key).toBe('italy');
  expect((await search(query('strand')))[0]).toEqual({ type: 'category', key: 'beach', text: 'Beach' });
});

it('excludes tours while the feature is off', async () => {
  const { search } = device();
  expect((await search(query('loop'))).map(({ type }) => type)).toEqual(['tour']);
  expect(await search(query('loop', { tours: false }))).toEqual([]);
});

it('reads again after a failed read', async () => {
  const { state, search } = device();
  state.fails = true;
  await expect(search(query('italy'))).rejects.toThrow('database closed');
  state.fails = false;
  expect((await search(query('italy')))[0]?.key).toBe('italy');
});
