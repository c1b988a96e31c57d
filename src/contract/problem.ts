import { z } from 'zod/mini';
import { challengeSchema } from './messages.ts';
import type { ProblemCode } from './problem-status.ts';

export { PROBLEM_STATUS, PROBLEM_TYPE, type ProblemCode } from './problem-status.ts';

/**
 * Every error of the API is `application/problem+json` in this form. `code` is a closed set, by which clients decide
 * what to do; `message` is user-facing, in the language of the request.
 */
export const PROBLEM_CODES = [
  'bad-request',
  'not-signed-in',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'version-mismatch',
  'too-large',
  'unsupported-type',
  'invalid',
  'client-outdated',
  'former-epoch',
  'precondition-required',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

export const problemSchema = z.object({
  /** `/problems/<code>`: an identifier, not necessarily a resolvable URL. */
  type: z.string(),
  /** English, the same for each code. */
  title: z.string(),
  status: z.number(),
  message: z.string(),
  code: z.enum(PROBLEM_CODES),
  /** `path` as in `itinerary[3].nights`, empty for the whole body. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Id of the server's log line, for internal errors. */
  id: z.optional(z.string()),
  /** With `too-many-requests`: the same call with a solution of this challenge as `proof` is accepted. */
  challenge: z.optional(challengeSchema),
});
export type Problem = z.infer<typeof problemSchema>;
