import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_CACHES, DEFERRED_FILE_LIST, PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { gazetteerAddress, placePacks } from '../../../src/contract/gazetteer-address.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { type PackRow, packsDb } from '../../../src/data/storage/packs-db.ts';
import { settingsSchema } from '../../../src/contract/site-values.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { lackingParts, runPackDownload } from '../../../worker/sync/packs/download-pack.ts';
import { processPackQueue } from '../../../worker/sync/packs/pack-queue.ts';
import { country, experience } from './catalogue-items.ts';
import { MemoryCaches } from './memory-caches.ts';

const PICTURES = 50;
const PICTURE_BYTES = 1_000;
const TILES = '/basemap/base.pmtiles?v=1';
const TILES_BYTES = 20_000;
const urlOf = (index: number, version = 1) =>
  `/images/namibia/dune-${index}/dune-${index}.webp?v=${version}&w=480&h=320&fp-z=2`;

let catalogue: CatalogueDb;
let caches: MemoryCaches;
let server: Twin;

/** A server with the endpoints that packs use; the network can fail after a number of bytes of pictures. */
class Twin {
  revision = 10;
  versions = Array.from({ length: PICTURES }, () => 1);
  places = [experience('dune', 'namibia'), experience('canyon', 'namibia')];
  bytesLeft = Infinity;
  asked: string[] = [];
  accepted = new Set<string>();

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    this.asked.push(address);
    if (address.startsWith('/api/countries/namibia/pack')) return Response.json(this.pack(address));
    if (address === DEFERRED_FILE_LIST) return Response.json([TILES]);
    if (address === TILES && init.method === 'HEAD') {
      return new Response(null, { headers: { 'Content-Length': String(TILES_BYTES) } });
    }
    if (address === TILES) {
      // Like the service worker, which this fetch bypasses.
      await (await caches.open(DEVICE_CACHES.map)).put(TILES, new Response('tiles'));
      return new Response('tiles');
    }
    if (placePacks(['NA']).some((name) => address === gazetteerAddress(name))) {
      await (await caches.open(DEVICE_CACHES.gazetteer)).put(address, new Response('places'));
      return new Response('places');
    }
    this.accepted.add(new Headers(init.headers).get('Accept') ?? '');
    if (this.bytesLeft < PICTURE_BYTES) throw new TypeError('the network is gone');
    this.bytesLeft -= PICTURE_BYTES;
    const headers = { 'Content-Type': 'image/webp', 'Content-Length': String(PICTURE_BYTES) };
    return new Response(new Uint8Array(PICTURE_BYTES), { headers });
  };

  pack(address: string) {
    const since = Number(new URL(address, 'http://here').searchParams.get('since') ?? Number.NaN);
    return {
      country_key: 'namibia',
      revision: this.revision,
      keys: { countries: ['namibia'], experiences: this.places.map(({ key }) => key) },
      images: this.versions.map((version, index) => ({
        url: urlOf(index, version),
        use: 'highlight',
        width: 480,
        bytes: PICTURE_BYTES,
      })),
      rows_bytes: 500,
      ...(since === this.revision
        ? {}
        : { countries: [country('namibia', { iso2: 'NA' })], experiences: this.places }),
    };
  }

  pictures(): string[] {
    return this.asked.filter((address) => address.startsWith('/images/'));
  }
}

const parts = () => ({
  db: packsDb,
  catalogue,
  caches,
  fetch: server.fetch,
  nowMs: () => Date.parse('2026-11-22T10:00:00Z'),
});

function row(changes: Partial<PackRow> = {}): PackRow {
  return {
    key: 'namibia',
    paused: false,
    automatic: false,
    screen: { widthCss: 390, density: 2, theme: 'light', isComputer: false },
    state: 'waiting',
    trouble: null,
    bytes: 0,
    bytesHere: 0,
    pictures: 0,
    revision: null,
    checkedAt: 0,
    doneAt: null,
    ...changes,
  };
}

beforeEach(async () => {
  catalogue = new CatalogueDb('catalogue-test');
  caches = new MemoryCaches();
  server = new Twin();
  await packsDb.packs.put(row());
});
afterEach(async () => {
  await catalogue.delete();
  await Promise.all([packsDb.packs.clear(), packsDb.lists.clear(), packsDb.settings.clear()]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is complete once every picture, every row and the map are stored', async () => {
  expect(await runPackDownload(parts(), 'namibia')).toBe('done');
  expect(await packsDb.packs.get('namibia')).toMatchObject({
    state: 'done',
    trouble: null,
    bytes: 500 + PICTURES * PICTURE_BYTES,
    bytesHere: 500 + PICTURES * PICTURE_BYTES,
    pictures: PICTURES,
    revision: 10,
    doneAt: '2026-11-22T10:00:00.000Z',
  });
  expect((await (await caches.open('pack-namibia')).keys()).length).toBe(PICTURES);
  expect(await catalogue.experiences.toCollection().primaryKeys()).toEqual(['canyon', 'dune']);
  expect([...server.accepted]).toEqual(['image/webp,image/png']);
});

it('resumes after an interruption at any tenth and downloads nothing twice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const tenth = (PICTURES * PICTURE_BYTES) / 10;
  for (let cut = 1; cut < 10; cut += 1) {
    server.bytesLeft = tenth;
    expect(await runPackDownload(parts(), 'namibia')).toBe('offline');
    const pack = await packsDb.packs.get('namibia');
    expect(pack).toMatchObject({ state: 'waiting', trouble: 'offline', doneAt: null });
    expect(pack?.bytesHere).toBe(500 + cut * tenth);
    // The map is downloaded last and counts as missing until then.
    expect(pack?.bytes).toBe(500 + PICTURES * PICTURE_BYTES + TILES_BYTES);
  }
  server.bytesLeft = Infinity;
  expect(await runPackDownload(parts(), 'namibia')).toBe('done');
  const cache = await caches.open('pack-namibia');
  expect((await cache.keys()).length).toBe(PICTURES);
  // Interrupted ones are requested again, all others only once.
  expect(server.pictures().length).toBeLessThanOrEqual(PICTURES + 9 * 4);
  expect(new Set(server.pictures()).size).toBe(PICTURES);
});

it('downloads only changes on an update and deletes unused pictures', async () => {
  await runPackDownload(parts(), 'namibia');
  server.asked = [];
  server.revision = 11;
  server.versions[7] = 2;
  server.places = server.places.slice(0, 1);
  expect(await runPackDownload(parts(), 'namibia')).toBe('done');
  expect(server.asked[0]).toBe('/api/countries/namibia/pack?since=10');
  expect(server.pictures()).toEqual([urlOf(7, 2)]);
  const there = (await (await caches.open('pack-namibia')).keys()).map(({ url }) => url);
  expect(there).toHaveLength(PICTURES);
  expect(there.some((url) => url.includes('dune-7.webp?v=1'))).toBe(false);
});

it('sends no request while nothing has changed', async () => {
  await processPackQueue(parts());
  await catalogue.meta.put({
    name: 'heads',
    heads: { etag: null, catalogue: { experiences: 'i.10', tours: 'i.3' } },
  });
  server.asked = [];
  await processPackQueue(parts());
  expect(server.asked).toEqual([]);
  await catalogue.meta.put({ name: 'heads', heads: { etag: null, catalogue: { experiences: 'i.12' } } });
  server.revision = 12;
  const asked = server.asked;
  await packsDb.settings.put({ name: 'choices', byItself: 'always', declined: [] });
  await processPackQueue(parts());
  expect(asked[0]).toBe('/api/countries/namibia/pack?since=10');
});

it('retries a pack that fails after a delay that doubles, and at once when the queue is changed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { fetch } = server;
  const failing: typeof fetch = (address, init) =>
    address.includes('dune-7') ? Promise.resolve(new Response('', { status: 404 })) : fetch(address, init);
  let nowMs = 1_000_000;
  const run = async (afterMs: number, retryNow = false) => {
    nowMs += afterMs;
    server.asked = [];
    await processPackQueue({ ...parts(), fetch: failing, nowMs: () => nowMs }, retryNow);
    return server.asked.length > 0;
  };
  expect(await run(0, true)).toBe(true);
  expect(await packsDb.packs.get('namibia')).toMatchObject({ state: 'waiting', trouble: 'server' });
  expect([await run(59_000), await run(1_000), await run(119_000), await run(1_000)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([await run(1_000), await run(1_000, true)]).toEqual([false, true]);
  await processPackQueue(parts(), true);
  expect(await packsDb.packs.get('namibia')).toMatchObject({ state: 'done', trouble: null });
});

it('deletes the pictures of a country removed during its download, and no other cache', async () => {
  const { pictures, map, gazetteer } = DEVICE_CACHES;
  const others = [pictures, map, gazetteer, `${PACK_CACHE_PREFIX}namibia`];
  for (const name of [...others, `${PACK_CACHE_PREFIX}laos`])
    await (await caches.open(name)).put('/x', new Response('x'));
  await processPackQueue(parts());
  expect((await caches.keys()).toSorted()).toEqual(others.toSorted());
});

it('stops when paused and keeps the downloaded parts', async () => {
  const fetch = server.fetch;
  const slow: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init);
    if (server.pictures().length === 12) await packsDb.packs.update('namibia', { paused: true });
    if (address.startsWith('/images/')) await new Promise((resolve) => setTimeout(resolve, 40));
    return answer;
  };
  await runPackDownload({ ...parts(), fetch: slow }, 'namibia');
  expect(await packsDb.packs.get('namibia')).toMatchObject({ paused: true, doneAt: null });
  const there = (await (await caches.open('pack-namibia')).keys()).length;
  expect(there).toBeGreaterThan(8);
  expect(there).toBeLessThan(PICTURES);
});

it('leaves nothing behind when removed during the download', async () => {
  const fetch = server.fetch;
  await runPackDownload(
    {
      ...parts(),
      fetch: async (address, init) => {
        if (server.pictures().length === 5) await packsDb.packs.delete('namibia');
        return fetch(address, init);
      },
    },
    'namibia',
  );
  expect(await caches.keys()).not.toContain('pack-namibia');
  expect(await packsDb.packs.count()).toBe(0);
});

it('is not complete while a row is missing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pack = server.pack.bind(server);
  server.pack = (address) => {
    const answer = pack(address);
    return { ...answer, keys: { ...answer.keys, experiences: [...answer.keys.experiences, 'unsent'] } };
  };
  expect(await runPackDownload(parts(), 'namibia')).toBe('server');
  expect(await packsDb.packs.get('namibia')).toMatchObject({
    state: 'waiting',
    trouble: 'server',
    doneAt: null,
  });
});

it('is not restored when removed at the last moment', async () => {
  // The pictures are measured last, after the map is cached.
  const cache = await caches.open('pack-namibia');
  const match = cache.match.bind(cache);
  vi.spyOn(cache, 'match').mockImplementation(async (request) => {
    if ((await (await caches.open(DEVICE_CACHES.map)).keys()).length > 0) {
      await Promise.all([packsDb.packs.delete('namibia'), packsDb.lists.delete('namibia')]);
    }
    return match(request);
  });
  await runPackDownload(parts(), 'namibia');
  expect([await packsDb.packs.count(), await packsDb.lists.get('namibia')]).toEqual([0, undefined]);
});

it('rejects a truncated picture', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const fetch = server.fetch;
  const cut: typeof fetch = async (address, init) =>
    address === urlOf(3)
      ? new Response(new Uint8Array(10), {
          headers: { 'Content-Type': 'image/webp', 'Content-Length': String(PICTURE_BYTES) },
        })
      : fetch(address, init);
  expect(await runPackDownload({ ...parts(), fetch: cut }, 'namibia')).toBe('offline');
  expect(await (await caches.open('pack-namibia')).match(urlOf(3))).toBeUndefined();
});

it('downloads parts again that the browser evicted', async () => {
  await runPackDownload(parts(), 'namibia');
  const list = await packsDb.lists.get('namibia');
  await (await caches.open('pack-namibia')).delete(urlOf(4));
  await catalogue.experiences.delete('dune');
  if (list === undefined) throw new Error('there is no list');
  expect(await lackingParts(parts(), 'namibia', list)).toEqual(['experiences/dune', urlOf(4)]);
  server.asked = [];
  await packsDb.packs.update('namibia', { state: 'waiting' });
  expect(await runPackDownload(parts(), 'namibia')).toBe('done');
  // Rows are missing: all are requested.
  expect(server.asked[0]).toBe('/api/countries/namibia/pack');
  expect(server.pictures()).toEqual([urlOf(4)]);
});

it('postpones automatic updates on a metered connection', async () => {
  // Like a browser without the Network Information API.
  vi.stubGlobal('navigator', {});
  await packsDb.packs.put(row({ automatic: true }));
  await processPackQueue(parts());
  expect(server.asked).toEqual([]);
  expect(await packsDb.packs.get('namibia')).toMatchObject({ state: 'waiting', trouble: 'metered' });
  await packsDb.packs.put(
    row({ automatic: true, screen: { widthCss: 1440, density: 1, theme: 'light', isComputer: true } }),
  );
  await processPackQueue(parts());
  expect(await packsDb.packs.get('namibia')).toMatchObject({ state: 'done' });
});

it('evicts pictures that were only viewed before reporting full storage', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await (await caches.open(DEVICE_CACHES.pictures)).put('/images/seen.webp', new Response('seen'));
  caches.roomFor(20);
  expect(await runPackDownload(parts(), 'namibia')).toBe('full');
  expect(await caches.keys()).not.toContain(DEVICE_CACHES.pictures);
  expect(await packsDb.packs.get('namibia')).toMatchObject({ trouble: 'full', doneAt: null });
});

it('downloads the pictures from the image-delivery service, and from the site where it fails', async () => {
  const settings = {
    pageSize: 24,
    currencies: [],
    oauth: [],
    tagManagerId: null,
    imageBase: 'https://images.example',
  };
  await writeMeta(catalogue, 'settings', { value: settingsSchema.parse(settings), etag: null, askedAt: 0 });
  const { fetch } = server;
  const failing = `https://images.example${urlOf(1)}`;
  const parted = async (address: string, init: RequestInit) => {
    if (address === failing) throw new TypeError('refused');
    return fetch(address, init);
  };
  expect(await runPackDownload({ ...parts(), fetch: parted }, 'namibia')).toBe('done');
  expect(server.pictures()).toEqual([urlOf(1)]);
  expect(server.asked.filter((address) => address.startsWith('https://images.example/images/'))).toHaveLength(
    PICTURES - 1,
  );
  const cache = await caches.open(`${PACK_CACHE_PREFIX}namibia`);
  expect(await cache.match(urlOf(2))).toBeDefined();
});
