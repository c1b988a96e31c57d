import { HttpProblem } from '../http/http-problem.ts';
import type { ImageFormat } from './image-request.ts';
import { type Crop, renderPicture } from './render-image.ts';

const BYTES_MAX = 32 * 1024 * 1024;
const AT_ONCE = 2;
const WAITING_MAX = 100;

/**
 * Sizes of pictures that people uploaded. They are kept in memory alone: a file would outlive the picture, and a
 * person who takes a picture away means all of it.
 */
export interface UploadSizes {
  /** @param id of the picture's content */
  get(
    id: string,
    read: () => Promise<Uint8Array>,
    crop: Crop,
    format: ImageFormat,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

export function createUploadSizes(bytesMax: number = BYTES_MAX): UploadSizes {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const queue: (() => void)[] = [];
  let running = 0;
  let bytes = 0;

  /** Two at a time; the others wait for their turn. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING_MAX)
        throw new HttpProblem('unavailable', { headers: { 'Retry-After': '5' } });
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  }

  function keep(key: string, made: Uint8Array<ArrayBuffer>): void {
    kept.set(key, made);
    bytes += made.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= bytesMax || oldest === key) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  return {
    get(id, read, crop, format) {
      const key = [id, crop.width, crop.height, ...crop.focus, crop.zoom, format].join(' ');
      const there = kept.get(key);
      if (there) return Promise.resolve(there);
      const known = making.get(key);
      if (known) return known;
      const made = inTurn(async () => {
        const rendered = new Uint8Array(await renderPicture(await read(), crop, format));
        keep(key, rendered);
        return rendered;
      }).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
