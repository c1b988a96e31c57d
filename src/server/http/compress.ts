import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Large, rarely requested bodies are compressed at a lower quality. */
const QUICK_FROM = [
  { bytes: 2 * 1024 * 1024, quality: 1 },
  { bytes: 256 * 1024, quality: 4 },
] as const;

/** The given quality, or a lower one for a large body. */
export function qualityFor({ byteLength }: Uint8Array, quality: number): number {
  const quick = QUICK_FROM.find((from) => byteLength >= from.bytes);
  return Math.min(quality, quick?.quality ?? quality);
}

/** @param quality of brotli, 0 to 11; also the level of gzip, at most 9 */
export async function compress(
  encoding: 'br' | 'gzip',
  bytes: Uint8Array,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const compressed =
    encoding === 'br'
      ? await brotli(bytes, {
          params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
        })
      : await gzip(bytes, { level: Math.min(9, quality) });
  return new Uint8Array(compressed);
}
