import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { serveTiles, isTiles } from './map-cache.ts';
import { isGazetteer, serveGazetteer } from './gazetteer-cache.ts';
import { servePicture, isPicture } from './picture-cache.ts';
import {
  serveHashedFile,
  cacheDeferredFilesOnInstall,
  cacheDeferredFiles,
  cacheLoadedFiles,
} from './deferred-files-cache.ts';
import { addressesIn, DEFERRED_FILE_LIST, SHARE_TARGET } from '../../src/contract/device-caches.ts';
import { syncInBackground } from '../sync/background-sync.ts';
import { isHashedFile, cachePreviousRelease } from './previous-release.ts';
import { receiveShare } from './share-target.ts';
import { handover, startHandover } from './handover.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The precache has the shell and the chunks of a first visit; deferred files are cached once the catalogue has been
 * pulled, so that all pages work offline. API answers are never cached: their data is in IndexedDB. A new release waits
 * for the user's consent (`SKIP_WAITING`), so that no files change under an open page.
 */
const SHELL = '/index.html';
/** Paths that are not pages of the app. */
const NOT_PAGES = /^\/(api|images|healthz|readyz|robots|sitemap)|\/feed\.xml$/;

const precache = new PrecacheController();
// oxlint-disable-next-line no-underscore-dangle -- the build puts the list of files in this place
const built = self.__WB_MANIFEST;
// The server writes the web app manifest by its settings, so that a stored one may be out of date.
precache.addToCacheList(
  built.filter((entry) => !(typeof entry === 'string' ? entry : entry.url).endsWith('.webmanifest')),
);
let isFirstInstall = false;

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  const precached = precache.install(event);
  event.waitUntil(
    precached.then(async () => cacheDeferredFilesOnInstall(self.caches, await deferredFileList())),
  );
});

/** The deferred files of this release, from the precache: the server may have a newer release. None in development. */
async function deferredFileList(): Promise<string[]> {
  return addressesIn(await (await precache.matchPrecache(DEFERRED_FILE_LIST))?.json());
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = new Set(precache.getURLsToCacheKeys().values());
      await cachePreviousRelease(self.caches, precache.strategy.cacheName, current);
      await precache.activate(event);
      // Only on the very first visit the running page is claimed. Not awaited: in WebKit the promise stays pending if the
      // page is left meanwhile, and the worker would never be activated.
      if (isFirstInstall) void self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  const { type } = data;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'HAND_OVER') startHandover();
  if (type === 'KEEP_REST') cacheInBackground(event, cacheDeferredFiles);
  if (type === 'CACHE_LOADED' && 'urls' in data) {
    const loaded = addressesIn(data.urls);
    cacheInBackground(event, (caches, urls) => cacheLoadedFiles(caches, urls, loaded));
  }
});

function cacheInBackground(
  event: ExtendableMessageEvent,
  cacheFiles: (caches: CacheStorage, urls: readonly string[]) => Promise<void>,
): void {
  event.waitUntil(
    deferredFileList()
      .then((urls) => cacheFiles(self.caches, urls))
      .catch((error: unknown) => console.warn('The deferred files could not be cached completely', error)),
  );
}

// Background Sync: a page was closed with unsent data, and the device is online again.
self.addEventListener('sync', (event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || typeof event.tag !== 'string') return;
  event.waitUntil(syncInBackground(event.tag));
});

// Before the routes: what is requested during the handover goes to the network.
self.addEventListener('fetch', (event) => {
  if (handover.aborted && event.request.mode !== 'navigate') event.stopImmediatePropagation();
});

registerRoute(new PrecacheRoute(precache));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
  ({ request }) => receiveShare(self.caches, request),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isTiles(url),
  ({ event, request }) => serveTiles(self.caches, event, request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isGazetteer(url),
  ({ request }) => serveGazetteer(self.caches, request.url),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url),
  ({ request }) => serveHashedFile(self.caches, request),
);
registerRoute(
  ({ url, request, sameOrigin }) => isPicture(url, request, sameOrigin),
  ({ event, request }) => servePicture(self.caches, event, request),
);
// In development there is no built shell.
if (!import.meta.env.DEV) {
  registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(SHELL), { denylist: [NOT_PAGES] }));
}
