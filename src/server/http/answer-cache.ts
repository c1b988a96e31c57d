import { type EncodedBody, encodedBody } from './encoded-body.ts';

/** Compressed once and kept: a middling quality pays at once. */
const QUALITY = 5;
/** What every new device pulls whole: a sixth smaller, for a second of work in the background. */
export const PULL_QUALITY = 11;
const ANSWERS_MAX = 400;
const BYTES_MAX = 64 * 1024 * 1024;

export interface AnswerCache {
  /** The answer of the same version and key, or what `build` gives now. */
  get(version: number, key: string, build: () => unknown, options?: BodyOptions): EncodedBody;
}

export interface BodyOptions {
  quality?: number;
  /** Name of a field that is no part of the tag, wherever it stands. */
  untagged?: string;
}

export function jsonBody(value: unknown, { quality = QUALITY, untagged }: BodyOptions = {}): EncodedBody {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(JSON.stringify(value));
  if (untagged === undefined) return encodedBody(bytes, { quality });
  const rest = JSON.stringify(value, (name, part: unknown) => (name === untagged ? undefined : part));
  return encodedBody(bytes, { quality, tagged: encoder.encode(rest) });
}

/** JSON of one catalogue version. */
export function createAnswerCache(): AnswerCache {
  const bodies = createBodyCache(ANSWERS_MAX, BYTES_MAX);
  return {
    get: (version, key, build, options) =>
      bodies.find(version, key) ?? bodies.keep(version, key, jsonBody(build(), options)),
  };
}

export interface BodyCache {
  find(version: number, key: string): EncodedBody | undefined;
  /** Answers the body itself. */
  keep(version: number, key: string, body: EncodedBody): EncodedBody;
}

/** Bodies of one catalogue version; a new version begins anew, the oldest go first. */
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
