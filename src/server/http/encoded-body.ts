import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { createSharedWork } from '../work/shared-work.ts';
import { createTurns } from '../work/turns.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller bodies are not compressed. */
const COMPRESS_FROM_BYTES = 1_024;
/** Larger bodies are queued: the thread pool is shared with files and passwords. */
const TURN_FROM_BYTES = 48 * 1024;
/** Large, rarely requested bodies are compressed at a lower quality. */
const QUICK_FROM = [
  { bytes: 2 * 1024 * 1024, quality: 1 },
  { bytes: 256 * 1024, quality: 4 },
] as const;
/** Takes a second; everything else is compressed at a lower quality. */
export const BEST_QUALITY = 11;

const forCallers = createSharedWork<Uint8Array<ArrayBuffer>>(
  createTurns({ atOnce: 1, waitingMax: 200, perCallerMax: 40 }),
);
const forEverybody = createSharedWork<Uint8Array<ArrayBuffer>>(
  createTurns({ atOnce: 1, waitingMax: 100, perCallerMax: 100 }),
);
const SERVER = 'server';
let bodies = 0;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes with a hash, compressed lazily and cached. */
export interface EncodedBody {
  hash: string;
  size: number;
  /** The encoding that is used for a client that accepts `wanted`. */
  encodingFor(wanted: Encoding): Encoding;
  /**
   * @param caller client key for the limit of queued jobs per caller
   * @throws HttpProblem `unavailable` if the queue is full
   */
  encode(wanted: Encoding, caller?: string): Promise<{ encoding: Encoding; bytes: Uint8Array<ArrayBuffer> }>;
}

/**
 * @param quality of brotli, 0 to 11: low for rarely requested bodies, `BEST_QUALITY` for the few that everybody needs
 * @param tagged content to hash, if not the whole body
 * @param hash if already known
 */
export function encodedBody(
  bytes: Uint8Array<ArrayBuffer>,
  {
    quality,
    compressible = true,
    tagged = bytes,
    hash = hashOf(tagged),
  }: { quality: number; compressible?: boolean; tagged?: Uint8Array<ArrayBuffer>; hash?: string },
): EncodedBody {
  const kept = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const name = String((bodies += 1));
  const isBest = quality === BEST_QUALITY;
  const quick = isBest ? undefined : QUICK_FROM.find((from) => bytes.byteLength >= from.bytes);
  const encodingFor = (wanted: Encoding): Encoding =>
    compressible && bytes.byteLength >= COMPRESS_FROM_BYTES ? wanted : 'identity';
  return {
    hash,
    size: bytes.byteLength,
    encodingFor,
    async encode(wanted, caller = SERVER) {
      const encoding = encodingFor(wanted);
      if (encoding === 'identity') return { encoding, bytes };
      const make = async () => {
        const there = kept.get(encoding);
        if (there) return there;
        const made = await compress(encoding, bytes, Math.min(quality, quick?.quality ?? quality));
        kept.set(encoding, made);
        return made;
      };
      const isSmall = bytes.byteLength < TURN_FROM_BYTES;
      if (isSmall || kept.has(encoding)) return { encoding, bytes: await make() };
      const line = isBest ? SERVER : caller;
      const turn = isBest ? forEverybody : forCallers;
      return { encoding, bytes: await turn(line, `${name} ${encoding}`, make) };
    },
  };
}

export function hashOf(bytes: Uint8Array): string {
  return shortHash(crypto.createHash('sha256').update(bytes));
}

export function shortHash(hash: crypto.Hash): string {
  return hash.digest('base64url').slice(0, 22);
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

/** The best supported encoding from Accept-Encoding. */
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

/** Strong ETag: differs by encoding, as the bytes do. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether If-None-Match matches the content in any encoding. */
export function namesHash(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag.replace(/^"|(-br|-gzip)?"$/g, '') === hash;
  });
}
