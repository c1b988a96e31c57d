import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAVED_PLACES_MAX } from '../../../src/model/saved-list-limits.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { savedListAnswerSchema, userSavedListsPageSchema } from '../../../src/contract/user-things.ts';
import { changes, isNew, openUserApp, type UserApp } from './user-calls.ts';

const LISTS = '/users/current/lists';
let app: UserApp;
let ada: string;
let ben: string;

beforeAll(async () => {
  app = await openUserApp();
  ada = await app.addUser('ada');
  ben = await app.addUser('ben');
});
afterAll(() => app.close());

const place = (id: string, fields: object = {}) => ({
  id,
  name: `Place ${id}`,
  at: [80.635, 7.291],
  country: 'LK',
  ...fields,
});
const list = (places: object[]) => ({
  id: uuidV7(),
  name: 'Sri Lanka',
  places,
  updatedAt: '2026-11-27T10:00:00.000Z',
});
const put = (body: { id: string }, headers: Record<string, string> = isNew) =>
  app.send('PUT', `${LISTS}/${body.id}`, { by: ada, body, headers });

it('a saved search is stored with its filters, for a list of the site alone', async () => {
  const search = { list: 'experiences', query: 'country=namibia&month=now' };
  const body = { ...list([]), name: 'Namibia now', search };
  const created = await put(body);
  expect(created.status).toBe(201);
  const { savedList } = savedListAnswerSchema.parse(await created.json());
  expect(savedList).toMatchObject({ name: 'Namibia now', places: [], search });
  const elsewhere = { ...body, search: { ...search, list: 'elsewhere' } };
  expect((await put(elsewhere)).status).toBe(422);
  await app.send('DELETE', `${LISTS}/${body.id}`, { by: ada, headers: changes(savedList.version ?? 0) });
});

it('a list is stored, changed, pulled and deleted by its owner alone', async () => {
  const body = list([place('0', { note: 'Nice at dawn' }), place('1', { source: 'geonames:1241622' })]);
  const created = await put(body);
  expect(created.status).toBe(201);
  const { savedList } = savedListAnswerSchema.parse(await created.json());
  expect(savedList).toEqual({ ...body, version: savedList.version });

  const changed = await put(
    { ...body, places: [place('1')] } as typeof body,
    changes(savedList.version ?? 0),
  );
  expect(changed.status).toBe(200);
  const pageOf = async (by: string) =>
    userSavedListsPageSchema.parse(await (await app.send('GET', `${LISTS}?since=`, { by })).json());
  expect((await pageOf(ada)).savedLists.map(({ places }) => places.length)).toEqual([1]);
  expect((await pageOf(ben)).savedLists).toEqual([]);

  const version = savedListAnswerSchema.parse(await changed.json()).savedList.version ?? 0;
  const remove = (by: string) => app.send('DELETE', `${LISTS}/${body.id}`, { by, headers: changes(version) });
  expect((await remove(ben)).status).toBe(204);
  expect((await pageOf(ada)).savedLists).toHaveLength(1);
  expect((await remove(ada)).status).toBe(204);
  expect((await pageOf(ada)).savedLists).toEqual([]);
});

it('a list may have five thousand places, and no more', async () => {
  const places = Array.from({ length: SAVED_PLACES_MAX }, (_, index) => place(index.toString(36)));
  expect((await put(list(places))).status).toBe(201);
  const rejected = await put(list([...places, place('more')]));
  expect(rejected.status).toBe(422);
  expect(problemSchema.parse(await rejected.json()).errors?.map(({ path }) => path)).toEqual(['places']);
});

it('a list that is too long is 413', async () => {
  const places = Array.from({ length: 2_000 }, (_, index) =>
    place(index.toString(36), { note: 'n'.repeat(1_000) }),
  );
  expect((await put(list(places))).status).toBe(413);
});

it.each([
  [{ at: [181, 0] }, 'places[0].at[0]'],
  [{ country: 'Sri Lanka' }, 'places[0].country'],
  [{ source: 'elsewhere:1' }, 'places[0].source'],
  [{ name: '' }, 'places[0].name'],
])('%j is rejected with its field', async (fields, path) => {
  const rejected = await put(list([place('0', fields)]));
  expect(rejected.status).toBe(422);
  expect(problemSchema.parse(await rejected.json()).errors?.map((error) => error.path)).toEqual([path]);
});
