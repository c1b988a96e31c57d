import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isGazetteer, serveGazetteer } from '../../../worker/service-worker/gazetteer-cache.ts';
import { MemoryCaches } from '../sync/memory-caches.ts';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';

const ORIGIN = 'http://here';
const FORMER = `${ORIGIN}/gazetteer/TH.json?v=1`;
const CURRENT = `${ORIGIN}/gazetteer/TH.json?v=2`;

let caches: MemoryCaches;
let isOnline: boolean;
let status: number;

beforeEach(() => {
  caches = new MemoryCaches();
  isOnline = true;
  status = 200;
  vi.stubGlobal('fetch', (url: string) =>
    isOnline ? Promise.resolve(new Response(url, { status })) : Promise.reject(new TypeError('offline')),
  );
});
afterEach(() => vi.unstubAllGlobals());

const cached = async () => (await (await caches.open(DEVICE_CACHES.gazetteer)).keys()).map(({ url }) => url);

it('serves a pack without a network once it was loaded', async () => {
  await serveGazetteer(caches, CURRENT);
  isOnline = false;
  expect(await (await serveGazetteer(caches, CURRENT)).text()).toBe(CURRENT);
});

it('keeps a pack of an earlier release until the current one is cached', async () => {
  await serveGazetteer(caches, FORMER);
  isOnline = false;
  expect(await (await serveGazetteer(caches, CURRENT)).text()).toBe(FORMER);
  isOnline = true;
  await serveGazetteer(caches, CURRENT);
  expect(await cached()).toEqual([CURRENT]);
});

it('caches no answer but a pack', async () => {
  status = 404;
  expect((await serveGazetteer(caches, CURRENT)).status).toBe(404);
  expect(await cached()).toEqual([]);
});

it('takes nothing but the gazetteer’s folder', () => {
  expect(isGazetteer(new URL(CURRENT))).toBe(true);
  expect(isGazetteer(new URL(`${ORIGIN}/assets/gazetteer-1.js`))).toBe(false);
});
