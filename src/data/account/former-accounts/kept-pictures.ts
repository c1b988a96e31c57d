import { DEVICE_CACHES } from '../../../contract/device-caches.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { UserDb, WaitingPictureRow } from '../../storage/user-db.ts';

/**
 * Pictures of own experiences that this device has: those that wait to be sent, and of those that the former account's
 * server had the largest that was seen here. Each is to be sent anew.
 */
export async function keptPictures(
  from: UserDb,
  experiences: readonly OwnExperience[],
): Promise<WaitingPictureRow[]> {
  const waiting = await from.waitingPictures.toArray();
  const known = new Set(waiting.map(({ id }) => id));
  const seen = await Promise.all(
    experiences.filter(({ id }) => !known.has(id)).map(async (own) => seenPicture(own)),
  );
  return [...waiting, ...seen.flatMap((row) => row ?? [])];
}

async function seenPicture({ id, image_uris: [image] }: OwnExperience): Promise<WaitingPictureRow | null> {
  if (image === undefined || !('caches' in globalThis)) return null;
  try {
    const cache = await caches.open(DEVICE_CACHES.pictures);
    const path = image.uri.split('?')[0] ?? '';
    let largest: Blob | null = null;
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith(path)) continue;
      const kept = await cache.match(request, { ignoreVary: true });
      const blob = await kept?.blob();
      if (blob && blob.size > (largest?.size ?? 0)) largest = blob;
    }
    return largest && { id, picture: largest, focal: { x: image.fp_x ?? 0.5, y: image.fp_y ?? 0.5 } };
  } catch (error) {
    console.warn('Pictures that were seen here cannot be read', error);
    return null;
  }
}
