import { expect, it } from 'vitest';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';
import { missingMapBytes } from '../../../src/data/offline/deferred-files.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

const store = new MemoryCaches();
const files = ['/assets/a.js', '/basemap/world.pmtiles'];
const ask = (url: string, { method = 'GET' }: RequestInit) =>
  Promise.resolve(
    method === 'HEAD'
      ? new Response(null, { headers: { 'Content-Length': url.startsWith('/basemap/') ? '4711' : '1' } })
      : Response.json(files),
  );

it('missingMapBytes is the size on the server; 0 if it is missing there or already cached', async () => {
  expect(await missingMapBytes(store, ask)).toBe(4_711);
  expect(await missingMapBytes(store, () => Promise.resolve(new Response(null, { status: 404 })))).toBe(0);
  await (await store.open(DEVICE_CACHES.map)).put('https://example.org/basemap/m', new Response('x'));
  expect(await missingMapBytes(store, ask)).toBe(0);
});
