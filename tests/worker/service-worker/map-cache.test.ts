import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evictOtherTiles, serveTiles } from '../../../worker/service-worker/map-cache.ts';
import { MemoryCaches } from '../sync/memory-caches.ts';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';

// Workbox reads `self` at import.
vi.hoisted(() => Reflect.set(globalThis, 'self', globalThis));

const ORIGIN = 'http://here';
const FORMER = `${ORIGIN}/basemap/base.pmtiles?v=1`;
const CURRENT = `${ORIGIN}/basemap/base.pmtiles?v=2`;

let caches: MemoryCaches;
beforeEach(async () => {
  caches = new MemoryCaches();
  await (await caches.open(DEVICE_CACHES.map)).put(FORMER, new Response('former'));
});
afterEach(() => vi.unstubAllGlobals());

const cached = async () => {
  const cache = await caches.open(DEVICE_CACHES.map);
  return (await cache.keys()).map(({ url }) => url).toSorted();
};

describe('the tile archive of an earlier release', () => {
  it('stays until the current archive is cached', async () => {
    await evictOtherTiles(caches, [CURRENT]);
    expect(await cached()).toEqual([FORMER]);
  });

  it('is evicted once the current archive is cached', async () => {
    await (await caches.open(DEVICE_CACHES.map)).put(CURRENT, new Response('current'));
    await evictOtherTiles(caches, [CURRENT]);
    expect(await cached()).toEqual([CURRENT]);
  });

  it('is served as a fallback offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const waiting: Promise<void>[] = [];
    const event = { waitUntil: (work: Promise<void>) => void waiting.push(work) };
    const answer = await serveTiles(caches, event, new Request(CURRENT, { headers: { range: 'bytes=0-2' } }));
    expect(await answer.text()).toBe('for');
    await Promise.all(waiting);
    expect(await cached()).toEqual([FORMER]);
  });
});
