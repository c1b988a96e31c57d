import 'fake-indexeddb/auto';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { describeConflicts, decideConflict } from '../../../src/data/sync/conflict-list.ts';
import { readTourFile } from '../../../src/data/tours/files/import-tour.ts';
import { describeTour, myTours } from '../../../src/data/tours/my-tours.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour, readTour } from '../../../src/data/tours/tours.ts';
import { unsentTourFiles } from '../../../src/data/tours/files/unsent-tour-files.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { discardPending, pendingList } from '../../../src/data/sync/pending-list.ts';
import type { OwnExperience } from '../../../src/model/schemas/own-experience.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 9, 30));
const LATER = new Date(Date.UTC(2026, 10, 21, 9, 30));
const FARM = '0190f5a0-0000-7000-8000-00000000000f';
const STOP = '0190f5a0-0000-7000-8000-000000000001';
let db: UserDb;

beforeEach(() => {
  db = new UserDb('user-my-tours');
});

afterEach(() => db.delete());

const farm: OwnExperience = {
  id: FARM,
  version: null,
  ...ownExperienceFields({ title: 'Cousin’s farm' }),
  image_uris: [],
  published: false,
  slug: null,
  updatedAt: NOW.toISOString(),
};

/** A tour to the farm, of nine days. */
async function farmTour(): Promise<string> {
  const tour = {
    ...emptyTour(['namibia'], NOW),
    name: 'Goats',
    itinerary: [{ id: STOP, experience_id: FARM, nights: 3 }],
  };
  const result = await addTour(db, tour, 9, [farm]);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

it('renaming a tour is an unsent edit that keeps its planned days', async () => {
  const id = await farmTour();
  const before = await db.tours.get(id);
  await describeTour(id, { name: 'Goats and dunes', notes: 'Bring bread' }, LATER, db);
  const [tour] = await myTours(db);
  expect(tour).toMatchObject({
    card: { name: 'Goats and dunes', days: 9, updatedAt: LATER.toISOString() },
    notes: 'Bring bread',
    waiting: true,
    sent: false,
    rejected: false,
  });
  const row = await db.tours.get(id);
  expect(row?.dirty).toBe(true);
  expect(row?.stamp).not.toBe(before?.stamp);
  expect(await describeTour(STOP, { name: 'x', notes: '' }, LATER, db)).toEqual({ ok: true, value: 'gone' });
});

it('a rejection counts until the tour is changed again', async () => {
  const id = await farmTour();
  const stamp = (await db.tours.get(id))?.stamp ?? '';
  await db.tours.update(id, { parked: { status: 413, code: 'too-large', fields: [], stamp } });
  expect((await myTours(db))[0]?.rejected).toBe(true);
  await describeTour(id, { name: 'Goats', notes: '' }, LATER, db);
  expect((await myTours(db))[0]?.rejected).toBe(false);
});

it('pending changes are listed by title and can be discarded', async () => {
  const id = await farmTour();
  const { things } = await pendingList(db);
  expect(things.map(({ kind, title, what }) => [kind, title.en, what])).toEqual([
    ['tours', 'Goats', 'new'],
    ['experiences', 'Cousin’s farm', 'new'],
  ]);
  const [tour] = things;
  if (tour === undefined) throw new Error('the pending list is empty');
  expect(await discardPending(tour, db)).toEqual({ ok: true, value: 'done' });
  expect(await readTour(id, db)).toBeNull();
  expect((await pendingList(db)).things.map(({ kind }) => kind)).toEqual(['experiences']);
});

it('discarding a removed favorite restores it', async () => {
  const favorite = {
    key: 'experience-ella',
    kind: 'experience' as const,
    id: 'ella',
    inflight: null,
    pend: null,
  };
  await db.favorites.put({ ...favorite, on: false, base: true, dirty: true });
  const [thing] = (await pendingList(db)).things;
  expect(thing).toMatchObject({ kind: 'favorites', what: 'deleted' });
  if (thing) await discardPending(thing, db);
  expect(await db.favorites.get('experience-ella')).toMatchObject({ on: true, dirty: false });
});

it('unsent tours are exported to files that can be imported, with their own experiences', async () => {
  await farmTour();
  const [file] = await unsentTourFiles(LATER, db);
  const read = readTourFile(JSON.stringify(file), LATER);
  expect(read).toMatchObject({ tour: { name: 'Goats' }, places: [{ id: FARM, title: 'Cousin’s farm' }] });
});

it('a conflict names its place and can be resolved', async () => {
  const id = await farmTour();
  const about = { collection: 'tours' as const, documentId: id };
  await db.conflicts.bulkPut([
    newConflictRow(about, { id: 'a', path: `itinerary/${STOP}/nights`, value: 5, by: 'mine' }),
    newConflictRow(about, { id: 'b', path: 'name', value: 'Sheep', by: 'mine' }),
  ]);
  const list = await describeConflicts(db);
  expect(
    list.map(({ field, places, current, value }) => [field, places.map(({ en }) => en), current, value]),
  ).toEqual([
    ['nights', ['Cousin’s farm'], 3, 5],
    ['name', [], 'Goats', 'Sheep'],
  ]);
  expect(await decideConflict({ id: 'a' }, true, db)).toEqual({ ok: true, value: 'done' });
  expect(await decideConflict({ id: 'b' }, false, db)).toEqual({ ok: true, value: 'done' });
  expect(await readTour(id, db)).toMatchObject({ name: 'Goats', itinerary: [{ nights: 5 }] });
  expect(await describeConflicts(db)).toEqual([]);
});
