import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller ones do not gain by compression. */
const COMPRESS_FROM_BYTES = 1_024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes with a hash, compressed when first asked for and then kept. */
export interface EncodedBody {
  hash: string;
  size: number;
  encode(encoding: Encoding): Promise<{ encoding: Encoding; bytes: Uint8Array<ArrayBuffer> }>;
}

/**
 * @param quality of brotli, 0 to 11: low for what is asked for once, high for what stays
 * @param tagged what the hash is of, where it is not the whole
 */
export function encodedBody(
  bytes: Uint8Array<ArrayBuffer>,
  {
    quality,
    compressible = true,
    tagged = bytes,
  }: { quality: number; compressible?: boolean; tagged?: Uint8Array<ArrayBuffer> },
): EncodedBody {
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    hash: crypto.createHash('sha256').update(tagged).digest('base64url').slice(0, 22),
    size: bytes.byteLength,
    async encode(wanted) {
      const encoding = compressible && bytes.byteLength >= COMPRESS_FROM_BYTES ? wanted : 'identity';
      if (encoding === 'identity') return { encoding, bytes };
      let encoded = kept.get(encoding);
      if (!encoded) {
        encoded = compress(encoding, bytes, quality);
        kept.set(encoding, encoded);
      }
      return { encoding, bytes: await encoded };
    },
  };
}

async function compress(
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

/** The best that the client takes, from its Accept-Encoding. */
export function acceptedEncoding(header: string | null): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A strong tag differs by encoding: the bytes do. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether If-None-Match names the content, in whatever encoding it was sent. */
export function namesHash(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag.replace(/^"|(-br|-gzip)?"$/g, '') === hash;
  });
}
