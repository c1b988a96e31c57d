import { ACCOUNT_HEADER, SYNC_CURSOR_HEADER } from '../../src/contract/api-base.ts';
import { askServer, type Fetch, type ServerReply } from '../../src/data/api/ask-server.ts';
import { SyncFailure } from './sync-failure.ts';

export type { Fetch } from '../../src/data/api/ask-server.ts';

export type RestAnswer = { status: 'new'; body: unknown; etag: string | null } | { status: 'unchanged' };

/**
 * One GET of the API, bypassing every HTTP cache: a stale answer would come with a stale cursor.
 * @param userId account whose data is requested; none by default
 * @param proof newest signed cursor of the device
 * @throws SyncFailure for every other answer
 */
export async function getJson(
  fetch: Fetch,
  path: string,
  etag: string | null = null,
  userId: string | null = null,
  proof: string | null = null,
): Promise<RestAnswer> {
  const headers: Record<string, string> = userId === null ? {} : { [ACCOUNT_HEADER]: userId };
  if (proof !== null) headers[SYNC_CURSOR_HEADER] = proof;
  const reply = await askServer(fetch, { method: 'GET', path, etag, headers });
  if (reply.kind === 'unchanged') return { status: 'unchanged' };
  if (reply.kind === 'answer') return { status: 'new', body: reply.body, etag: reply.etag };
  throw failureOf(path, reply);
}

/** The failure with which a cycle ends after such an answer; the only place where answers become a `SyncFailure`. */
export function failureOf(path: string, reply: Exclude<ServerReply, { kind: 'answer' }>): SyncFailure {
  if (reply.kind === 'unreached') {
    return new SyncFailure('offline', `${path} was not reached: ${String(reply.cause)}`);
  }
  if (reply.kind === 'unchanged') return new SyncFailure('bad-answer', `${path} answered 304`);
  const { status, retryAfterMs } = reply;
  if (reply.kind === 'foreign') {
    const code = status < 400 ? 'bad-answer' : 'server';
    return new SyncFailure(code, `${path} answered ${status} ${reply.why}`, retryAfterMs);
  }
  if (reply.code === 'not-signed-in') return new SyncFailure('signed-out', `${path}: the session is over`);
  if (reply.code === 'client-outdated') {
    return new SyncFailure('outdated', `${path} no longer serves this app`);
  }
  if (reply.code === 'former-epoch') return new SyncFailure('former-epoch', `${path}: of a former epoch`);
  return new SyncFailure('server', `${path} answered ${status} ${reply.code}`, retryAfterMs);
}
