import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adoptGuestData, deleteAdopted } from '../../../src/data/account/former-accounts/adopt-guest-data.ts';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour, listDrafts } from '../../../src/data/tours/tours.ts';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import { ownExperienceFields } from '../../builders/own-place.ts';

const ID = '0190f5a0-0000-7000-8000-0000000000aa';
const PLACE = '0190f5a0-0000-7000-8000-0000000000bb';
const NOW = new Date('2026-11-20T09:30:00Z');
let anonymous: UserDb;
let account: UserDb;

beforeEach(() => {
  anonymous = new UserDb('user-anon-adopt');
  account = new UserDb('user-adopt');
});
afterEach(async () => {
  await anonymous.delete();
  await account.delete();
});

const tour = (name: string) => ({ ...emptyTour(['namibia'], NOW), id: ID, name });
const put = (db: UserDb, name: string) => addTour(db, tour(name), 3);
const names = async () => (await listDrafts(account)).map(({ name }) => name).toSorted();

it('a tour whose id the account has with other content is kept as a copy, once, until the server has it', async () => {
  await put(anonymous, 'Of the visitor');
  await put(account, 'Of the account');
  await account.tours.update(ID, { rev: 7, dirty: false });
  await account.meta.clear();
  await anonymous.meta.put({ name: META.lastTour, value: ID });
  await adoptGuestData(anonymous, account, 'anna');
  await adoptGuestData(anonymous, account, 'anna');
  expect(await names()).toEqual(['Of the account', 'Of the visitor']);
  expect(await account.tours.get(ID)).toMatchObject({ rev: 7, local: { name: 'Of the account' } });
  const copy = await account.tours.filter(({ id }) => id !== ID).first();
  expect(copy).toMatchObject({ rev: null, dirty: true, local: { id: copy?.id, name: 'Of the visitor' } });
  expect((await account.meta.get(META.lastTour))?.value).toBe(copy?.id);
  await deleteAdopted(anonymous, account, 'anna');
  expect(await anonymous.tours.count()).toBe(1);
  await account.tours.update(copy?.id ?? '', { rev: 1 });
  await deleteAdopted(anonymous, account, 'anna');
  expect(await anonymous.tours.count()).toBe(0);
});

it('one that was cut off before the visitor\u2019s copy was marked is not taken twice', async () => {
  await put(anonymous, 'Of the visitor');
  await put(account, 'Of the account');
  await account.tours.update(ID, { rev: 7 });
  await adoptGuestData(anonymous, account, 'anna');
  // As before the mark was written.
  await anonymous.tours.where('id').equals(ID).modify({ adoptedBy: null });
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.count()).toBe(2);
});

it('one that another tab went on with, before the account had sent it, is taken as it is now', async () => {
  await put(anonymous, 'Begun');
  const card = await anonymous.cards.get(ID);
  const wentOn = async (name: string) => {
    await anonymous.tours.update(ID, { local: tour(name), stamp: name, adoptedBy: undefined });
    if (card) await anonymous.cards.put(card);
  };
  await adoptGuestData(anonymous, account, 'anna');
  await wentOn('Went on');
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.toArray()).toMatchObject([{ id: ID, rev: null, local: { name: 'Went on' } }]);
  // On its way to the server the account's is frozen: what comes then becomes a copy.
  await account.tours.update(ID, { inflight: { mid: 'x', baseRev: null, body: tour('Went on') } });
  await wentOn('Further');
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.count()).toBe(2);
  expect((await account.tours.get(ID))?.local).toMatchObject({ name: 'Went on' });
});

it('the same tour, and one that only the account went on with, stay one', async () => {
  await put(anonymous, 'Same');
  await put(account, 'Same');
  await account.tours.update(ID, { rev: 7, base: (await account.tours.get(ID))?.local });
  await account.tours
    .where('id')
    .equals(ID)
    .modify((row) => {
      if (row.local) row.local = { ...row.local, name: 'Went on' };
    });
  await adoptGuestData(anonymous, account, 'anna');
  expect(await names()).toHaveLength(1);
  expect(await account.tours.count()).toBe(1);
});

it('what belongs to a tour or place that became a copy goes to the copy', async () => {
  await put(anonymous, 'Of the visitor');
  await put(account, 'Of the account');
  await account.tours.update(ID, { rev: 7, dirty: false });
  const fields = (title: string) => ({ ...ownExperienceFields({ title }), id: PLACE });
  await saveOwnExperience(fields('Of the visitor'), NOW, anonymous);
  await saveOwnExperience(fields('Of the account'), NOW, account);
  await account.ownExperiences.update(PLACE, { rev: 3, dirty: false });
  await anonymous.waitingPictures.put({ id: PLACE, picture: new Blob(['p']), focal: { x: 0.5, y: 0.5 } });
  for (const [collection, documentId] of [
    ['tours', ID],
    ['experiences', PLACE],
  ] as const)
    await anonymous.conflicts.put(
      newConflictRow({ collection, documentId }, { path: 'notes', value: 'other', by: 'mine' }),
    );
  await adoptGuestData(anonymous, account, 'anna');
  const copy = await account.tours.filter(({ id }) => id !== ID).first();
  const placeCopy = await account.ownExperiences.filter(({ id }) => id !== PLACE).first();
  const about = (await openConflicts(account)).map(({ documentId }) => documentId);
  expect(new Set(about)).toEqual(new Set([copy?.id, placeCopy?.id]));
  expect((await account.waitingPictures.toArray()).map(({ id }) => id)).toEqual([placeCopy?.id]);
  expect(await anonymous.conflicts.count()).toBe(0);
});
