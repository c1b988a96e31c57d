import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { answerTiles, isTiles } from './map-cache.ts';
import { answerPicture, isPicture } from './picture-cache.ts';
import { answerRest, bringRest, cacheDeferredFiles } from './rest-cache.ts';
import { addressesIn, LATER_FILES } from '../../src/contract/device-caches.ts';
import { syncInBackground } from '../sync/background-sync.ts';
import { isHashedFile, cacheFormerRelease } from './former-release.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The shell and the chunks of a first visit lie in the precache; the rest is kept once the catalogue has been pulled,
 * so that all pages open without a network. The API is never cached: its data lives in IndexedDB. A new release waits until the person
 * agrees (`SKIP_WAITING`): nothing is swapped under an open page.
 */
const SHELL = '/index.html';
/** Not pages of the app. */
const NOT_PAGES = /^\/(api|images|healthz|readyz|robots|sitemap)/;

const precache = new PrecacheController();
// oxlint-disable-next-line no-underscore-dangle -- the build puts the list of files in this place
precache.addToCacheList(self.__WB_MANIFEST);
let isFirstInstall = false;

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  const precached = precache.install(event);
  event.waitUntil(precached.then(async () => bringRest(self.caches, await laterFiles())));
});

/** Of this very release, whatever the server has meanwhile. The development server names none. */
async function laterFiles(): Promise<string[]> {
  return addressesIn(await (await precache.matchPrecache(LATER_FILES))?.json());
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = new Set(precache.getURLsToCacheKeys().values());
      await cacheFormerRelease(self.caches, precache.strategy.cacheName, current);
      await precache.activate(event);
      // The page of the very first visit, and no other, is taken over while it runs.
      if (isFirstInstall) await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const asked = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (asked === 'SKIP_WAITING') void self.skipWaiting();
  if (asked === 'KEEP_REST') {
    event.waitUntil(
      laterFiles()
        .then((urls) => cacheDeferredFiles(self.caches, urls))
        .catch((error: unknown) => console.warn('Not everything could be kept on the device', error)),
    );
  }
});

// A page was left with something unsent, and there is a network again.
self.addEventListener('sync', (event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || typeof event.tag !== 'string') return;
  event.waitUntil(syncInBackground(event.tag, (address, init) => fetch(address, init)));
});

registerRoute(new PrecacheRoute(precache));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isTiles(url),
  ({ event, request }) => answerTiles(self.caches, event, request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url),
  ({ request }) => answerRest(self.caches, request),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPicture(url, request),
  ({ event, request }) => answerPicture(self.caches, event, request),
);
// The development server has no built shell.
if (!import.meta.env.DEV) {
  registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(SHELL), { denylist: [NOT_PAGES] }));
}
