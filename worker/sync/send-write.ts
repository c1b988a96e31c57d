import { ACCOUNT_HEADER, LOST_VERSIONS_HEADER, SYNC_CURSOR_HEADER } from '../../src/contract/api-base.ts';
import { askServer, type Fetch, type ServerProblem } from '../../src/data/api/ask-server.ts';
import { failureOf } from './rest-client.ts';
import { SyncFailure } from './sync-failure.ts';

/** One write of something of a person. The same `mid` goes with the same body for as long as it is sent. */
export interface Write {
  method: 'PUT' | 'DELETE';
  path: string;
  mid: string;
  /** Status of its acknowledgement. */
  status: 200 | 201 | 204;
  /** Version that has to be stored, null where there may be none; undefined for what has no versions. */
  expected?: number | null;
  /** That the version is of; undefined where the server has told of none. */
  epoch?: number | undefined;
  /** Newest signed cursor of the device: no write goes into a database that lacks what it stands for. */
  proof?: string | undefined;
  /** Versions that the server lost and that the body descends from. */
  lost?: readonly number[] | undefined;
  body?: object;
}

export type WriteAnswer =
  /** `body` is null for 204, `cursor` the signed one that came along. */
  | { kind: 'done'; body: unknown; cursor: string | null }
  /** `current` is what is stored, null where nothing is. */
  | { kind: 'mismatch'; current: unknown; heirs?: number[] | undefined }
  /** It will not be taken as it is. */
  | { kind: 'refused'; status: number; code: string; fields: string[] };

const OF_ANOTHER_MOMENT: ReadonlySet<string> = new Set(['not-signed-in', 'client-outdated', 'former-epoch']);
/** Worth another try with the same words. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** @throws SyncFailure for all that is not about this one write */
export async function sendWrite(fetch: Fetch, userId: string, write: Write): Promise<WriteAnswer> {
  const { method, path, mid, status, expected, body, epoch, proof, lost = [] } = write;
  const headers: Record<string, string> = { [ACCOUNT_HEADER]: userId };
  if (expected === null) headers['If-None-Match'] = '*';
  else if (expected !== undefined) headers['If-Match'] = `"${expected}"`;
  // The number alone may name another version after a copy was put back.
  const match = headers['If-Match'];
  if (match && epoch !== undefined) headers['If-Match'] = match.replace(/"$/, `.${epoch}"`);
  if (proof !== undefined) headers[SYNC_CURSOR_HEADER] = proof;
  if (lost.length > 0) headers[LOST_VERSIONS_HEADER] = lost.join(',');
  const reply = await askServer(fetch, { method, path, headers, body, key: mid, status });
  if (reply.kind === 'answer') return { kind: 'done', body: reply.body, cursor: reply.cursor };
  if (reply.kind !== 'problem' || !isAboutTheCall(reply)) throw failureOf(path, reply);
  if (reply.code !== 'version-mismatch') {
    const fields = reply.errors.map((error) => error.path);
    return { kind: 'refused', status: reply.status, code: reply.code, fields };
  }
  const current = fieldOf(reply.body, 'current');
  if (current === undefined) throw new SyncFailure('bad-answer', `${path}: no word of what is stored`);
  return { kind: 'mismatch', current, heirs: numbersOf(fieldOf(reply.body, 'heirs')) };
}

/** Whether the server refused this very call; else another moment, session or app may have it taken. */
export function isAboutTheCall({ status, code }: Pick<ServerProblem, 'status' | 'code'>): boolean {
  return status < 500 && !PASSING.has(status) && !OF_ANOTHER_MOMENT.has(code);
}

function numbersOf(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined;
}

export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, field);
  return found;
}
