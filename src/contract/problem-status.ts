/** Codes and statuses of the API's errors; apart from the schema, so that pages need no zod. */
export const PROBLEM_STATUS = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'version-mismatch': 412,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'client-outdated': 426,
  /** The cursor or revision is of a former epoch: pull the heads first. */
  'former-epoch': 409,
  'precondition-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const PROBLEM_TYPE = 'application/problem+json';
