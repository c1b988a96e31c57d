import { heavyWork } from '../work/heavy-work.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { watchQueue } from '../observability/metrics.ts';
import { createTurns } from '../work/turns.ts';
import { compress, type Encoding, qualityFor } from './compress.ts';
import { contentHash } from './hash.ts';

/** Smaller bodies are not compressed. */
const COMPRESS_FROM_BYTES = 1_024;
/** Larger bodies are queued and compressed by the work process. */
const TURN_FROM_BYTES = 48 * 1024;
/** Takes a second; everything else is compressed at a lower quality. */
export const BEST_QUALITY = 11;

const callersTurns = createTurns({ atOnce: 1, waitingMax: 200, perCallerMax: 40 });
watchQueue('compression', callersTurns);
const forCallers = createSharedWork<Uint8Array<ArrayBuffer>>(callersTurns);
const forAllCallers = createSharedWork<Uint8Array<ArrayBuffer>>(
  createTurns({ atOnce: 1, waitingMax: 100, perCallerMax: 100 }),
);
const SERVER = 'server';
let bodies = 0;

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
 * @param quality of brotli, 0 to 11: low for rarely requested bodies, `BEST_QUALITY` for the few that every client loads
 * @param tagged content to hash, if not the whole body
 * @param hash if already known
 */
export function encodedBody(
  bytes: Uint8Array<ArrayBuffer>,
  {
    quality,
    compressible = true,
    tagged = bytes,
    hash = contentHash(tagged),
  }: { quality: number; compressible?: boolean; tagged?: Uint8Array<ArrayBuffer>; hash?: string },
): EncodedBody {
  const kept = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const name = String((bodies += 1));
  const isBest = quality === BEST_QUALITY;
  const used = isBest ? quality : qualityFor(bytes, quality);
  const isSmall = bytes.byteLength < TURN_FROM_BYTES;
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
        const run = isSmall ? compress : heavyWork.compress;
        const made = await run(encoding, bytes, used);
        kept.set(encoding, made);
        return made;
      };
      if (isSmall || kept.has(encoding)) return { encoding, bytes: await make() };
      const line = isBest ? SERVER : caller;
      const turn = isBest ? forAllCallers : forCallers;
      return { encoding, bytes: await turn(line, `${name} ${encoding}`, make) };
    },
  };
}

/** A body that is sent once, in the encoding in which it was made. */
export function encodedOnce(made: {
  hash: string;
  encoding: Encoding;
  bytes: Uint8Array<ArrayBuffer>;
}): EncodedBody {
  return {
    hash: made.hash,
    size: made.bytes.byteLength,
    encodingFor: () => made.encoding,
    encode: () => Promise.resolve(made),
  };
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

/** Whether If-None-Match or If-Range matches the content in any encoding. */
export function etagMatches(condition: string | null, hash: string): boolean {
  if (condition === null) return false;
  return condition.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag.replace(/^"|(-br|-gzip)?"$/g, '') === hash;
  });
}
