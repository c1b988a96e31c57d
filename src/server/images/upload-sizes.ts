import { createSharedWork } from '../work/shared-work.ts';
import type { ImageFormat } from './image-request.ts';
import { pictureTurns } from './load-sharp.ts';
import { heavyWork } from '../work/heavy-work.ts';
import type { Crop } from './render-image.ts';

const BYTES_MAX = 16 * 1024 * 1024;

/** Renditions of users' uploads, cached in memory only: files would outlive a deleted picture. */
export interface UploadSizes {
  /**
   * @param id content id of the picture
   * @param caller client key, queued separately @throws HttpProblem `unavailable` if the queue is full
   */
  get(
    id: string,
    read: () => Promise<Uint8Array>,
    crop: Crop,
    format: ImageFormat,
    caller?: string,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

export function createUploadSizes(bytesMax: number = BYTES_MAX): UploadSizes {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = createSharedWork<Uint8Array<ArrayBuffer>>(pictureTurns);
  let bytes = 0;

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
    get(id, read, crop, format, caller = '') {
      const key = [id, crop.width, crop.height, ...crop.focus, crop.zoom, format].join(' ');
      const there = kept.get(key);
      if (there) return Promise.resolve(there);
      return making(caller, `upload ${key}`, async () => {
        const made = kept.get(key);
        if (made) return made;
        const rendered = new Uint8Array(await heavyWork.render(await read(), crop, format));
        keep(key, rendered);
        return rendered;
      });
    },
  };
}
