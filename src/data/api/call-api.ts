import {
  ACCOUNT_HEADER,
  CLIENT_SCHEMA,
  CLIENT_SCHEMA_HEADER,
  LOST_VERSIONS_HEADER,
  SYNC_CURSOR_HEADER,
} from '../../contract/api-base.ts';
import { addressOfCall, type ApiAddress, type ApiCall } from '../../contract/api/api-call.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/message-limits.ts';
import { PROBLEM_STATUS, PROBLEM_TYPE, type ProblemCode } from '../../contract/problem-status.ts';
import { fieldOf, isRecord } from '../../model/base/is-record.ts';
import { each, number, record, type Shape, text } from '../../model/base/json-shape.ts';
import type { Locale } from '../../model/base/locale.ts';
import { callLocale } from './call-locale.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
/** Looked up at each call: tests replace the global one. */
export const deviceFetch: Fetch = (address, init) => fetch(address, init);

/** What one request adds to its call. */
export interface ApiRequest<T> {
  /** Sent as JSON; a blob is sent unchanged. */
  body?: unknown;
  /** What the caller reads of the answer's JSON; an answer of another shape is foreign. */
  shape?: Shape<T>;
  /** `Idempotency-Key` of a write; the acknowledgment has to echo it. */
  key?: string;
  /** `If-None-Match`; without it a 304 is not accepted. */
  etag?: string | null | undefined;
  /** Precondition of a write, `If-Match`; null for "nothing is stored". */
  match?: string | null | undefined;
  /** Account that this device assumes to be logged in: with another session the server answers 401. */
  account?: string | null | undefined;
  /** Language of the answer's texts; by default the page's. */
  locale?: Locale;
  /** Newest signed cursor of this device: a database that lacks the state behind it does not accept a write. */
  newestCursor?: string | null | undefined;
  /** Versions that the server lost and that the body descends from. */
  lost?: readonly number[] | undefined;
  timeoutMs?: number;
  signal?: AbortSignal;
  cache?: RequestCache;
}

export interface ApiProblem {
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

export type ApiReply<T = unknown> =
  /** Success; `body` is null for 204. */
  | { kind: 'answer'; body: T; etag: string | null; cursor: string | null }
  /** 304 */
  | { kind: 'unchanged' }
  /** Rejected by the server. */
  | ApiProblem
  /** No complete answer: offline, a redirect, a truncated body. */
  | { kind: 'unreached'; cause: unknown }
  /** An answer of a proxy or portal, or one that violates the contract: the outcome of the call is unknown. */
  | { kind: 'foreign'; status: number; why: string; retryAfterMs: number | null };

const TIMEOUT_MS = 60_000;
/** A longer one is a mistake of a proxy or of a clock; a timer of more than 24 days would fire at once. */
export const MAX_RETRY_AFTER_MS = 86_400_000;
/** For calls that a user waits for, or that are cheap to repeat. */
export const SHORT_TIMEOUT_MS = 30_000;
/** Enough for a picture of 8 MiB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * The only place that calls the API. Proxies and captive portals may answer in its name: only an answer with the
 * expected status, media type and shape and, for a write, the echoed `Idempotency-Key` counts as success, and only one
 * with the media type of problems as a rejection.
 */
export async function callApi<Path extends string, T = unknown>(
  call: ApiCall<Path>,
  request: ApiRequest<T> & ApiAddress<Path>,
  fetch: Fetch = deviceFetch,
): Promise<ApiReply<T>> {
  const { body, key, etag = null, match, account, newestCursor, lost = [], shape } = request;
  const wanted = call.status ?? (call.method === 'PUT' && match === null ? 201 : 200);
  const headers: Record<string, string> = {
    [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
    'Content-Language': request.locale ?? callLocale(),
  };
  if (key !== undefined) headers[IDEMPOTENCY_HEADER] = key;
  if (etag !== null) headers['If-None-Match'] = etag;
  if (match === null) headers['If-None-Match'] = '*';
  else if (match !== undefined) headers['If-Match'] = match;
  if (typeof account === 'string') headers[ACCOUNT_HEADER] = account;
  if (typeof newestCursor === 'string') headers[SYNC_CURSOR_HEADER] = newestCursor;
  if (lost.length > 0) headers[LOST_VERSIONS_HEADER] = lost.join(',');
  const isBlob = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isBlob ? body.type : 'application/json';
  const timeoutMs = request.timeoutMs ?? (isBlob ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  let response: Response;
  let sent: string;
  try {
    response = await fetch(addressOfCall(call, request), {
      method: call.method,
      headers,
      cache: request.cache ?? 'no-store',
      redirect: 'error',
      signal: request.signal ?? AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: isBlob ? body : JSON.stringify(body) }),
    });
    sent = await response.text();
  } catch (cause) {
    return { kind: 'unreached', cause };
  }
  const { status } = response;
  const retryAfterMs = retryAfter(response);
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  const foreign = (why: string): ApiReply<T> => ({ kind: 'foreign', status, why, retryAfterMs });
  if (status === 304 && etag !== null) return { kind: 'unchanged' };
  if (status >= 400) {
    const problem = type === PROBLEM_TYPE ? readProblem(status, jsonOf(sent)) : null;
    return problem ? { kind: 'problem', status, ...problem, retryAfterMs } : foreign('without a problem');
  }
  if (status !== wanted) return foreign(`instead of ${wanted}`);
  if (key !== undefined && response.headers.get(IDEMPOTENCY_HEADER) !== key)
    return foreign('without the echo');
  if (wanted === 204 && sent !== '') return foreign('with a body');
  const value = wanted === 204 ? null : type === 'application/json' ? jsonOf(sent) : undefined;
  if (value === undefined) return foreign('without JSON');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a shape T is unknown
  const read = shape === undefined ? (value as T) : shape(value);
  if (read === undefined) return foreign('of another shape');
  const etagThere = response.headers.get('ETag');
  return { kind: 'answer', body: read, etag: etagThere, cursor: response.headers.get(SYNC_CURSOR_HEADER) };
}

const fieldErrors = each(record({ path: text, message: text }));
const problemShape = record({ status: number, type: text, title: text, code: text, message: text });

function readProblem(
  status: number,
  body: unknown,
): Pick<ApiProblem, 'code' | 'message' | 'errors' | 'body'> | null {
  const problem = problemShape(body);
  if (!isRecord(body) || problem?.status !== status) return null;
  const { code, message } = problem;
  const given = body['errors'] ?? [];
  const errors = fieldErrors(given);
  const areRead = Array.isArray(given) && errors?.length === given.length;
  return areRead && isCodeOf(status, code) ? { code, message, errors, body } : null;
}

/** Each code belongs to exactly one status. */
function isCodeOf(status: number, code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, code) && fieldOf(PROBLEM_STATUS, code) === status;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Truncated, or not JSON: not this server's answer.
    return undefined;
  }
}

/** In milliseconds, at most a day. Only the form in seconds: the date form would need synchronized clocks, so backoff applies. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : null;
}
