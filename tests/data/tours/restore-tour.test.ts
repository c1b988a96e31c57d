import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { readDeletableTour, restoreTour } from '../../../src/data/tours/restore-tour.ts';
import { createTour, deleteTour, listUserTours, readTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

const db = new UserDb('restore-tour');
afterEach(() => db.delete({ disableAutoOpen: false }));

async function makeDraft(): Promise<string> {
  const made = await createTour(['namibia'], new Date('2026-11-20T08:00:00Z'), db);
  if (!made.ok) throw new Error(made.code);
  await db.cards.update(made.value, { touched: true });
  return made.value;
}

test('restores a deleted tour unchanged, in the list too', async () => {
  const id = await makeDraft();
  const before = await readTour(id, db);
  const restorable = await readDeletableTour(id, db);
  await deleteTour(id, db);
  expect(await listUserTours(db)).toEqual([]);
  expect(restorable).not.toBeNull();
  if (restorable !== null) await restoreTour(restorable, db);
  expect(await readTour(id, db)).toEqual(before);
  expect((await listUserTours(db)).map((card) => card.id)).toEqual([id]);
});

test('keeps the newer revision received since the deletion', async () => {
  const id = await makeDraft();
  await db.tours.update(id, { rev: 3 });
  const restorable = await readDeletableTour(id, db);
  await deleteTour(id, db);
  // The row remains to send the deletion; meanwhile the server answered with a newer revision.
  await db.tours.update(id, { rev: 4 });
  if (restorable !== null) await restoreTour(restorable, db);
  const row = await db.tours.get(id);
  expect(row).toMatchObject({ rev: 4, dirty: true });
  expect(row?.local?.id).toBe(id);
});

test('returns null for a missing tour', async () => {
  expect(await readDeletableTour('nowhere', db)).toBeNull();
});

test('keeps a tour that reappeared with another device’s change and adds unsent changes as a copy', async () => {
  const id = await makeDraft();
  const tour = await readTour(id, db);
  if (!tour) throw new Error('no tour');
  await db.tours.update(id, { rev: 3, base: tour, local: { ...tour, notes: 'Unsent' }, dirty: true });
  const restorable = await readDeletableTour(id, db);
  await deleteTour(id, db);
  await db.tours.update(id, { rev: 4, local: { ...tour, name: 'From the laptop' }, dirty: false });
  if (restorable !== null) await restoreTour(restorable, db);
  expect((await readTour(id, db))?.name).toBe('From the laptop');
  const notes = (await db.tours.toArray()).map(({ local }) => local?.notes);
  expect(new Set(notes)).toEqual(new Set(['', 'Unsent']));
  expect((await listUserTours(db)).length).toBe(1);
});

test('drops the base after a rejected deletion, which may have reached the server before', async () => {
  const id = await makeDraft();
  await db.tours.update(id, { rev: 3, base: await readTour(id, db), dirty: false });
  const restorable = await readDeletableTour(id, db);
  await deleteTour(id, db);
  await db.tours.update(id, { parked: { status: 415, code: 'unsupported-type', fields: [], stamp: 's' } });
  if (restorable !== null) await restoreTour(restorable, db);
  expect(await db.tours.get(id)).toMatchObject({
    rev: 3,
    base: null,
    dirty: true,
    parked: null,
    local: { id },
  });
});
