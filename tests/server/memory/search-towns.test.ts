import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlaces } from '../../../src/server/memory/gazetteer-packs.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';

let app: TestApp;
let search: (searchString: string, language?: string) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
  app = await openTestApp();
  const places = openPlaces(path.resolve('public'));
  search = searchOf(app.withSettings({}, { places }));
});
afterAll(() => app.close());

function searchOf(call: TestApp['call']) {
  return async (searchString: string, language = 'en') => {
    const headers = { 'Content-Language': language };
    const response = await call('/api/search', { json: { searchString }, headers });
    expect(response.status).toBe(200);
    const { results } = (await response.json()) as { results: Record<string, unknown>[] };
    return results;
  };
}

it.each([
  ['Ollantaytambo', 'en', 'PE'],
  ['hanoi', 'en', 'VN'],
  ['Saigon', 'de', 'VN'],
  ['Kairo', 'de', 'EG'],
])('finds the town %s (%s)', async (typed, language, country) => {
  const [first] = await search(typed, language);
  expect(first).toMatchObject({ type: 'town', place: { country } });
});

it('finds no town with the planner or tours switched off, nor without the files of the site', async () => {
  const places = openPlaces(path.resolve('public'));
  const off = searchOf(app.withSettings({ PLANNER_ACTIVE: 'false' }, { places }));
  expect(await off('hanoi')).toEqual([]);
  expect(await searchOf(app.withSettings({ TOURS_ACTIVE: 'false' }, { places }))('hanoi')).toEqual([]);
  expect(await searchOf(app.call)('hanoi')).toEqual([]);
  const elsewhere = openPlaces(path.resolve('public/nowhere'));
  expect(await searchOf(app.withSettings({}, { places: elsewhere }))('hanoi')).toEqual([]);
});
