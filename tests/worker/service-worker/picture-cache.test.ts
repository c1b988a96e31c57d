import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_CACHES, PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { isPicture, servePicture } from '../../../worker/service-worker/picture-cache.ts';
import { MemoryCaches } from '../sync/memory-caches.ts';

const SITE = 'http://here';
const SERVICE = 'https://images.example';
const PATH = '/images/namibia/deadvlei/deadvlei.webp?w=480&h=360&v=1';

// Workbox reads `self` at import.
vi.hoisted(() => {
  Reflect.set(globalThis, 'self', globalThis);
  Reflect.set(globalThis, 'location', new URL('http://here/sw.js'));
  Reflect.set(globalThis, 'navigator', { userAgent: '' });
  Reflect.set(globalThis, 'FetchEvent', CustomEvent);
  Reflect.set(globalThis, 'ExtendableEvent', Event);
});

let caches: MemoryCaches;
let fetched: string[];
/** Answers by origin; a missing one is offline. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  caches = new MemoryCaches();
  fetched = [];
  answers = { [SITE]: () => new Response('site'), [SERVICE]: () => new Response('service') };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (request: Request) => {
    const { origin } = new URL(request.url);
    fetched.push(`${origin} ${request.mode} ${request.credentials}`);
    const answer = answers[origin];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
  });
});

async function serve(url: string): Promise<string> {
  const waiting: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  });
  const answer = await servePicture(caches, event, new Request(url));
  await Promise.all(waiting);
  return `${answer.status} ${await answer.text()}`;
}

async function cached(): Promise<string[]> {
  return (await (await caches.open(DEVICE_CACHES.pictures)).keys()).map(({ url }) => url);
}

it('takes pictures of the site as those of the image-delivery service, and no other picture of another origin', () => {
  const image = { destination: 'image' } as const;
  expect(isPicture(new URL(SITE + PATH), image, true)).toBe(true);
  expect(isPicture(new URL(SERVICE + PATH), image, false)).toBe(true);
  expect(isPicture(new URL(`${SERVICE}/images/namibia/deadvlei/deadvlei-map.png`), image, false)).toBe(true);
  expect(isPicture(new URL('https://profiles.example/images/user/1/photo.jpg'), image, false)).toBe(false);
  expect(isPicture(new URL(SITE + PATH), { destination: '' }, true)).toBe(false);
});

it('caches a picture of the service as one of the site, readable and without cookies', async () => {
  expect(await serve(SERVICE + PATH)).toBe('200 service');
  expect(fetched).toEqual([`${SERVICE} cors omit`]);
  expect(await cached()).toEqual([SITE + PATH]);
  answers = {};
  expect(await serve(SERVICE + PATH)).toBe('200 service');
  expect(await serve(SITE + PATH)).toBe('200 service');
});

it('takes a picture from the site where the service fails', async () => {
  answers[SERVICE] = () => new Response('broken', { status: 500 });
  expect(await serve(SERVICE + PATH)).toBe('200 site');
  expect(await cached()).toEqual([SITE + PATH]);
});

it('serves a picture of an offline pack whatever origin the page takes it from', async () => {
  await (await caches.open(`${PACK_CACHE_PREFIX}namibia`)).put(SITE + PATH, new Response('packed'));
  expect(await serve(SERVICE + PATH)).toBe('200 packed');
  expect(fetched).toEqual([]);
});
