import { DEVICE_CACHES } from '../../contract/device-caches.ts';
import { USER_PICTURES } from '../../contract/paths/user-pictures.ts';

/** Evicts pictures uploaded by users from the picture cache: they must not outlive the account's session. */
export async function deleteUploadedPictures(): Promise<void> {
  // Browsers without the Cache API have no service workers either.
  if (!('caches' in globalThis) || !(await caches.has(DEVICE_CACHES.pictures))) return;
  const cache = await caches.open(DEVICE_CACHES.pictures);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith(`${USER_PICTURES}/`)) {
      await cache.delete(request, { ignoreVary: true });
    }
  }
}
