import { IDEMPOTENCY_HEADER } from '../../src/contract/message-limits.ts';
import { PROBLEM_STATUS, PROBLEM_TYPE, type ProblemCode } from '../../src/contract/problem-status.ts';

/** Responses as the server sends them. */

/** An acknowledgment, with the echoed idempotency key; 204 without a body. */
export function acknowledged(
  { headers }: RequestInit,
  body: unknown = null,
  status = body === null ? 204 : 200,
): Response {
  const echo = new Headers();
  const key = new Headers(headers).get(IDEMPOTENCY_HEADER);
  if (key !== null) echo.set(IDEMPOTENCY_HEADER, key);
  return body === null
    ? new Response(null, { status, headers: echo })
    : Response.json(body, { status, headers: echo });
}

export function problemAnswer(
  code: ProblemCode,
  { headers = {}, ...more }: { headers?: Record<string, string>; [field: string]: unknown } = {},
): Response {
  const status = PROBLEM_STATUS[code];
  const problem = { type: `/problems/${code}`, title: code, status, message: code, code, ...more };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'Content-Type': PROBLEM_TYPE, ...headers },
  });
}
