import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptGuestData, deleteAdopted } from '../../../src/data/account/former-accounts/adopt-guest-data.ts';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { addGazetteerPlace } from '../../../src/data/own-experiences/add-gazetteer-place.ts';
import {
  deleteOwnExperience,
  readOwnExperience,
  saveOwnExperience,
} from '../../../src/data/own-experiences/own-experiences.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { emptyTour, withNewStopIds } from '../../../src/data/tours/tour-document.ts';
import { addTour, listUserTours } from '../../../src/data/tours/tours.ts';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import type { GazetteerPlace } from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

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
const names = async () => (await listUserTours(account)).map(({ name }) => name).toSorted();

it('adopts a guest tour once as a copy when the account has another tour under its id, and keeps the original until the copy is sent', async () => {
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

it('does not adopt a tour twice when the run was interrupted before the original was marked', async () => {
  await put(anonymous, 'Of the visitor');
  await put(account, 'Of the account');
  await account.tours.update(ID, { rev: 7 });
  await adoptGuestData(anonymous, account, 'anna');
  // As if the run had stopped before the mark was written.
  await anonymous.tours.where('id').equals(ID).modify({ adoptedBy: null });
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.count()).toBe(2);
});

it('updates an unsent adopted tour edited in another tab, and adopts a copy once the first is in flight', async () => {
  await put(anonymous, 'Begun');
  const card = await anonymous.cards.get(ID);
  const editAsGuest = async (name: string) => {
    await anonymous.tours.update(ID, { local: tour(name), stamp: name, adoptedBy: undefined });
    if (card) await anonymous.cards.put(card);
  };
  await adoptGuestData(anonymous, account, 'anna');
  await editAsGuest('Went on');
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.toArray()).toMatchObject([{ id: ID, rev: null, local: { name: 'Went on' } }]);
  // In flight the account's tour is frozen: a later edit becomes a copy.
  await account.tours.update(ID, { inflight: { mid: 'x', baseRev: null, body: tour('Went on') } });
  await editAsGuest('Further');
  await adoptGuestData(anonymous, account, 'anna');
  expect(await account.tours.count()).toBe(2);
  expect((await account.tours.get(ID))?.local).toMatchObject({ name: 'Went on' });
});

it('does not duplicate an equal tour, nor one that only the account changed', async () => {
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

it('moves pictures and conflicts of a copied tour or place to the copy', async () => {
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

it('moves saved lists, with the new ids of the places in them', async () => {
  const fields = (title: string) => ({ ...ownExperienceFields({ title }), id: PLACE });
  await saveOwnExperience(fields('Of the visitor'), NOW, anonymous);
  await saveOwnExperience(fields('Of the account'), NOW, account);
  await account.ownExperiences.update(PLACE, { rev: 3, dirty: false });
  const places = [{ id: '0', name: 'Bench', at: [80, 7] as [number, number], experience_id: PLACE }];
  const list = { id: ID, version: null, name: 'Lanka', places, updatedAt: NOW.toISOString() };
  await anonymous.savedLists.put(emptyRow(ID, list, 'stamp'));
  await adoptGuestData(anonymous, account, 'anna');
  await adoptGuestData(anonymous, account, 'anna');
  const copy = await account.ownExperiences.filter(({ id }) => id !== PLACE).first();
  const adopted = await account.savedLists.toArray();
  expect(adopted.map(({ local }) => local?.places[0]?.experience_id)).toEqual([copy?.id]);
  await deleteAdopted(anonymous, account, 'anna');
  expect(await anonymous.savedLists.count()).toBe(1);
  await account.savedLists.update(ID, { rev: 1 });
  await deleteAdopted(anonymous, account, 'anna');
  expect(await anonymous.savedLists.count()).toBe(0);
});

describe('a place of the gazetteer that guest and account have added', () => {
  const PAI: GazetteerPlace = {
    id: 'geonames:1151601',
    name: 'Pai',
    country: 'TH',
    region: 'Mae Hong Son',
    zone: 'Asia/Bangkok',
    at: [98.44, 19.359],
  };
  let catalogue: CatalogueDb;
  beforeEach(() => {
    catalogue = new CatalogueDb('catalogue-adopt');
  });
  afterEach(() => catalogue.delete());

  async function add(db: UserDb): Promise<string> {
    const written = await addGazetteerPlace(PAI, NOW, db, catalogue);
    if (!written.ok) throw new Error(written.code);
    return written.value;
  }
  async function addToTour(db: UserDb): Promise<void> {
    const itinerary = withNewStopIds([{ experience_id: await add(db) }]);
    await addTour(db, { ...tour('Pai'), itinerary }, 1);
  }
  const stopsOf = async (db: UserDb) =>
    (await db.tours.toArray()).flatMap(({ local }) =>
      (local?.itinerary ?? []).map((entry) => entry['experience_id']),
    );
  const idsIn = async (db: UserDb) => (await db.ownExperiences.toArray()).map(({ id }) => id);

  it('is one experience afterwards, in the tours of both', async () => {
    await addToTour(anonymous);
    const id = await add(account);
    await adoptGuestData(anonymous, account, 'anna');
    await adoptGuestData(anonymous, account, 'anna');
    expect(await idsIn(account)).toEqual([id]);
    expect(await stopsOf(account)).toEqual([id]);
  });

  it('gets the id that another device of the account would make', async () => {
    await addToTour(anonymous);
    await adoptGuestData(anonymous, account, 'anna');
    const [adopted] = await idsIn(account);
    await account.ownExperiences.clear();
    expect(await add(account)).toBe(adopted);
    expect(await stopsOf(account)).toEqual([adopted]);
  });

  it('stays two if the account has changed it', async () => {
    await addToTour(anonymous);
    const id = await add(account);
    const own = await readOwnExperience(id, account);
    if (own) await saveOwnExperience({ ...own, title: 'Pai with Ana' }, NOW, account);
    await adoptGuestData(anonymous, account, 'anna');
    const titles = (await account.ownExperiences.toArray()).map(({ local }) => local?.title);
    expect(new Set(titles)).toEqual(new Set(['Pai', 'Pai with Ana']));
    const copy = (await idsIn(account)).find((one) => one !== id);
    expect(await stopsOf(account)).toEqual([copy]);
  });

  it('is not taken for one that the account has deleted', async () => {
    await addToTour(anonymous);
    const id = await add(account);
    const own = await readOwnExperience(id, account);
    await account.ownExperiences.update(id, { rev: 3, base: own, dirty: false });
    await deleteOwnExperience(id, account);
    await adoptGuestData(anonymous, account, 'anna');
    const [stop] = await stopsOf(account);
    expect(stop).not.toBe(id);
    expect((await account.ownExperiences.get(String(stop)))?.local?.title).toBe('Pai');
  });
});
