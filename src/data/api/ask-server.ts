import {
  API_BASE,
  CLIENT_SCHEMA,
  CLIENT_SCHEMA_HEADER,
  SYNC_CURSOR_HEADER,
} from '../../contract/api-base.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/message-limits.ts';
import { PROBLEM_STATUS, PROBLEM_TYPE, type ProblemCode } from '../../contract/problem-status.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** One call of the API. */
export interface ServerCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`. */
  path: string;
  /** Sent as JSON; a blob is sent unchanged. */
  body?: unknown;
  /** `Idempotency-Key` of a write; the acknowledgment has to echo it. */
  key?: string;
  /** `If-None-Match`; without it a 304 is not accepted. */
  etag?: string | null;
  /** Expected status of the acknowledgment, 200 by default. 204 has no body, any other has JSON. */
  status?: 200 | 201 | 204;
  headers?: Record<string, string>;
  timeoutMs?: number;
  signal?: AbortSignal;
  cache?: RequestCache;
}

export interface ServerProblem {
  kind: 'problem';
  status: number;
  code: ProblemCode;
  /** User-facing, in the language of the request. */
  message: string;
  errors: readonly { path: string; message: string }[];
  /** The whole body. */
  body: Record<string, unknown>;
  /** The server's `Retry-After`, or null. */
  retryAfterMs: number | null;
}

export type ServerReply =
  /** Success; `body` is null for 204. The caller checks its schema. */
  | { kind: 'answer'; body: unknown; etag: string | null; cursor: string | null }
  /** 304 */
  | { kind: 'unchanged' }
  /** Rejected by the server. */
  | ServerProblem
  /** No complete answer: offline, a redirect, a truncated body. */
  | { kind: 'unreached'; cause: unknown }
  /** An answer of a proxy or portal, or one that violates the contract: the outcome of the call is unknown. */
  | { kind: 'foreign'; status: number; why: string; retryAfterMs: number | null };

const TIMEOUT_MS = 60_000;

/**
 * The only place that interprets answers of the API. Proxies and captive portals may answer in its name: only an answer
 * with the expected status, media type and, for a write, the echoed `Idempotency-Key` counts as success, and only one
 * with the media type of problems as a rejection.
 */
export async function askServer(fetch: Fetch, call: ServerCall): Promise<ServerReply> {
  const { method, path, body, key, etag = null, status: wanted = 200 } = call;
  const headers: Record<string, string> = {
    [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
    ...call.headers,
  };
  if (key !== undefined) headers[IDEMPOTENCY_HEADER] = key;
  if (etag !== null) headers['If-None-Match'] = etag;
  const isBlob = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isBlob ? body.type : 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await fetch(API_BASE + path, {
      method,
      headers,
      cache: call.cache ?? 'no-store',
      redirect: 'error',
      signal: call.signal ?? AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
      ...(body === undefined ? {} : { body: isBlob ? body : JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (cause) {
    return { kind: 'unreached', cause };
  }
  const { status } = response;
  const retryAfterMs = retryAfter(response);
  const cursor = response.headers.get(SYNC_CURSOR_HEADER);
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  const foreign = (why: string): ServerReply => ({ kind: 'foreign', status, why, retryAfterMs });
  if (status === 304 && etag !== null) return { kind: 'unchanged' };
  if (status >= 400) {
    const problem = type === PROBLEM_TYPE ? readProblem(status, jsonOf(text)) : null;
    return problem ? { kind: 'problem', status, ...problem, retryAfterMs } : foreign('without a problem');
  }
  if (status !== wanted) return foreign(`instead of ${wanted}`);
  if (key !== undefined && response.headers.get(IDEMPOTENCY_HEADER) !== key)
    return foreign('without the echo');
  if (wanted === 204)
    return text === '' ? { kind: 'answer', body: null, etag: null, cursor } : foreign('with a body');
  const value = type === 'application/json' ? jsonOf(text) : undefined;
  if (value === undefined) return foreign('without JSON');
  return { kind: 'answer', body: value, etag: response.headers.get('ETag'), cursor };
}

/** Parsed by hand, since zod is never loaded on the page's thread. */
function readProblem(
  status: number,
  body: unknown,
): Pick<ServerProblem, 'code' | 'message' | 'errors' | 'body'> | null {
  if (!isRecord(body)) return null;
  const { type, title, code, message, errors = [] } = body;
  const isProblem =
    body['status'] === status &&
    [type, title, message].every((text) => typeof text === 'string') &&
    typeof message === 'string' &&
    isCodeOf(status, code) &&
    Array.isArray(errors) &&
    errors.every(isFieldError);
  return isProblem ? { code, message, errors, body } : null;
}

/** Each code belongs to exactly one status. */
function isCodeOf(status: number, code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code) && statusOf(code) === status;
}

function statusOf(code: string): unknown {
  return Reflect.get(PROBLEM_STATUS, code);
}

function isFieldError(error: unknown): error is ServerProblem['errors'][number] {
  return isRecord(error) && typeof error['path'] === 'string' && typeof error['message'] === 'string';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Truncated, or not JSON: not this server's answer.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In milliseconds. Only the form in seconds: the date form would need synchronized clocks, so backoff applies. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
