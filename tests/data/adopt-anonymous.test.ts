import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adoptAnonymous, forgetAdopted } from '../../src/data/adopt-anonymous.ts';
import { emptyTour } from '../../src/data/tour-document.ts';
import { addTour, listDrafts } from '../../src/data/tours.ts';
import { META, UserDb } from '../../src/data/user-db.ts';

const ID = '0190f5a0-0000-7000-8000-0000000000aa';
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
  await adoptAnonymous(anonymous, account, 'anna');
  await adoptAnonymous(anonymous, account, 'anna');
  expect(await names()).toEqual(['Of the account', 'Of the visitor']);
  expect(await account.tours.get(ID)).toMatchObject({ rev: 7, local: { name: 'Of the account' } });
  const copy = await account.tours.filter(({ id }) => id !== ID).first();
  expect(copy).toMatchObject({ rev: null, dirty: true, local: { id: copy?.id, name: 'Of the visitor' } });
  expect((await account.meta.get(META.lastTour))?.value).toBe(copy?.id);
  await forgetAdopted(anonymous, account, 'anna');
  expect(await anonymous.tours.count()).toBe(1);
  await account.tours.update(copy?.id ?? '', { rev: 1 });
  await forgetAdopted(anonymous, account, 'anna');
  expect(await anonymous.tours.count()).toBe(0);
});

it('one that was cut off before the visitor\u2019s copy was marked is not taken twice', async () => {
  await put(anonymous, 'Of the visitor');
  await put(account, 'Of the account');
  await account.tours.update(ID, { rev: 7 });
  await adoptAnonymous(anonymous, account, 'anna');
  // As before the mark was written.
  await anonymous.tours.where('id').equals(ID).modify({ adoptedBy: null });
  await adoptAnonymous(anonymous, account, 'anna');
  expect(await account.tours.count()).toBe(2);
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
  await adoptAnonymous(anonymous, account, 'anna');
  expect(await names()).toHaveLength(1);
  expect(await account.tours.count()).toBe(1);
});
