import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import {
  deleteOwnExperience,
  readOwnExperience,
  saveOwnExperience,
} from '../../../src/data/own-experiences/own-experiences.ts';
import {
  readDeletableOwnExperience,
  restoreOwnExperience,
} from '../../../src/data/own-experiences/own-experience-list.ts';
import { queueOwnPicture, sendPictures } from '../../../src/data/own-experiences/own-pictures.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { syncUser } from '../../../worker/sync/sync-user.ts';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { createSimApp, type SimServer } from '../../faults/sim/sim-server.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

/** A pending picture counts as an edit of its experience; with the real server. */
let server: SimServer;
let userId: string;
let phone: UserDb;
let laptop: UserDb;
let place: string;

beforeEach(async () => {
  userId = uuidV7();
  const memory = createMemoryUserStore();
  memory.addUser(userId, 'anna');
  server = (await createSimApp()).withStore(memory.store);
  phone = new UserDb('user-phone');
  laptop = new UserDb('user-laptop');
  const fields = ownExperienceFields({
    title: 'Cousin’s farm',
    description: '',
    months: [],
    price_per_night: 0,
  });
  const saved = await saveOwnExperience(fields, new Date(), phone);
  if (!saved.ok) throw new Error(saved.code);
  place = saved.value;
  await sync(phone);
  await sync(laptop);
});
afterEach(() => Promise.all([phone.delete(), laptop.delete()]));

const fetch = (address: string, init: RequestInit) => server.request(address, init, userId);
const sync = (db: UserDb) => syncUser({ db, userId, fetch });
const picture = () => ({
  id: place,
  picture: new Blob(['picture'], { type: 'image/png' }),
  focal: { x: 0.5, y: 0.5 },
});

it('a place deleted on another device is restored with its pending picture', async () => {
  await queueOwnPicture(picture(), phone);
  await deleteOwnExperience(place, laptop);
  await sync(laptop);
  await sync(phone);
  expect((await readOwnExperience(place, phone))?.title).toBe('Cousin’s farm');
  expect((await openConflicts(phone)).map(({ kind }) => kind)).toEqual(['reappeared']);
  await sync(laptop);
  expect((await readOwnExperience(place, laptop))?.title).toBe('Cousin’s farm');
  expect(await phone.waitingPictures.count()).toBe(1);
});

it('without a pending picture it stays deleted', async () => {
  await deleteOwnExperience(place, laptop);
  await sync(laptop);
  await sync(phone);
  expect(await readOwnExperience(place, phone)).toBeNull();
  expect(await openConflicts(phone)).toEqual([]);
});

it('deleting the place drops the picture, and undoing restores it', async () => {
  await queueOwnPicture(picture(), phone);
  const kept = await readDeletableOwnExperience(place, phone);
  await deleteOwnExperience(place, phone);
  await sync(phone);
  await sendPictures(phone, { fetch });
  expect(await phone.waitingPictures.count()).toBe(0);
  if (kept) await restoreOwnExperience(kept, phone);
  expect(await (await phone.waitingPictures.get(place))?.picture.text()).toBe('picture');
});
