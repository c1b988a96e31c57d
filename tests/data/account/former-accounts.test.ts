import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { adoptGuestData } from '../../../src/data/account/former-accounts/adopt-guest-data.ts';
import { formerAccountFiles } from '../../../src/data/account/former-accounts/former-account-files.ts';
import {
  deleteFormerAccount,
  listFormerAccounts,
  withFormer,
} from '../../../src/data/account/former-accounts/list-former.ts';
import { adoptFormerAccount } from '../../../src/data/account/former-accounts/adopt-former-account.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { readTourFile } from '../../../src/data/tours/files/import-tour.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour, listUserTours } from '../../../src/data/tours/tours.ts';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

const ANNA = '0193480e-0000-7000-8000-000000000001';
const BEN = '0193480e-0000-7000-8000-000000000002';
const FARM = '0190f5a0-0000-7000-8000-00000000000f';
const TOUR = '0190f5a0-0000-7000-8000-0000000000aa';
const NOW = new Date('2026-11-20T09:30:00Z');
let former: UserDb;
let here: UserDb;

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  former = new UserDb(`user-${ANNA}`);
  here = new UserDb('user-anon');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  former.close();
  here.close();
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)));
});

const PLACE = ownExperienceFields();
const tour = (fields: Partial<Tour> = {}): Tour => ({
  ...emptyTour(['namibia'], NOW),
  id: TOUR,
  name: 'Goats',
  notes: 'bring bread',
  itinerary: [
    { id: '0190f5a0-0000-7000-8000-000000000001', experience_id: FARM, notes: 'ask for Jan' },
    { connection_id: `${FARM}_etosha` },
    { id: '0190f5a0-0000-7000-8000-000000000002', experience_id: 'etosha' },
  ],
  ...fields,
});

/** Fills an account's database as after a logout: synced, with data of each kind. */
async function leaveAccount(db: UserDb = former): Promise<void> {
  await addTour(db, tour({ version: 7, published: true, slug: 'goats-1' }), 9);
  await db.tours.update(TOUR, { rev: 7, dirty: false });
  await saveOwnExperience({ ...PLACE, id: FARM }, NOW, db);
  await db.ownExperiences.update(FARM, { rev: 3, dirty: false });
  await db.waitingPictures.put({ id: FARM, picture: new Blob(['goat']), focal: { x: 0.5, y: 0.2 } });
  await setFavorite('experience', 'etosha', true, db);
  await setFavorite('experience', 'sossusvlei', true, db);
  await setFavorite('experience', 'sossusvlei', false, db);
  const about = { collection: 'tours' as const, documentId: TOUR };
  // One conflict is synced; the other is resolved there, and the server does not know it yet.
  const known = newConflictRow(about, { id: 'c1', path: 'name', value: 'Sheep', by: 'mine' });
  await db.conflicts.put({ ...known, rev: 8, base: known.local, dirty: false });
  await db.conflicts.put({
    ...newConflictRow(about, { ...known, id: 'c2', path: '', value: 1, by: 'mine' }),
    rev: 9,
    local: null,
  });
  await db.meta.bulkPut([
    { name: META.closed, value: 'signed out' },
    { name: META.owner, value: 'anna' },
  ]);
}

describe('data of former accounts', () => {
  it('lists former accounts with username and counts, without empty databases and those in use', async () => {
    await leaveAccount();
    await here.tours.count();
    const empty = new UserDb(`user-${BEN}`);
    await empty.open();
    empty.close();
    expect(await listFormerAccounts()).toEqual([
      {
        name: `user-${ANNA}`,
        username: 'anna',
        tours: 1,
        experiences: 1,
        savedLists: 0,
        favorites: 1,
        unsent: 2,
      },
    ]);
    await deleteFormerAccount(`user-${ANNA}`);
    expect(await listFormerAccounts()).toEqual([]);
  });

  it('adopts tours, experiences, pictures, favorites, notes and conflicts as new, unsent guest documents', async () => {
    await leaveAccount();
    // A removed favorite is not adopted, although the server does not know of the removal yet.
    await setFavorite('tour', 'taken-back', true, former);
    await former.favorites.update('tour-taken-back', { on: false, base: true });
    expect(await adoptFormerAccount(former, here)).toEqual({ tours: 1, experiences: 1 });
    expect(await here.tours.get(TOUR)).toMatchObject({
      rev: null,
      base: null,
      dirty: true,
      local: { name: 'Goats', notes: 'bring bread', version: null, published: false, slug: null },
    });
    expect((await here.tours.get(TOUR))?.local?.itinerary[0]).toMatchObject({ notes: 'ask for Jan' });
    expect((await listUserTours(here)).map(({ name, days }) => [name, days])).toEqual([['Goats', 9]]);
    expect(await here.ownExperiences.get(FARM)).toMatchObject({ rev: null, dirty: true });
    expect(await here.waitingPictures.count()).toBe(1);
    expect(await here.favorites.toArray()).toMatchObject([{ id: 'etosha', on: true, dirty: true }]);
    expect(await here.conflicts.toArray()).toMatchObject([
      { id: 'c1', local: { documentId: TOUR, value: 'Sheep' }, rev: null, base: null, dirty: true },
    ]);
  });

  it('never overwrites a document with the same id but adds the other one under a new id', async () => {
    await leaveAccount();
    await addTour(here, tour({ name: 'Mine' }), 4);
    await saveOwnExperience({ ...PLACE, id: FARM, title: 'My farm' }, NOW, here);
    await setFavorite('experience', 'etosha', true, here);
    await here.favorites.update('experience-etosha', { on: false, base: true });
    await adoptFormerAccount(former, here);
    expect((await here.tours.get(TOUR))?.local?.name).toBe('Mine');
    expect((await here.ownExperiences.get(FARM))?.local?.title).toBe('My farm');
    expect((await here.favorites.get('experience-etosha'))?.on).toBe(false);
    const tours = (await here.tours.toArray()).flatMap(({ local }) => local ?? []);
    const places = (await here.ownExperiences.toArray()).flatMap(({ local }) => local ?? []);
    expect(tours.map(({ name }) => name).toSorted()).toEqual(['Goats', 'Mine']);
    expect(places.map(({ title }) => title).toSorted()).toEqual(['Farm', 'My farm']);
    // The tour refers to the adopted experience, also in its connections.
    const farm = places.find(({ title }) => title === 'Farm')?.id ?? '';
    const goats = tours.find(({ name }) => name === 'Goats');
    expect(goats?.itinerary[0]).toMatchObject({ experience_id: farm });
    expect(goats?.itinerary[1]).toMatchObject({ connection_id: `${farm}_etosha` });
    expect((await here.waitingPictures.get(farm))?.focal).toEqual({ x: 0.5, y: 0.2 });
    expect((await here.conflicts.get('c1'))?.local?.documentId).toBe(goats?.id);
    expect(await here.waitingPictures.get(FARM)).toBeUndefined();
  });

  it('creates no duplicates when adopting runs twice', async () => {
    await leaveAccount();
    await addTour(here, tour({ name: 'Mine' }), 4);
    await adoptFormerAccount(former, here);
    expect(await adoptFormerAccount(former, here)).toEqual({ tours: 0, experiences: 0 });
    expect(await here.tours.count()).toBe(2);
    expect(await here.ownExperiences.count()).toBe(1);
  });

  it('does not duplicate a tour that is already there, and replaces the guest’s hidden copy', async () => {
    await leaveAccount();
    await addTour(here, tour({ notes: 'old' }), 4);
    await here.tours.update(TOUR, { adoptedBy: ANNA });
    await here.cards.delete(TOUR);
    await adoptFormerAccount(former, here);
    expect(await here.tours.count()).toBe(1);
    expect((await here.tours.get(TOUR))?.local?.notes).toBe('bring bread');
    expect((await here.tours.get(TOUR))?.adoptedBy ?? null).toBeNull();
    expect(await listUserTours(here)).toHaveLength(1);
  });

  it('keeps deletions: unsent ones of the former account and those of the current account', async () => {
    await leaveAccount();
    await former.tours.update(TOUR, { local: null, dirty: true });
    const account = new UserDb(`user-${BEN}`);
    await addTour(account, tour(), 4);
    await account.tours.update(TOUR, { rev: 2, local: null });
    expect(await adoptFormerAccount(former, account)).toMatchObject({ tours: 0 });
    expect((await account.tours.get(TOUR))?.local).toBeNull();
    account.close();
  });

  it('hands data adopted by a guest to the next account that logs in', async () => {
    await leaveAccount();
    await adoptFormerAccount(former, here);
    const account = new UserDb(`user-${BEN}`);
    await adoptGuestData(here, account, BEN);
    expect(await account.tours.get(TOUR)).toMatchObject({ rev: null, dirty: true });
    expect(await account.favorites.get('experience-etosha')).toMatchObject({ on: true, dirty: true });
    expect(await account.waitingPictures.count()).toBe(1);
    expect(await account.conflicts.count()).toBe(1);
    expect(await here.favorites.count()).toBe(0);
    expect(await here.waitingPictures.count()).toBe(0);
    account.close();
  });

  it('exports tour files and a complete file that can be imported again', async () => {
    await leaveAccount();
    former.close();
    const files = await withFormer(`user-${ANNA}`, (db) => formerAccountFiles(db, NOW));
    expect(files.tours).toHaveLength(1);
    expect(readTourFile(JSON.stringify(files.tours[0]))).toMatchObject({
      tour: { name: 'Goats' },
      places: [{ title: 'Farm' }],
    });
    const all: unknown = JSON.parse(await files.all.text());
    expect(all).toMatchObject({
      tours: [{ name: 'Goats' }],
      experiences: [{ title: 'Farm' }],
      favorites: [{ id: 'etosha' }],
      conflicts: [{ value: 'Sheep' }],
    });
  });
});
