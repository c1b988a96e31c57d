import { PROBLEM_STATUS, PROBLEM_TYPE, type Problem, type ProblemCode } from '../../contract/problem.ts';
import type { Locale } from '../../model/base/locale.ts';
import { translateByName } from '../translations.ts';

/** Short enough for a restart, long enough for an overload. */
const RETRY_AFTER_SECONDS = 5;

/** An error that the client may see. Any other exception is answered as `internal`. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  readonly headers: Record<string, string>;
  readonly params: Record<string, string | number>;
  /** Of the log entry. */
  readonly id: string | undefined;
  readonly challenge: Problem['challenge'];
  /** Overrides the code's default message. */
  readonly detail: string | undefined;

  constructor(
    code: ProblemCode,
    {
      errors,
      headers = {},
      params = {},
      detail,
      challenge,
      id,
    }: {
      errors?: Problem['errors'];
      headers?: Record<string, string>;
      params?: Record<string, string | number>;
      detail?: string;
      challenge?: Problem['challenge'];
      id?: string;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.params = params;
    this.detail = detail;
    this.challenge = challenge;
    this.id = id;
  }
}

export function problemMessage(problem: HttpProblem, locale: Locale): string {
  return problem.detail ?? translateByName(locale, `server.problem.${problem.code}`, problem.params);
}

export function problemResponse(problem: HttpProblem, locale: Locale): Response {
  const status = PROBLEM_STATUS[problem.code];
  const body: Problem = {
    type: `/problems/${problem.code}`,
    title: problem.code,
    status,
    message: problemMessage(problem, locale),
    code: problem.code,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.id === undefined ? {} : { id: problem.id }),
    ...(problem.challenge ? { challenge: problem.challenge } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': PROBLEM_TYPE,
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding, Content-Language, Accept-Language',
      ...(problem.code === 'unavailable' ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}),
      ...problem.headers,
    },
  });
}
