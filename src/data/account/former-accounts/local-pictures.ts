import { DEVICE_CACHES } from '../../../contract/device-caches.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { UserDb, WaitingPictureRow } from '../../storage/user-db.ts';

/**
 * Pictures of own experiences that this device has: unsent ones, and for uploaded ones the largest size in the picture
 * cache. All of them have to be uploaded again.
 */
export async function localPictures(
  from: UserDb,
  experiences: readonly OwnExperience[],
): Promise<WaitingPictureRow[]> {
  const waiting = await from.waitingPictures.toArray();
  const known = new Set(waiting.map(({ id }) => id));
  const cached = await Promise.all(
    experiences.filter(({ id }) => !known.has(id)).map(async (own) => largestCachedPicture(own)),
  );
  return [...waiting, ...cached.flatMap((row) => row ?? [])];
}

async function largestCachedPicture({
  id,
  image_uris: [image],
}: OwnExperience): Promise<WaitingPictureRow | null> {
  if (image === undefined || !('caches' in globalThis)) return null;
  try {
    const cache = await caches.open(DEVICE_CACHES.pictures);
    const path = image.uri.split('?')[0] ?? '';
    let largest: Blob | null = null;
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith(path)) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const blob = await response?.blob();
      if (blob && blob.size > (largest?.size ?? 0)) largest = blob;
    }
    return largest && { id, picture: largest, focal: { x: image.fp_x ?? 0.5, y: image.fp_y ?? 0.5 } };
  } catch (error) {
    console.warn('The picture cache could not be read', error);
    return null;
  }
}
