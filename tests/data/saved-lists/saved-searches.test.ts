import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAVED_LISTS_MAX } from '../../../src/contract/account-limits.ts';
import { deleteSavedList, saveList, savedLists } from '../../../src/data/saved-lists/saved-lists.ts';
import { renameSearch, savedSearches, saveSearch } from '../../../src/data/saved-lists/saved-searches.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { SAVED_NAME_MAX } from '../../../src/model/saved-list-limits.ts';
import { savedListSchema } from '../../../src/model/schemas/saved-list.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { matchedPlace } from '../../builders/matched-place.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const NAMIBIA = { list: 'experiences', query: 'country=namibia' } as const;
let db: UserDb;

beforeEach(() => {
  db = new UserDb(`user-${crypto.randomUUID()}`);
});
afterEach(() => db.delete());

it('is saved once with the same filters, newest first', async () => {
  const first = await saveSearch(NAMIBIA, ' Namibia ', NOW, db);
  expect(first).toMatchObject({ ok: true, value: { name: 'Namibia', ...NAMIBIA } });
  expect(await saveSearch(NAMIBIA, 'Again', NOW, db)).toEqual(first);
  const later = new Date(NOW.getTime() + 1000);
  await saveSearch({ list: 'tours', query: 'country=namibia' }, 'x'.repeat(200), later, db);
  const searches = await savedSearches(db);
  expect(searches.map(({ list }) => list)).toEqual(['tours', 'experiences']);
  expect(searches[0]?.name.length).toBeLessThanOrEqual(SAVED_NAME_MAX);
});

it('is a valid document of its own, apart from the lists of places', async () => {
  await saveSearch(NAMIBIA, 'Namibia', NOW, db);
  await saveList([matchedPlace({ name: 'Waterfall' })], 'Pinned', NOW, db);
  expect((await savedLists(db)).map(({ name }) => name)).toEqual(['Pinned']);
  expect((await savedSearches(db)).map(({ name }) => name)).toEqual(['Namibia']);
  for (const { local } of await db.savedLists.toArray())
    expect(savedListSchema.safeParse(local).error?.issues ?? []).toEqual([]);
});

it('is renamed as an unsent edit, and deleted', async () => {
  const saved = await saveSearch(NAMIBIA, 'Namibia', NOW, db);
  const id = saved.ok ? saved.value.id : '';
  const before = await db.savedLists.get(id);
  await renameSearch(id, 'Dunes', NOW, db);
  const row = await db.savedLists.get(id);
  expect(row?.local).toMatchObject({ name: 'Dunes', search: NAMIBIA });
  expect(row?.dirty).toBe(true);
  expect(row?.stamp).not.toBe(before?.stamp);
  await deleteSavedList(id, db);
  expect(await savedSearches(db)).toEqual([]);
  expect(await renameSearch(id, 'Gone', NOW, db)).toMatchObject({ ok: true });
  expect(await savedSearches(db)).toEqual([]);
});

it('counts to the limit of saved lists', async () => {
  const list = { version: null, name: 'x', places: [], updatedAt: NOW.toISOString() };
  const ids = Array.from({ length: SAVED_LISTS_MAX }, () => uuidV7());
  await db.savedLists.bulkPut(ids.map((id) => emptyRow(id, { ...list, id }, uuidV7())));
  expect(await saveSearch(NAMIBIA, 'Namibia', NOW, db)).toEqual({ ok: false, code: 'too-many-lists' });
});
