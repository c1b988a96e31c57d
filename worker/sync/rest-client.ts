import type { ApiAddress, ApiCall } from '../../src/contract/api/api-call.ts';
import { type ApiReply, type ApiRequest, callApi, type Fetch } from '../../src/data/api/call-api.ts';
import { SyncFailure } from './sync-failure.ts';

/** What is used of zod's schemas. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}
type ReadRequest<Path extends string> = Pick<ApiRequest<unknown>, 'account' | 'newestCursor'> &
  ApiAddress<Path>;

/**
 * One GET of the API, bypassing every HTTP cache: a stale answer would come with a stale cursor.
 * @throws SyncFailure for every answer but one of the schema
 */
export async function getAnswer<Path extends string, T>(
  fetch: Fetch,
  call: ApiCall<Path>,
  schema: Schema<T>,
  request: ReadRequest<Path>,
): Promise<T> {
  const reply = await callApi(call, request, fetch);
  if (reply.kind !== 'answer') throw failureOf(call.path, reply);
  return parseAnswer(call.path, schema, reply.body);
}

/** The same if the answer of `etag` is stored: null while it is still that one. */
export async function getIfChanged<Path extends string, T>(
  fetch: Fetch,
  call: ApiCall<Path>,
  schema: Schema<T>,
  request: ReadRequest<Path> & { etag: string | null | undefined },
): Promise<{ value: T; etag: string | null } | null> {
  const reply = await callApi(call, request, fetch);
  if (reply.kind === 'unchanged') return null;
  if (reply.kind !== 'answer') throw failureOf(call.path, reply);
  return { value: parseAnswer(call.path, schema, reply.body), etag: reply.etag };
}

/** @throws SyncFailure if the value has another shape */
export function parseAnswer<T>(what: string, schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SyncFailure('bad-answer', `${what}: ${parsed.error.message}`);
}

/** The failure with which a cycle ends after such an answer; the only place where answers become a `SyncFailure`. */
export function failureOf(path: string, reply: Exclude<ApiReply, { kind: 'answer' }>): SyncFailure {
  if (reply.kind === 'unreached') {
    return new SyncFailure('offline', `${path} was not reached: ${String(reply.cause)}`);
  }
  if (reply.kind === 'unchanged') return new SyncFailure('bad-answer', `${path} answered 304`);
  const { status, retryAfterMs } = reply;
  if (reply.kind === 'foreign') {
    const code = status < 400 ? 'bad-answer' : 'server';
    return new SyncFailure(code, `${path} answered ${status} ${reply.why}`, retryAfterMs);
  }
  if (reply.code === 'not-signed-in')
    return new SyncFailure('signed-out', `${path}: the session has expired`);
  if (reply.code === 'client-outdated') {
    return new SyncFailure('outdated', `${path} no longer serves this app`);
  }
  if (reply.code === 'former-epoch')
    return new SyncFailure('former-epoch', `${path}: the version is of a former epoch`);
  return new SyncFailure('server', `${path} answered ${status} ${reply.code}`, retryAfterMs);
}
