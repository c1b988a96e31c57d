import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { readDeletableTour, restoreTour } from '../../../src/data/tours/restore-tour.ts';
import { createTour, deleteTour, listDrafts, readTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

const db = new UserDb('restore-tour');
afterEach(() => db.delete({ disableAutoOpen: false }));

async function makeDraft(): Promise<string> {
  const made = await createTour(['namibia'], new Date('2026-11-20T08:00:00Z'), db);
  if (!made.ok) throw new Error(made.code);
  await db.cards.update(made.value, { touched: true });
  return made.value;
}

test('a deleted tour is put back as it was, in the list too', async () => {
  const id = await makeDraft();
  const before = await readTour(id, db);
  const kept = await readDeletableTour(id, db);
  await deleteTour(id, db);
  expect(await listDrafts(db)).toEqual([]);
  expect(kept).not.toBeNull();
  if (kept !== null) await restoreTour(kept, db);
  expect(await readTour(id, db)).toEqual(before);
  expect((await listDrafts(db)).map((card) => card.id)).toEqual([id]);
});

test('a tour that the account knows keeps what the account told since', async () => {
  const id = await makeDraft();
  await db.tours.update(id, { rev: 3 });
  const kept = await readDeletableTour(id, db);
  await deleteTour(id, db);
  // The row stays behind to tell the server; meanwhile it answered with a newer revision.
  await db.tours.update(id, { rev: 4 });
  if (kept !== null) await restoreTour(kept, db);
  const row = await db.tours.get(id);
  expect(row).toMatchObject({ rev: 4, dirty: true });
  expect(row?.local?.id).toBe(id);
});

test('there is nothing to keep of a tour that is not there', async () => {
  expect(await readDeletableTour('nowhere', db)).toBeNull();
});

test('a tour that came back with another device’s change stays as it is; what was unsent of it is a copy', async () => {
  const id = await makeDraft();
  const tour = await readTour(id, db);
  if (!tour) throw new Error('no tour');
  await db.tours.update(id, { rev: 3, base: tour, local: { ...tour, notes: 'Unsent' }, dirty: true });
  const kept = await readDeletableTour(id, db);
  await deleteTour(id, db);
  await db.tours.update(id, { rev: 4, local: { ...tour, name: 'From the laptop' }, dirty: false });
  if (kept !== null) await restoreTour(kept, db);
  expect((await readTour(id, db))?.name).toBe('From the laptop');
  const notes = (await db.tours.toArray()).map(({ local }) => local?.notes);
  expect(new Set(notes)).toEqual(new Set(['', 'Unsent']));
  expect((await listDrafts(db)).length).toBe(1);
});

test('after a rejected deletion, which may have arrived before, an unchanged tour is no base for the server’s answer', async () => {
  const id = await makeDraft();
  await db.tours.update(id, { rev: 3, base: await readTour(id, db), dirty: false });
  const kept = await readDeletableTour(id, db);
  await deleteTour(id, db);
  await db.tours.update(id, { parked: { status: 415, code: 'unsupported-type', fields: [], stamp: 's' } });
  if (kept !== null) await restoreTour(kept, db);
  expect(await db.tours.get(id)).toMatchObject({
    rev: 3,
    base: null,
    dirty: true,
    parked: null,
    local: { id },
  });
});
