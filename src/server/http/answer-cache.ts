import crypto from 'node:crypto';
import { cacheRequests } from '../observability/metrics.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { createPause, jsonInSlices } from '../work/slices.ts';
import { createTurns } from '../work/turns.ts';
import { BEST_QUALITY, type EncodedBody, encodedBody } from './encoded-body.ts';
import { shortDigest } from './hash.ts';

/** Compressed once and cached, so a medium quality pays off. */
const QUALITY = 5;
const ANSWERS_MAX = 400;
const BYTES_MAX = 24 * 1024 * 1024;
/** Pinned bodies: at most one per collection and country. */
const FIRST_PAGES_MAX = 80;
const FIRST_BYTES_MAX = 64 * 1024 * 1024;
const HASH_SLICE_BYTES = 512 * 1024;
/** One body at a time, in slices: other requests are served in between. */
const ONE_BY_ONE = { atOnce: 1, waitingMax: 200, perCallerMax: 40 };

export interface AnswerCache {
  /**
   * The cached body of version and key, else the result of `build`, serialized in slices, fairly queued by caller.
   * @throws HttpProblem `unavailable` if the queue is full
   */
  get(version: number, key: string, build: () => unknown, options?: AnswerOptions): Promise<EncodedBody>;
}

export interface AnswerOptions {
  /** Client key for rate limits. */
  caller?: string;
  /** One of the few that every new device requests: best compression and never evicted. */
  isFirstPage?: boolean;
  /** Name of a field that is excluded from the ETag at any depth. */
  untagged?: string;
}

/** A small body, serialized synchronously. */
export function jsonBody(value: unknown): EncodedBody {
  return encodedBody(new TextEncoder().encode(JSON.stringify(value)), { quality: QUALITY });
}

/** A body of any size, serialized in slices. */
export async function slicedBody(
  value: unknown,
  { isFirstPage = false, untagged }: AnswerOptions = {},
): Promise<EncodedBody> {
  const pause = createPause();
  const bytes = await jsonInSlices(value, pause);
  const tagged = untagged === undefined ? bytes : await jsonInSlices(value, pause, untagged);
  const hash = crypto.createHash('sha256');
  for (let from = 0; from < tagged.byteLength; from += HASH_SLICE_BYTES) {
    hash.update(tagged.subarray(from, from + HASH_SLICE_BYTES));
    await pause();
  }
  return encodedBody(bytes, { quality: isFirstPage ? BEST_QUALITY : QUALITY, hash: shortDigest(hash) });
}

/** JSON of one catalogue version. */
export function createAnswerCache(): AnswerCache {
  const bodies = createBodyCache(ANSWERS_MAX, BYTES_MAX);
  const firstPages = createBodyCache(FIRST_PAGES_MAX, FIRST_BYTES_MAX);
  const making = createSharedWork<EncodedBody>(createTurns(ONE_BY_ONE));
  return {
    async get(version, key, build, options = {}) {
      const { caller = '', isFirstPage = false } = options;
      const cache = isFirstPage ? firstPages : bodies;
      const make = async () =>
        cache.find(version, key) ?? cache.keep(version, key, await slicedBody(build(), options));
      const found = cache.find(version, key);
      cacheRequests.inc({ cache: 'responses', result: found ? 'hit' : 'miss' });
      return found ?? making(caller, `${version} ${key}`, make);
    },
  };
}

export interface BodyCache {
  find(version: number, key: string): EncodedBody | undefined;
  /** Returns the body. */
  keep(version: number, key: string, body: EncodedBody): EncodedBody;
}

/** Cache of the bodies of one catalogue version; cleared by a new version, evicts the oldest first. */
export function createBodyCache(bodiesMax: number, bytesMax: number): BodyCache {
  const bodies = new Map<string, EncodedBody>();
  let ofVersion = -1;
  let bytes = 0;

  function drop(key: string): void {
    bytes -= bodies.get(key)?.size ?? 0;
    bodies.delete(key);
  }

  return {
    find: (version, key) => (version === ofVersion ? bodies.get(key) : undefined),
    keep(version, key, body) {
      if (version !== ofVersion) {
        bodies.clear();
        bytes = 0;
        ofVersion = version;
      }
      drop(key);
      bodies.set(key, body);
      bytes += body.size;
      for (const oldest of bodies.keys()) {
        if (bodies.size <= bodiesMax && bytes <= bytesMax) break;
        drop(oldest);
      }
      return body;
    },
  };
}
