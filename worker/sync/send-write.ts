import { ACCOUNT_HEADER } from '../../src/contract/api-base.ts';
import { IDEMPOTENCY_HEADER } from '../../src/contract/message-limits.ts';
import { problemSchema } from '../../src/contract/problem.ts';
import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../../src/contract/sync.ts';
import type { Fetch } from './rest-client.ts';
import { SyncFailure } from './sync-failure.ts';

/** One write of something of a person. The same `mid` goes with the same body for as long as it is sent. */
export interface Write {
  method: 'PUT' | 'DELETE';
  path: string;
  mid: string;
  /** Version that has to be stored, null where there may be none; undefined for what has no versions. */
  expected?: number | null;
  body?: object;
}

export type WriteAnswer =
  | { kind: 'done'; body: unknown }
  /** `current` is what is stored, null where nothing is. */
  | { kind: 'mismatch'; current: unknown }
  /** It will not be taken as it is. */
  | { kind: 'refused'; status: number; code: string; fields: string[] };

const TIMEOUT_MS = 60_000;
/** Worth another try with the same words. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** @throws SyncFailure for all that is not about this one write */
export async function sendWrite(fetch: Fetch, userId: string, write: Write): Promise<WriteAnswer> {
  const { method, path, body } = write;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${API_BASE}${path}`, {
      method,
      headers: headersOf(userId, write),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    text = await response.text();
  } catch (error) {
    throw new SyncFailure('offline', `${path} was not reached: ${String(error)}`);
  }
  const { status } = response;
  if (response.ok) return { kind: 'done', body: text === '' ? null : jsonOf(path, text) };
  if (status === 401) throw new SyncFailure('signed-out', `${path}: the session is over`);
  if (status === 426) throw new SyncFailure('outdated', `${path} no longer serves this app`);
  if (status < 400 || status >= 500 || PASSING.has(status)) {
    throw new SyncFailure('server', `${path} answered ${status}`, retryAfterMs(response));
  }
  const answer = jsonOf(path, text);
  const problem = problemSchema.safeParse(answer);
  // Somebody between here and the server spoke.
  if (!problem.success) throw new SyncFailure('server', `${path} answered ${status} without a problem`);
  if (status === 412) return { kind: 'mismatch', current: fieldOf(answer, 'current') ?? null };
  const fields = (problem.data.errors ?? []).map((error) => error.path);
  return { kind: 'refused', status, code: problem.data.code, fields };
}

function headersOf(userId: string, { mid, expected, body }: Write): Record<string, string> {
  const headers: Record<string, string> = {
    [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
    [ACCOUNT_HEADER]: userId,
    [IDEMPOTENCY_HEADER]: mid,
  };
  if (body) headers['Content-Type'] = 'application/json';
  if (expected === null) headers['If-None-Match'] = '*';
  else if (expected !== undefined) headers['If-Match'] = `"${expected}"`;
  return headers;
}

export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, field);
  return found;
}

function jsonOf(path: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new SyncFailure('bad-answer', `${path} answered no JSON: ${String(error)}`);
  }
}

/** In seconds; the form with a date needs a clock that agrees and is left to the back-off. */
function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
