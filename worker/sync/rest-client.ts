import { ACCOUNT_HEADER } from '../../src/contract/api-base.ts';
import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../../src/contract/sync.ts';
import { SyncFailure } from './sync-failure.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export type RestAnswer = { status: 'new'; body: unknown; etag: string | null } | { status: 'unchanged' };

/** Long enough for a page over a slow line, short enough that a dead one is noticed. */
const TIMEOUT_MS = 60_000;

/**
 * One GET of the API. Past every cache between here and the server: a cursor is only as good as the answer
 * it came with. Foreign failures become a `SyncFailure` here and nowhere else.
 * @param userId whose things are asked for; nobody's by default
 */
export async function getJson(
  fetch: Fetch,
  path: string,
  etag: string | null = null,
  userId: string | null = null,
): Promise<RestAnswer> {
  const headers: Record<string, string> = { [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA) };
  if (etag !== null) headers['If-None-Match'] = etag;
  if (userId !== null) headers[ACCOUNT_HEADER] = userId;
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    response = await fetch(`${API_BASE}${path}`, { headers, cache: 'no-store', signal });
    text = await response.text();
  } catch (error) {
    throw new SyncFailure('offline', `${path} was not reached: ${String(error)}`);
  }
  if (response.status === 304) return { status: 'unchanged' };
  if (response.status === 401) throw new SyncFailure('signed-out', `${path}: the session is over`);
  if (response.status === 426) throw new SyncFailure('outdated', `${path} no longer serves this app`);
  if (response.status !== 200) {
    throw new SyncFailure('server', `${path} answered ${response.status}`, retryAfterMs(response));
  }
  try {
    return { status: 'new', body: JSON.parse(text), etag: response.headers.get('ETag') };
  } catch (error) {
    throw new SyncFailure('bad-answer', `${path} answered no JSON: ${String(error)}`);
  }
}

/** `Retry-After` in seconds; the form with a date needs a clock that agrees and is left to the back-off. */
function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
