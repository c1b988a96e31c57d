import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_CACHES, PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { missingMapBytes } from '../../../src/data/offline/deferred-files.ts';
import { isMetered, mayAutoDownload } from '../../../src/data/network/metered-connection.ts';
import { queueRecentPacks } from '../../../src/data/offline/queue-recent-packs.ts';
import { packChoices, packsDb, PACKS_CHANNEL } from '../../../src/data/storage/packs-db.ts';
import { removeStored, storedSizes } from '../../../src/data/offline/storage-sizes.ts';
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
import { savesData } from '../../../src/data/network/data-saver.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

const DAY_MS = 86_400_000;
let store: MemoryCaches;
const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
let posted: string[];
let channel: BroadcastChannel;

/** Stubs a device with or without a mouse, and its connection where the browser reports one. */
function device(isComputer: boolean, connection: object | null = null, isDark = false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') ? isDark : isComputer,
  }));
  vi.stubGlobal('screen', { width: 1_200, height: 800 });
  vi.stubGlobal('innerWidth', 1_900);
  vi.stubGlobal('devicePixelRatio', 2);
  const registrations = [{ unregister }];
  const serviceWorker = { getRegistrations: () => Promise.resolve(registrations) };
  vi.stubGlobal('navigator', { serviceWorker, ...(connection ? { connection } : {}) });
}

beforeEach(() => {
  store = new MemoryCaches();
  vi.stubGlobal('caches', store);
  device(true);
  posted = [];
  channel = new BroadcastChannel(PACKS_CHANNEL);
  channel.addEventListener('message', ({ data }) => posted.push(String(data)));
});
afterEach(async () => {
  channel.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([packsDb.packs.clear(), packsDb.lists.clear(), packsDb.settings.clear()]);
  await Promise.all([userDb.tours.clear(), userDb.cards.clear(), userDb.meta.clear()]);
});
afterAll(async () => {
  await packsDb.delete();
  await userDb.delete();
  await catalogueDb.delete();
});

const keysOf = async () => (await allPacks()).map(({ key }) => key);

describe('offline downloads', () => {
  it('are stored as waiting, and the worker is notified', async () => {
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

  it('keep their state when requested again; an explicit request makes them not automatic', async () => {
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

  it('pause and resume', async () => {
    await queueRequestedPacks(['kenya', 'laos']);
    await pausePacks(['kenya']);
    expect((await allPacks()).map(({ paused }) => paused)).toEqual([true, false]);
    await packsDb.packs.update('kenya', { trouble: 'full' });
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    await resumePacks(['kenya']);
    expect(await packsDb.packs.get('kenya')).toMatchObject({ paused: false, trouble: null });
    await vi.waitFor(() => expect(posted).toHaveLength(2));
  });

  it('wait again for the worker after a recheck', async () => {
    await queueRequestedPacks(['kenya']);
    await packsDb.packs.update('kenya', { state: 'done', revision: 7 });
    await recheckPacks();
    expect(await packsDb.packs.get('kenya')).toMatchObject({ state: 'waiting', revision: null });
    await vi.waitFor(() => expect(posted).toHaveLength(2));
  });

  it('are deleted with their pictures; one removed by the user is declined until requested again', async () => {
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

  it('store the choice of automatic download', async () => {
    expect((await packChoices()).byItself).toBe('unmetered');
    await setAutoDownload('never');
    expect(await packChoices()).toEqual({ name: 'choices', byItself: 'never', declined: [] });
    await vi.waitFor(() => expect(posted).toHaveLength(1));
  });

  it('use this screen: on a phone its portrait width, and the current theme', () => {
    device(false, null, true);
    expect(thisScreen()).toEqual({ widthCss: 800, density: 2, theme: 'dark', isComputer: false });
  });
});

describe('metered connection', () => {
  it.each([
    [{ type: 'wifi' }, false, false],
    [{ type: 'ethernet' }, false, false],
    [{ type: 'cellular' }, true, true],
    [{ type: 'unknown' }, true, false],
    [{ type: 'other' }, false, true],
    [null, true, false],
    [{}, false, true],
    [{ type: 'wifi', saveData: true }, true, true],
    [{ effectiveType: 'slow-2g' }, true, true],
    [{ effectiveType: '3g' }, true, false],
  ])('connection %o, computer %s: metered %s', (connection, isComputer, metered) => {
    expect(isMetered(isComputer, connection)).toBe(metered);
    device(isComputer, connection);
    expect(isMetered(isComputer)).toBe(metered);
    expect(mayAutoDownload({ byItself: 'unmetered' }, { isComputer })).toBe(!metered);
    expect(mayAutoDownload({ byItself: 'always' }, { isComputer })).toBe(true);
    expect(mayAutoDownload({ byItself: 'never' }, { isComputer })).toBe(false);
  });

  it('is guessed from the device when the browser gives no details', () => {
    vi.stubGlobal('navigator', { connection: undefined });
    expect([isMetered(true), isMetered(false)]).toEqual([false, true]);
  });

  it('savesData is true only for saveData or a 2g connection', () => {
    const unclear = [null, { saveData: 'yes' }, { effectiveType: 2 }].map((connection) =>
      savesData(connection),
    );
    expect(unclear).toEqual([false, false, false]);
    expect([savesData({ saveData: true }), savesData({ effectiveType: '2g' })]).toEqual([true, true]);
  });
});

describe('countries of recent tours', () => {
  const NOW = Date.parse('2026-06-01T00:00:00Z');
  let serial = 0;
  async function tour(countries: string[], daysAgo: number, stops = 2): Promise<void> {
    serial += 1;
    const updatedAt = new Date(NOW - daysAgo * DAY_MS).toISOString();
    const id = stopId(500_000 + serial);
    await addTour(userDb, { ...tourOf(stops), id, version: null, countries, updatedAt }, 7);
  }

  it('caches those of the newest two tours, no older than 60 days', async () => {
    await tour(['kenya', 'uganda'], 1);
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

  it('does not cache countries of empty tours, declined ones, or on a metered connection', async () => {
    await tour(['laos'], 1, 0);
    await tour(['kenya', 'peru'], 2);
    await packsDb.settings.put({ name: 'choices', byItself: 'unmetered', declined: ['peru'] });
    device(true, { type: 'cellular' });
    await queueRecentPacks(NOW);
    expect(await keysOf()).toEqual([]);
    vi.stubGlobal('navigator', {});
    await queueRecentPacks(NOW);
    expect(await keysOf()).toEqual([]);
    device(true, { type: 'wifi' });
    await queueRecentPacks(NOW);
    expect(await keysOf()).toEqual(['kenya']);
  });

  it('deletes those no longer recent unless requested explicitly', async () => {
    await queueAutomaticPacks(['laos', 'kenya']);
    await queueRequestedPacks(['peru']);
    await tour(['kenya'], 1);
    device(true, { type: 'cellular' });
    await queueRecentPacks(NOW);
    expect(await keysOf()).toEqual(['kenya', 'peru']);
    expect((await packChoices()).declined).toEqual([]);
  });
});

describe('stored data', () => {
  async function fill(): Promise<void> {
    const put = async (name: string, url: string, text: string) =>
      (await store.open(name)).put(url, new Response(text));
    await put('workbox-precache-v2-x', 'https://example.org/a.js', 'abc');
    await put(DEVICE_CACHES.rest, 'https://example.org/b.js', 'de');
    await put(DEVICE_CACHES.previousRelease, 'https://example.org/c.js', 'f');
    await put(DEVICE_CACHES.pictures, 'https://example.org/p.webp', '12345');
    await put(DEVICE_CACHES.map, 'https://example.org/basemap/m', '1234567');
    await addTour(userDb, { ...tourOf(1), version: null }, 1);
    await catalogueDb.table('faqs').put({ key: 'q' });
  }

  it('is measured by part', async () => {
    const empty = await storedSizes();
    expect(empty).toMatchObject({ app: 0, pictures: 0, map: 0 });
    await fill();
    const full = await storedSizes();
    expect(full).toMatchObject({ app: 6, pictures: 5, map: 7 });
    expect(full.own).toBeGreaterThan(empty.own + 500);
    expect(full.catalogue - empty.catalogue).toBe('{"key":"q"}'.length);
  });

  it('can be removed part by part', async () => {
    await fill();
    await queueRequestedPacks(['kenya']);
    await packsDb.packs.update('kenya', { state: 'done' });
    expect(await removeStored('pictures')).toBe(true);
    expect(await storedSizes()).toMatchObject({ app: 6, pictures: 0, map: 7 });
    expect(await removeStored('map')).toBe(true);
    expect(await storedSizes()).toMatchObject({ app: 6, map: 0 });
    expect(await removeStored('app')).toBe(true);
    expect((await storedSizes()).app).toBe(0);
    expect(await store.keys()).toEqual([]);
    expect(unregister).toHaveBeenCalledOnce();
    expect(await removeStored('own')).toBe(true);
    expect([await userDb.tours.count(), await userDb.cards.count()]).toEqual([0, 0]);
    expect((await packsDb.packs.get('kenya'))?.state).toBe('done');
    expect(await removeStored('catalogue')).toBe(true);
    expect((await packsDb.packs.get('kenya'))?.state).toBe('waiting');
  });

  it('returns false when removing fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(store, 'delete').mockRejectedValue(new Error('locked'));
    expect(await removeStored('map')).toBe(false);
  });

  it('returns false for the catalogue when its downloads cannot be queued again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await queueRequestedPacks(['kenya']);
    vi.spyOn(packsDb.packs, 'toCollection').mockImplementation(() => {
      throw new Error('locked');
    });
    expect(await removeStored('catalogue')).toBe(false);
  });
});

describe('missingMapBytes', () => {
  const files = ['/assets/a.js', '/basemap/world.pmtiles'];
  const ask = (url: string, { method = 'GET' }: RequestInit) =>
    Promise.resolve(
      method === 'HEAD'
        ? new Response(null, { headers: { 'Content-Length': url.startsWith('/basemap/') ? '4711' : '1' } })
        : Response.json(files),
    );

  it('returns the size from the server, and 0 when missing there or already cached', async () => {
    expect(await missingMapBytes(store, ask)).toBe(4_711);
    expect(await missingMapBytes(store, () => Promise.resolve(new Response(null, { status: 404 })))).toBe(0);
    await (await store.open(DEVICE_CACHES.map)).put('https://example.org/basemap/m', new Response('x'));
    expect(await missingMapBytes(store, ask)).toBe(0);
  });
});
