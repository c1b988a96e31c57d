import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeConflicts, decideConflict } from '../../../src/data/sync/conflict-list.ts';
import { saveForm } from '../../../src/data/forms/save-form.ts';
import { deleteOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour, deleteTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

const NOW = new Date('2026-11-20T09:30:00Z');
const LATER = new Date('2026-11-21T09:30:00Z');
const DAYS = 9;
const OWN_EXPERIENCE = ownExperienceFields();
let db: UserDb;

beforeEach(() => {
  db = new UserDb('user-save-form');
});
afterEach(() => db.delete());

const OPENED_VALUES = { name: 'Tea', notes: 'hills' };
async function addSyncedTour(): Promise<string> {
  const result = await addTour(db, { ...emptyTour(['sri-lanka'], NOW), ...OPENED_VALUES }, DAYS);
  if (!result.ok) throw new Error(result.code);
  await db.tours.update(result.value, { rev: 3, dirty: false });
  return result.value;
}

/** Applies a change of another device, as a pull does. */
async function simulatePull(id: string, fields: object): Promise<void> {
  const row = await db.tours.get(id);
  if (!row?.local) throw new Error('no tour');
  const remote = { ...row.local, ...fields };
  await db.tours.put({ ...row, rev: 4, base: remote, local: remote, dirty: false, stamp: 'pulled' });
}

it('keeps a field that another device saved while the form was open', async () => {
  const id = await addSyncedTour();
  await simulatePull(id, { notes: 'coast' });
  expect(
    await saveForm('tours', id, { opened: OPENED_VALUES, changes: { name: 'Coffee' } }, LATER, db),
  ).toEqual({
    ok: true,
    value: 'done',
  });
  expect((await db.tours.get(id))?.local).toMatchObject({
    name: 'Coffee',
    notes: 'coast',
    updatedAt: LATER.toISOString(),
  });
  expect(await db.tours.get(id)).toMatchObject({ dirty: true, rev: 4 });
  expect(await db.cards.get(id)).toMatchObject({ name: 'Coffee', days: DAYS });
  expect(await db.conflicts.count()).toBe(0);
});

it('writes the typed value and records the other device’s value as a conflict, which the user can take over', async () => {
  const id = await addSyncedTour();
  await simulatePull(id, { name: 'Cocoa' });
  await saveForm('tours', id, { opened: OPENED_VALUES, changes: { name: 'Coffee' } }, LATER, db);
  expect((await db.tours.get(id))?.local?.name).toBe('Coffee');
  const [row] = await describeConflicts(db);
  expect(row).toMatchObject({ field: 'name', value: 'Cocoa', current: 'Coffee', by: 'theirs' });
  await decideConflict({ id: row?.id ?? '' }, true, db);
  expect((await db.tours.get(id))?.local?.name).toBe('Cocoa');
});

it('writes nothing when the form has no changes', async () => {
  const id = await addSyncedTour();
  await saveForm('tours', id, { opened: OPENED_VALUES, changes: {} }, LATER, db);
  expect(await db.tours.get(id)).toMatchObject({ dirty: false, local: { updatedAt: NOW.toISOString() } });
});

it('returns "gone" for a deleted document and does not restore it', async () => {
  const id = await addSyncedTour();
  await deleteTour(id, db);
  const edit = { opened: OPENED_VALUES, changes: { name: 'Coffee' } };
  expect(await saveForm('tours', id, edit, LATER, db)).toEqual({ ok: true, value: 'gone' });
  expect(await db.tours.get(id)).toMatchObject({ local: null, dirty: true });
});

it('returns "gone" for a deleted own experience', async () => {
  const place = await saveOwnExperience({ ...OWN_EXPERIENCE, title: 'Farm' }, NOW, db);
  if (!place.ok) throw new Error(place.code);
  await deleteOwnExperience(place.value, db);
  expect(
    await saveForm(
      'experiences',
      place.value,
      { opened: OWN_EXPERIENCE, changes: { title: 'Camp' } },
      LATER,
      db,
    ),
  ).toEqual({ ok: true, value: 'gone' });
  expect(await db.ownExperiences.count()).toBe(0);
});

it('keeps fields of an own experience that another device changed, and records a conflict for a field that both changed', async () => {
  const saved = await saveOwnExperience(OWN_EXPERIENCE, NOW, db);
  if (!saved.ok) throw new Error(saved.code);
  const row = await db.ownExperiences.get(saved.value);
  if (!row?.local) throw new Error('no place');
  await db.ownExperiences.put({ ...row, local: { ...row.local, months: [6, 7], price: 12 } });
  const changes = { title: 'Camp', price: 9 };
  await saveForm('experiences', saved.value, { opened: OWN_EXPERIENCE, changes }, LATER, db);
  expect((await db.ownExperiences.get(saved.value))?.local).toMatchObject({
    title: 'Camp',
    price: 9,
    months: [6, 7],
    description: 'Goats.',
  });
  expect(await db.conflicts.toArray()).toMatchObject([
    {
      local: { collection: 'experiences', documentId: saved.value, path: 'price', value: 12, by: 'theirs' },
      dirty: true,
    },
  ]);
});
