import { DEVICE_CACHES } from '../../contract/device-caches.ts';
import { USER_PICTURES } from '../../contract/user-pictures.ts';

/** Takes the pictures that people uploaded out of those that were seen here: they go with the account that showed them. */
export async function deleteUploadedPictures(): Promise<void> {
  // Missing where there are no service workers either.
  if (!('caches' in globalThis) || !(await caches.has(DEVICE_CACHES.pictures))) return;
  const cache = await caches.open(DEVICE_CACHES.pictures);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith(`${USER_PICTURES}/`)) {
      await cache.delete(request, { ignoreVary: true });
    }
  }
}
