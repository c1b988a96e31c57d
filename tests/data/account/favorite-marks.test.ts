import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import {
  currentFavoriteMarks,
  markFavorite,
  subscribeFavoriteMarks,
} from '../../../src/data/account/favorite-marks.ts';
import { switchUserDb, UserDb, userDb } from '../../../src/data/storage/user-db.ts';
import { buildPlace } from '../../ui/support/catalogue-builder.ts';

let user: UserDb;

beforeEach(async () => {
  user = new UserDb('user-favorites');
  await catalogueDb.experiences.put(buildPlace('ella', 4));
});

afterEach(async () => {
  await user.delete();
  await catalogueDb.experiences.clear();
});

const likes = async () => (await catalogueDb.experiences.get('ella'))?.likes;
const set = (on: boolean) => markFavorite({ kind: 'experience', id: 'ella', on }, user);

it('stores a favorite once, marks it as unsent, and increments the like count', async () => {
  expect((await set(true)).ok).toBe(true);
  expect((await set(true)).ok).toBe(true);
  expect(await user.favorites.toArray()).toMatchObject([
    { key: 'experience-ella', kind: 'experience', id: 'ella', on: true, base: false, dirty: true },
  ]);
  expect(await likes()).toBe(5);
});

it('deletes the row when an unsent favorite is cleared', async () => {
  await set(true);
  await set(false);
  expect(await user.favorites.count()).toBe(0);
  expect(await likes()).toBe(4);
});

it('keeps the in-flight write and the pulled state when toggled before the answer', async () => {
  await set(true);
  const inflight = { on: true, mid: 'x' };
  await user.favorites.update('experience-ella', { inflight, pend: false });
  await set(false);
  expect(await user.favorites.toArray()).toMatchObject([{ on: false, inflight, pend: false }]);
});

it('stores favorites of a tour and an experience with the same id separately', async () => {
  await set(true);
  await markFavorite({ kind: 'tour', id: 'ella', on: true }, user);
  expect(await user.favorites.count()).toBe(2);
});

it('reads the database of the current user', async () => {
  const onChange = vi.fn();
  const stop = subscribeFavoriteMarks(onChange);
  await vi.waitFor(() => expect(currentFavoriteMarks()).not.toBeNull());
  await markFavorite({ kind: 'experience', id: 'ella', on: true }, userDb);
  await vi.waitFor(() => expect(currentFavoriteMarks()?.ids.experience).toEqual(['ella']));
  expect(currentFavoriteMarks()?.waiting.has('experience-ella')).toBe(true);

  const former = switchUserDb('0190a6b0-0000-7000-8000-000000000001');
  expect(currentFavoriteMarks()?.ids.experience).toEqual([]);
  switchUserDb(null);
  await vi.waitFor(() => expect(currentFavoriteMarks()?.ids.experience).toEqual(['ella']));
  stop();
  await former?.favorites.clear();
});
