import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { syncSummary } from '../../../src/data/sync/sync-summary.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { uncompared, unsentCount } from '../../../src/data/sync/unsent.ts';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import { enterEpoch, leaveRecovery } from '../../../worker/sync/epochs/history-state.ts';
import { tourOf } from '../../builders/edited-tours.ts';

const history = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  epoch: 100,
  gaps: [[5, 100]] as [number, number][],
};
let db: UserDb;

beforeEach(async () => {
  db = new UserDb(`user-uncompared-${Math.random()}`);
  await addTour(db, tourOf(2), null);
  await db.tours.toCollection().modify((row) => {
    row.rev = 8;
    row.base = row.local;
    row.dirty = false;
  });
  await db.cursors.put({ collection: 'tours', cursor: 'i.8', head: 'i.8' });
});

const enter = (serverHistory = history) =>
  db.transaction(
    'rw',
    [db.meta, db.cursors, db.marks, db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts],
    () => enterEpoch(db, serverHistory),
  );

it('documents not yet compared with a new epoch count as unsent and are not reported as saved', async () => {
  expect(await unsentCount(db)).toBe(0);
  await enter();
  expect(await unsentCount(db)).toBe(1);
  expect(await syncSummary(db)).toMatchObject({ waiting: 1, state: 'saving' });
  expect(await db.cursors.get('tours')).toMatchObject({ cursor: '', head: null });
  const heads = { tours: 'i.101' };
  await leaveRecovery(db, heads);
  expect(await unsentCount(db)).toBe(1);
  await db.cursors.put({ collection: 'tours', cursor: 'i.101', head: 'i.101' });
  // A collection that an older release of the server does not have.
  await db.cursors.put({ collection: 'conflicts', cursor: '', head: null });
  await leaveRecovery(db, heads);
  expect(await unsentCount(db)).toBe(0);
  // Entering the same epoch again changes nothing.
  await enter();
  expect(await unsentCount(db)).toBe(0);
});

it('unsent documents of each kind are counted only once', async () => {
  await db.tours.toCollection().modify({ dirty: true });
  await db.ownExperiences.put({ ...emptyRow('e1'), rev: 3, dirty: true });
  await db.settings.put({ ...emptyRow('settings'), rev: 3, dirty: true });
  await setFavorite('tour', 'ready', true, db);
  expect(await unsentCount(db)).toBe(4);
  await enter();
  expect([await uncompared(db), await unsentCount(db)]).toEqual([0, 4]);
});

it('an older database keeps its cursors, unless revisions in it were lost', async () => {
  await enter({ ...history, epoch: 0, gaps: [[0, 0]] });
  expect(await db.cursors.get('tours')).toMatchObject({ cursor: 'i.8' });
  expect(await db.meta.get(META.recovering)).toBeUndefined();
  await db.meta.clear();
  await enter();
  expect(await db.meta.get(META.recovering)).toBeDefined();
});
