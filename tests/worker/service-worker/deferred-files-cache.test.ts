import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';
import {
  cacheDeferredFilesOnInstall,
  cacheDeferredFiles,
  cacheLoadedFiles,
} from '../../../worker/service-worker/deferred-files-cache.ts';
import { MemoryCaches } from '../sync/memory-caches.ts';

// Workbox reads the worker's scope at import.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

const ORIGIN = 'http://here';
const RELEASES = {
  1: ['/assets/contact-1.js', '/assets/map.js', '/basemap/base.pmtiles?v=1'],
  2: ['/assets/contact-2.js', '/assets/map.js', '/basemap/base.pmtiles?v=1'],
  3: ['/assets/contact-3.js', '/assets/map.js', '/basemap/base.pmtiles?v=3'],
} as const;

let caches: MemoryCaches;
let asked: string[];
let isCut: boolean;

beforeEach(() => {
  caches = new MemoryCaches();
  asked = [];
  isCut = false;
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal('fetch', (request: string | Request) => {
    const url = typeof request === 'string' ? request : request.url;
    asked.push(url.replace(ORIGIN, ''));
    if (isCut) return Promise.reject(new TypeError('the network is gone'));
    return Promise.resolve(new Response(url));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Names of all cached files outside the precache. */
async function kept(): Promise<string[]> {
  const names = [DEVICE_CACHES.rest, DEVICE_CACHES.map].map(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.replace(ORIGIN, '')).filter((url) => !url.startsWith('/rest/'));
  });
  return (await Promise.all(names)).flat().toSorted();
}

it('fetches nothing for a new release on a device that has only the precache', async () => {
  await cacheDeferredFilesOnInstall(caches, RELEASES[2]);
  expect(asked).toEqual([]);
});

it('caches the deferred files that a page loaded before it was controlled, and nothing else', async () => {
  const loaded = ['/assets/map.js', '/assets/index.js', '/api/v1/countries'].map((url) => ORIGIN + url);
  await cacheLoadedFiles(caches, RELEASES[1], [...loaded, 'https://elsewhere.example/assets/contact-1.js']);
  expect(await kept()).toEqual(['/assets/map.js']);
});

it('caches a new release’s files and keeps those of open tabs', async () => {
  await cacheDeferredFiles(caches, RELEASES[1]);
  asked = [];
  await cacheDeferredFilesOnInstall(caches, RELEASES[2]);
  expect(asked).toEqual(['/assets/contact-2.js']);
  expect(await kept()).toEqual([...new Set([...RELEASES[1], ...RELEASES[2]])].toSorted());
});

it('keeps the running release’s files after several skipped releases', async () => {
  await cacheDeferredFiles(caches, RELEASES[1]);
  await cacheDeferredFilesOnInstall(caches, RELEASES[2]);
  await cacheDeferredFilesOnInstall(caches, RELEASES[3]);
  expect(await kept()).toEqual(expect.arrayContaining([...RELEASES[1]]));
  // Activated: the files of the running release stay for its tabs, those of the skipped one are evicted.
  await cacheDeferredFiles(caches, RELEASES[3]);
  expect(await kept()).toEqual([
    '/assets/contact-1.js',
    '/assets/contact-3.js',
    '/assets/map.js',
    '/basemap/base.pmtiles?v=3',
  ]);
});

it('does not install an incomplete release and keeps the current one', async () => {
  await cacheDeferredFiles(caches, RELEASES[1]);
  isCut = true;
  await expect(cacheDeferredFilesOnInstall(caches, RELEASES[2])).rejects.toThrow('the network is gone');
  expect(await kept()).toEqual([...RELEASES[1]]);
});

it('installs the new release on a device with full storage', async () => {
  await cacheDeferredFiles(caches, RELEASES[1]);
  caches.roomFor(0);
  await expect(cacheDeferredFilesOnInstall(caches, RELEASES[2])).resolves.toBeUndefined();
  expect(await kept()).toEqual([...RELEASES[1]]);
});
