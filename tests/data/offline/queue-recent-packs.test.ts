import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allPacks, queueAutomaticPacks, queueRequestedPacks } from '../../../src/data/offline/queue-packs.ts';
import { queueRecentPacks } from '../../../src/data/offline/queue-recent-packs.ts';
import { packChoices, packsDb } from '../../../src/data/storage/packs-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';
import { stubDevice } from './stub-device.ts';

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  stubDevice(true);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([packsDb.packs.clear(), packsDb.lists.clear(), packsDb.settings.clear()]);
  await Promise.all([userDb.tours.clear(), userDb.cards.clear(), userDb.meta.clear()]);
});
afterAll(async () => {
  await packsDb.delete();
  await userDb.delete();
});

const keysOf = async () => (await allPacks()).map(({ key }) => key);

const NOW = Date.parse('2026-06-01T00:00:00Z');
let serial = 0;
async function tour(countries: string[], daysAgo: number, stops = 2): Promise<void> {
  serial += 1;
  const updatedAt = new Date(NOW - daysAgo * DAY_MS).toISOString();
  const id = stopId(500_000 + serial);
  await addTour(userDb, { ...tourOf(stops), id, version: null, countries, updatedAt }, 7);
}

it('queues the countries of the newest two tours that are at most 60 days old', async () => {
  // France is none of the catalogue.
  await tour(['kenya', 'uganda', 'fr'], 1);
  await tour(['laos', 'kenya'], 59);
  await tour(['peru'], 59.5);
  await tour(['chile'], 61);
  await queueRecentPacks(NOW);
  expect(await keysOf()).toEqual(['kenya', 'laos', 'uganda']);
  expect((await allPacks()).every(({ automatic }) => automatic)).toBe(true);
  // In two days the second tour is too old.
  await queueRecentPacks(NOW + 2 * DAY_MS);
  expect(await keysOf()).toEqual(['kenya', 'uganda']);
});

it('queues no countries of empty tours, no declined ones, and none over a metered connection', async () => {
  await tour(['laos'], 1, 0);
  await tour(['kenya', 'peru'], 2);
  await packsDb.settings.put({ name: 'choices', byItself: 'unmetered', declined: ['peru'] });
  stubDevice(true, { connection: { type: 'cellular' } });
  await queueRecentPacks(NOW);
  expect(await keysOf()).toEqual([]);
  vi.stubGlobal('navigator', {});
  await queueRecentPacks(NOW);
  expect(await keysOf()).toEqual([]);
  stubDevice(true, { connection: { type: 'wifi' } });
  await queueRecentPacks(NOW);
  expect(await keysOf()).toEqual(['kenya']);
});

it('deletes packs of tours that are no longer recent unless the user requested them', async () => {
  await queueAutomaticPacks(['laos', 'kenya']);
  await queueRequestedPacks(['peru']);
  await tour(['kenya'], 1);
  stubDevice(true, { connection: { type: 'cellular' } });
  await queueRecentPacks(NOW);
  expect(await keysOf()).toEqual(['kenya', 'peru']);
  expect((await packChoices()).declined).toEqual([]);
});
