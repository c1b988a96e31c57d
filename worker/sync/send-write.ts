import type { ApiCall } from '../../src/contract/api/api-call.ts';
import { type ApiProblem, callApi, type Fetch } from '../../src/data/api/call-api.ts';
import { fieldOf } from '../../src/model/base/is-record.ts';
import { failureOf } from './rest-client.ts';
import { SyncFailure } from './sync-failure.ts';

/** One write of user data. `mid` is the idempotency key: every retry of it sends the same body. */
export interface Write {
  call: ApiCall;
  parts?: Readonly<Record<string, string>>;
  mid: string;
  /** Precondition: the stored version, null for "none is stored"; undefined for resources without versions. */
  expected?: number | null;
  /** Epoch of `expected`; undefined if the server has not announced one. */
  epoch?: number | undefined;
  /** Newest signed cursor of the device: a database that lacks the state behind it does not accept the write. */
  newestCursor?: string | undefined;
  /** Versions that the server lost and that the body descends from. */
  lost?: readonly number[] | undefined;
  body?: object;
}

export type WriteAnswer =
  /** `body` is null for 204; `cursor` is the signed one of the answer. */
  | { kind: 'done'; body: unknown; cursor: string | null }
  /** `current` is the stored version; null if there is none. */
  | { kind: 'mismatch'; current: unknown; lostAncestors?: number[] | undefined }
  /** Rejected: the server will never accept it as it is. */
  | { kind: 'rejected'; status: number; code: string; fields: string[] };

/** About the session, the app's version or the epoch, not about the write. */
const ABOUT_CLIENT_STATE: ReadonlySet<string> = new Set(['not-signed-in', 'client-outdated', 'former-epoch']);
/** Transient: worth a retry with the same body. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);

/** @throws SyncFailure for every failure that is not about this one write */
export async function sendWrite(fetch: Fetch, userId: string, write: Write): Promise<WriteAnswer> {
  const { call, parts, mid, expected, body, epoch, newestCursor, lost } = write;
  const { path } = call;
  // After a restored backup the same number may name another version, so the epoch is part of the ETag.
  const version = [expected, epoch ?? []].flat().join('.');
  const match = typeof expected === 'number' ? `"${version}"` : expected;
  const request = { parts, body, key: mid, match, account: userId, newestCursor, lost };
  const reply = await callApi(call, request, fetch);
  if (reply.kind === 'answer') return { kind: 'done', body: reply.body, cursor: reply.cursor };
  if (reply.kind !== 'problem' || !isAboutTheCall(reply)) throw failureOf(path, reply);
  if (reply.code !== 'version-mismatch') {
    const fields = reply.errors.map((error) => error.path);
    return { kind: 'rejected', status: reply.status, code: reply.code, fields };
  }
  const current = fieldOf(reply.body, 'current');
  if (current === undefined) throw new SyncFailure('bad-answer', `${path}: 412 without the stored version`);
  return { kind: 'mismatch', current, lostAncestors: numbersOf(fieldOf(reply.body, 'heirs')) };
}

/** Whether the server rejected this very call; otherwise a later attempt may succeed (new session, updated app). */
export function isAboutTheCall({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return status < 500 && !TRANSIENT.has(status) && !ABOUT_CLIENT_STATE.has(code);
}

function numbersOf(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined;
}
