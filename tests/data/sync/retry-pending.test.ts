import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDataClient } from '../../../src/data/catalogue/data-client.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { UserDb, userDb } from '../../../src/data/storage/user-db.ts';
import { saveUserSettings } from '../../../src/data/account/user-settings.ts';
import { retryPending, pendingList } from '../../../src/data/sync/pending-list.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';

const OWN = stopId(77);
const TOUR = { ...tourOf(2), version: null };
let db: UserDb;

beforeEach(() => {
  db = new UserDb('user-retry-waiting');
  // A page whose worker cannot be started: nothing is sent, so the state of rejected rows changes only by the retry.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  startDataClient().stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([db.delete(), userDb.delete()]);
});

const rejectedThings = async () => (await pendingList(db)).things.filter((thing) => thing.rejected !== null);

it('retrying clears the rejection of one entry of each kind and leaves the others', async () => {
  const parked = { status: 422, code: 'invalid', fields: ['title'], stamp: 'x' };
  await addTour(db, TOUR, 7);
  await db.tours.update(TOUR.id, { parked });
  await saveOwnExperience(
    {
      id: OWN,
      title: 'Hidden bay',
      description: '',
      country_key: 'kenya',
      region: '',
      location: { coordinates: [40, -2] },
      duration: 24,
      categories: [],
      months: [],
      price: 0,
      price_per_night: 0,
    },
    new Date(),
    db,
  );
  await db.ownExperiences.update(OWN, { parked });
  await saveUserSettings(
    { theme: 'dark', currency: null, distanceUnit: 'km', temperatureUnit: 'c' },
    new Date(),
    db,
  );
  await db.settings.toCollection().modify({ parked });
  await setFavorite('tour', 'ready', true, db);
  await db.favorites.toCollection().modify({ parked });
  await db.waitingPictures.put({ id: OWN, picture: new Blob(['x']), focal: { x: 0.5, y: 0.5 }, parked });

  const remaining = ['experiences', 'favorites', 'picture', 'settings', 'tours'];
  for (const thing of await rejectedThings()) {
    expect((await rejectedThings()).map(({ kind }) => kind).toSorted()).toEqual(remaining);
    await retryPending(thing, db);
    remaining.splice(remaining.indexOf(thing.kind), 1);
  }
  expect([remaining, await rejectedThings()]).toEqual([[], []]);
});

it('a rejected favorite is a problem and counts as unsent until it is set again', async () => {
  await setFavorite('tour', 'ready', true, db);
  expect(await pendingList(db)).toMatchObject({ summary: { state: 'saving', waiting: 1 } });
  await db.favorites.toCollection().modify({
    parked: { status: 403, code: 'forbidden', fields: [], stamp: 'x' },
  });
  expect(await pendingList(db)).toMatchObject({
    summary: { state: 'problem', waiting: 1 },
    things: [{ kind: 'favorites', id: 'tour-ready', rejected: { status: 403 } }],
  });
  // Choosing again withdraws the rejection.
  await setFavorite('tour', 'ready', true, db);
  expect(await pendingList(db)).toMatchObject({
    summary: { state: 'saving' },
    things: [{ rejected: null }],
  });
});
