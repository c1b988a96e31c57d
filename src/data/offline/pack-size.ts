import { imagesFor, type PackImage, PACK_USES } from '../../model/pictures/pack-pictures.ts';
import { missingMapBytes } from './deferred-files.ts';
import { askServer } from '../api/ask-server.ts';
import { thisScreen } from './download-pack.ts';

/** Size of a country's pack before it is downloaded. */
export interface PackSize {
  /** Texts, and pictures in the sizes for this screen. */
  bytes: number;
  pictures: number;
  places: number;
  tours: number;
  posts: number;
  /** The map, shared by all countries; 0 once it is cached. */
  mapBytes: number;
}

/** Asks the server for the size; null without an answer. */
export async function packSize(country: string): Promise<PackSize | null> {
  try {
    const reply = await askServer((address, init) => fetch(address, init), {
      method: 'GET',
      path: `/countries/${encodeURIComponent(country)}/pack?parts=images`,
      cache: 'default',
    });
    if (reply.kind !== 'answer') return null;
    const pack = reply.body;
    const images = imagesFor(listIn(pack, 'images').filter(isImage), thisScreen());
    const rowsBytes: unknown = Reflect.get(Object(pack), 'rows_bytes');
    const keys: unknown = Reflect.get(Object(pack), 'keys');
    const texts = typeof rowsBytes === 'number' ? rowsBytes : 0;
    return {
      bytes: images.reduce((sum, { bytes }) => sum + bytes, texts),
      pictures: images.length,
      places: listIn(keys, 'experienceDetails').length,
      tours: listIn(keys, 'tours').length,
      posts: listIn(keys, 'blogposts').length,
      mapBytes: await missingMapBytes(),
    };
  } catch (error) {
    console.warn(`The size of ${country} is not known`, error);
    return null;
  }
}

function listIn(value: unknown, field: string): unknown[] {
  const list: unknown = Reflect.get(Object(value), field);
  return Array.isArray(list) ? list : [];
}

function isImage(value: unknown): value is PackImage {
  if (typeof value !== 'object' || value === null) return false;
  const [url, use, width, bytes] = ['url', 'use', 'width', 'bytes'].map((field): unknown =>
    Reflect.get(value, field),
  );
  return (
    typeof url === 'string' &&
    typeof width === 'number' &&
    typeof bytes === 'number' &&
    PACK_USES.some((known) => known === use)
  );
}
