import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAVED_LISTS_MAX } from '../../../src/contract/account-limits.ts';
import type { MatchedPlace } from '../../../src/contract/place-list.ts';
import {
  deleteSavedList,
  removeSavedPlace,
  restoreSavedPlace,
  savedLists,
  saveList,
} from '../../../src/data/saved-lists/saved-lists.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { SAVED_NOTE_MAX, SAVED_PLACES_MAX } from '../../../src/model/saved-list-limits.ts';
import { savedListSchema, type SavedList } from '../../../src/model/schemas/saved-list.ts';
import { KANDY, matchedPlace } from '../../builders/matched-place.ts';
import { experience } from '../../worker/catalogue/catalogue-rows.ts';

const NOW = new Date('2026-11-27T10:00:00.000Z');
let db: UserDb;
let catalogue: CatalogueDb;
beforeEach(() => {
  db = new UserDb('user-saved-lists');
  catalogue = new CatalogueDb('catalogue-saved-lists');
});
afterEach(async () => {
  await db.delete();
  await catalogue.delete();
});

const place = (name: string, changes: Partial<MatchedPlace> = {}) => matchedPlace({ name, ...changes });

async function saved(places: readonly MatchedPlace[], name = 'Lanka'): Promise<SavedList> {
  const result = await saveList(places, name, NOW, db, catalogue);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

it('a list has what the file said about each place, and what the place is', async () => {
  await catalogue.experiences.put(experience('ella', { location: { coordinates: [81.05, 6.87] } }));
  const list = await saved([
    place('Bench', { note: 'Nice at dawn', address: 'Lake Round' }),
    place('Kandy', { match: { kind: 'gazetteer', place: KANDY } }),
    place('Ella', { at: null, match: { kind: 'experience', key: 'ella', title: 'Ella' } }),
    place('Atlantis', { match: { kind: 'none' } }),
  ]);
  expect(savedListSchema.parse(list)).toEqual(list);
  const where = { country: 'LK', region: 'Central', timezone: 'Asia/Colombo' };
  expect(list.places).toEqual([
    { id: '0', name: 'Bench', at: [80.6, 7.3], ...where, note: 'Nice at dawn', address: 'Lake Round' },
    { id: '1', name: 'Kandy', at: [80.635, 7.291], ...where, source: 'geonames:1241622' },
    { id: '2', name: 'Ella', at: [81.05, 6.87], experience_id: 'ella' },
  ]);
  expect(await db.savedLists.get(list.id)).toMatchObject({ dirty: true, rev: null, local: list });
});

it('texts that are too long are cut, so that the server accepts the list', async () => {
  const long = 'n'.repeat(5_000);
  const list = await saved([place(long, { note: long, address: long })], long);
  expect(savedListSchema.safeParse(list).success).toBe(true);
  expect(list.places[0]?.note).toHaveLength(SAVED_NOTE_MAX);
});

it('a shortened note has no half of a surrogate pair, which the server would reject', async () => {
  const note = `${'n'.repeat(SAVED_NOTE_MAX - 2)}😀😀`;
  const list = await saved([place('Ella', { note })]);
  expect(list.places[0]?.note).toBe(`${'n'.repeat(SAVED_NOTE_MAX - 2)}…`);
});

it('says why a list cannot be saved, and saves nothing', async () => {
  const none = await saveList([place('Atlantis', { match: { kind: 'none' } })], 'x', NOW, db, catalogue);
  expect(none).toEqual({ ok: false, code: 'no-places' });
  const many = Array.from({ length: SAVED_PLACES_MAX + 1 }, (_, index) => place(`P${index}`));
  const tooMany = { ok: false, code: 'too-many-places' };
  expect(await saveList(many, 'x', NOW, db, catalogue)).toEqual(tooMany);
  const large = many.slice(1).map(({ name }) => place(name, { note: 'n'.repeat(SAVED_NOTE_MAX) }));
  expect(await saveList(large, 'x', NOW, db, catalogue)).toEqual(tooMany);
  const full = Array.from({ length: SAVED_LISTS_MAX }, (_, index) =>
    emptyRow(`list${index}`, { id: `list${index}` } as SavedList),
  );
  await db.savedLists.bulkPut(full);
  expect(await saveList([place('One')], 'x', NOW, db, catalogue)).toEqual({
    ok: false,
    code: 'too-many-lists',
  });
  expect(await db.savedLists.count()).toBe(SAVED_LISTS_MAX);
});

it('a place is removed and put back where it was; a list is deleted', async () => {
  const list = await saved([place('A'), place('B'), place('C')]);
  const [, second] = list.places;
  if (!second) throw new Error('no place');
  await removeSavedPlace(list.id, second.id, NOW, db);
  expect((await savedLists(db))[0]?.places.map(({ name }) => name)).toEqual(['A', 'C']);
  await restoreSavedPlace(list.id, second, 1, NOW, db);
  await restoreSavedPlace(list.id, second, 1, NOW, db);
  expect((await savedLists(db))[0]?.places.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  await deleteSavedList(list.id, db);
  await restoreSavedPlace(list.id, second, 1, NOW, db);
  expect(await savedLists(db)).toEqual([]);
});

it('five thousand places are one list', async () => {
  const many = Array.from({ length: SAVED_PLACES_MAX }, (_, index) => place(`Place ${index}`));
  expect((await saved(many)).places).toHaveLength(SAVED_PLACES_MAX);
});
