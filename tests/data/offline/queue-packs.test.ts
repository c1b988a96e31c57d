import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { packChoices, packsDb, PACKS_CHANNEL } from '../../../src/data/storage/packs-db.ts';
import {
  allPacks,
  dropPack,
  queueAutomaticPacks,
  packsOf,
  pausePacks,
  removePack,
  recheckPacks,
  resumePacks,
  setAutoDownload,
  queueRequestedPacks,
  thisScreen,
} from '../../../src/data/offline/queue-packs.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';
import { stubDevice } from './stub-device.ts';

let store: MemoryCaches;
let posted: string[];
let channel: BroadcastChannel;

beforeEach(() => {
  store = new MemoryCaches();
  vi.stubGlobal('caches', store);
  stubDevice(true);
  posted = [];
  channel = new BroadcastChannel(PACKS_CHANNEL);
  channel.addEventListener('message', ({ data }) => posted.push(String(data)));
});
afterEach(async () => {
  channel.close();
  vi.unstubAllGlobals();
  await Promise.all([packsDb.packs.clear(), packsDb.lists.clear(), packsDb.settings.clear()]);
});
afterAll(() => packsDb.delete());

const keysOf = async () => (await allPacks()).map(({ key }) => key);

it('queues requested packs and notifies the worker', async () => {
  await queueRequestedPacks(['kenya', 'laos']);
  expect(await packsOf(['laos', 'nowhere', 'kenya'])).toMatchObject([{ key: 'laos' }, { key: 'kenya' }]);
  expect(await packsDb.packs.get('laos')).toEqual({
    key: 'laos',
    paused: false,
    automatic: false,
    screen: { widthCss: 1_900, density: 2, theme: 'light', isComputer: true },
    state: 'waiting',
    trouble: null,
    bytes: 0,
    bytesHere: 0,
    pictures: 0,
    revision: null,
    checkedAt: 0,
    doneAt: null,
  });
  await vi.waitFor(() => expect(posted).toEqual(['queue-changed']));
});

it('keeps the state of a pack that is queued again; a request by the user makes it not automatic', async () => {
  await queueAutomaticPacks(['kenya']);
  await packsDb.packs.update('kenya', { state: 'done', paused: true });
  await queueAutomaticPacks(['kenya']);
  expect(await packsDb.packs.get('kenya')).toMatchObject({ automatic: true, paused: true, state: 'done' });
  await queueRequestedPacks(['kenya']);
  expect(await packsDb.packs.get('kenya')).toMatchObject({
    automatic: false,
    paused: false,
    state: 'done',
  });
});

it('pauses and resumes packs', async () => {
  await queueRequestedPacks(['kenya', 'laos']);
  await pausePacks(['kenya']);
  expect((await allPacks()).map(({ paused }) => paused)).toEqual([true, false]);
  await packsDb.packs.update('kenya', { trouble: 'full' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  await resumePacks(['kenya']);
  expect(await packsDb.packs.get('kenya')).toMatchObject({ paused: false, trouble: null });
  await vi.waitFor(() => expect(posted).toHaveLength(2));
});

it('queues all packs again for a recheck', async () => {
  await queueRequestedPacks(['kenya']);
  await packsDb.packs.update('kenya', { state: 'done', revision: 7 });
  await recheckPacks();
  expect(await packsDb.packs.get('kenya')).toMatchObject({ state: 'waiting', revision: null });
  await vi.waitFor(() => expect(posted).toHaveLength(2));
});

it('deletes a pack with its pictures; one removed by the user is declined until requested again', async () => {
  await queueRequestedPacks(['kenya', 'laos']);
  await packsDb.lists.put({ key: 'kenya', images: [], rows: {}, rowsBytes: 0 });
  await store.open(`${PACK_CACHE_PREFIX}kenya`);
  await dropPack('laos');
  expect((await packChoices()).declined).toEqual([]);
  await removePack('kenya');
  await removePack('kenya');
  expect([await keysOf(), await packsDb.lists.count(), await store.keys()]).toEqual([[], 0, []]);
  expect((await packChoices()).declined).toEqual(['kenya']);
  await queueAutomaticPacks(['laos']);
  expect((await packChoices()).declined).toEqual(['kenya']);
  await queueRequestedPacks(['kenya']);
  expect((await packChoices()).declined).toEqual([]);
});

it('stores the setting for automatic downloads', async () => {
  expect((await packChoices()).byItself).toBe('unmetered');
  await setAutoDownload('never');
  expect(await packChoices()).toEqual({ name: 'choices', byItself: 'never', declined: [] });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
});

it('thisScreen is the portrait width of a phone, with the current theme', () => {
  stubDevice(false, { isDark: true });
  expect(thisScreen()).toEqual({ widthCss: 800, density: 2, theme: 'dark', isComputer: false });
});
