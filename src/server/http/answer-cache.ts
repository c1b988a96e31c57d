import { type EncodedBody, encodedBody } from './encoded-body.ts';

/** Compressed once and kept: a middling quality pays at once. */
const QUALITY = 5;
/** What every new device pulls whole: a sixth smaller, for a second of work in the background. */
export const PULL_QUALITY = 11;
const ANSWERS_MAX = 400;
const BYTES_MAX = 64 * 1024 * 1024;

export interface AnswerCache {
  /** The answer of the same version and key, or what `build` gives now. */
  get(version: number, key: string, build: () => unknown, quality?: number): EncodedBody;
}

export function jsonBody(value: unknown, quality: number = QUALITY): EncodedBody {
  return encodedBody(new TextEncoder().encode(JSON.stringify(value)), { quality });
}

/** Answers of one catalogue version as bytes; a new version begins anew, the oldest go first. */
export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, EncodedBody>();
  let ofVersion = -1;
  let bytes = 0;
  return {
    get(version, key, build, quality) {
      if (version !== ofVersion) {
        answers.clear();
        bytes = 0;
        ofVersion = version;
      }
      const there = answers.get(key);
      if (there) return there;
      const answer = jsonBody(build(), quality);
      answers.set(key, answer);
      bytes += answer.size;
      for (const [oldest, { size }] of answers) {
        if (answers.size <= ANSWERS_MAX && bytes <= BYTES_MAX) break;
        answers.delete(oldest);
        bytes -= size;
      }
      return answer;
    },
  };
}
