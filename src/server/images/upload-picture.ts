import crypto from 'node:crypto';
import { UPLOAD_MAX_PIXELS } from '../../contract/account-limits.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { NewPicture } from '../stores/users/user-store.ts';
import { loadSharp } from './load-sharp.ts';
import type { UploadType } from './read-upload.ts';

/** Longer side of a stored upload: enough for every preset. */
const SIDE_MAX = 1600;
const WEBP = { quality: 82, effort: 4 };
const SECONDS_MAX = 20;
const FORMATS: Record<UploadType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** Decoding temporarily takes hundreds of megabytes: one at a time, with a short queue. */
const WAITING_MAX = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes an upload for storage: upright, at most 1,600 pixels wide and high, WebP without metadata.
 * @param focus 0 to 1 from the left and the top of the upright picture
 * @throws HttpProblem `too-large` for more pixels than are taken, before any is decoded; `invalid` for a picture that
 *   cannot be read; `unavailable` if the queue is full
 */
export async function uploadPicture(
  bytes: Uint8Array,
  type: UploadType,
  focus: readonly [x: number, y: number],
): Promise<NewPicture> {
  if (waiting >= WAITING_MAX) throw new HttpProblem('unavailable', { headers: { 'Retry-After': '5' } });
  waiting += 1;
  const work = () => encode(bytes, type, focus);
  const done = last.then(work, work).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

async function encode(
  bytes: Uint8Array,
  type: UploadType,
  [focalX, focalY]: readonly [number, number],
): Promise<NewPicture> {
  const sharp = await loadSharp();
  // Reads only the header, for the dimensions.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== FORMATS[type]) throw unreadablePicture();
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1);
  if (pixels > UPLOAD_MAX_PIXELS) {
    throw new HttpProblem('too-large', { params: { most: `${UPLOAD_MAX_PIXELS / 1_000_000} megapixels` } });
  }
  try {
    const kept = await sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp(WEBP)
      .toBuffer();
    const mean = await sharp(kept).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    return {
      id: crypto.randomBytes(16).toString('hex'),
      bytes: new Uint8Array(kept),
      hash: crypto.createHash('sha256').update(kept).digest('hex').slice(0, 16),
      focalX: asInAddresses(focalX),
      focalY: asInAddresses(focalY),
      colour: `#${[...mean.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    };
  } catch {
    // Truncated, inconsistent with its header, or too slow to decode: one error for the user, an unreadable picture.
    throw unreadablePicture();
  }
}

/** Image URLs have focal points in thousandths. */
function asInAddresses(part: number): number {
  return Math.round(part * 1_000) / 1_000;
}

function unreadablePicture(): HttpProblem {
  return new HttpProblem('invalid', { errors: [{ path: '', message: 'JPEG, PNG, WebP' }] });
}
