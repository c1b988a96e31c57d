import {
  CLIENT_SCHEMA_HEADER,
  EPOCH_CLIENT_SCHEMA,
  LOST_VERSIONS_HEADER,
  SYNC_CURSOR_HEADER,
} from '../../../contract/api-base.ts';
import type { Cursor, Heads, SyncAnswer } from '../../../contract/sync.ts';
import { USER_COLLECTIONS } from '../../../contract/user-things.ts';
import type { StoredHistory } from '../../history/history-store.ts';
import { judgeCursor } from '../../history/judge-cursor.ts';
import { openCursor, signCursor } from '../../history/signed-cursor.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import type { PageOptions } from '../../stores/users/user-store.ts';
import type { ApiDeps } from '../api-context.ts';

/**
 * The server's history for calls about user data. Always read before the data: rows of a later epoch labeled with an
 * earlier one are only pulled again, while the reverse would skip rows.
 */
export interface RequestHistory {
  /** Undefined for a server without history. */
  now: StoredHistory | undefined;
  /** Whether the client understands epochs. */
  knowsEpochs: boolean;
}

/** Scope of cursors over all of a user's data, as returned by writes. */
const ALL = 'all';
const SCOPES = [ALL, ...USER_COLLECTIONS];

export async function historyOf(
  request: Request,
  { history }: Pick<ApiDeps, 'history'>,
): Promise<RequestHistory> {
  const schema = Number(request.headers.get(CLIENT_SCHEMA_HEADER) ?? 0);
  return { now: await history?.read(), knowsEpochs: history !== undefined && schema >= EPOCH_CLIENT_SCHEMA };
}

/**
 * Reads a page at a cursor. A cursor of a former epoch is rejected with `former-epoch`; older clients, which would
 * mistake that for a deletion of everything, are told to update.
 * @throws HttpProblem `former-epoch`, `client-outdated`
 */
export async function pageInHistory<Row>(
  request: Request,
  deps: Pick<ApiDeps, 'history' | 'users'>,
  { userId, scope, since }: { userId: string; scope: string; since: string },
  read: (cursor: Cursor, options: PageOptions) => Promise<SyncAnswer<Row>>,
): Promise<SyncAnswer<Row>> {
  const { now, knowsEpochs } = await historyOf(request, deps);
  if (!now || !deps.history) return read(since, {});
  const of = { userId, scope };
  if (!knowsEpochs) {
    const { plain, revision } = openCursor(now, of, since);
    if (await isTooOld(request, deps, userId, since === '' ? null : revision, now)) {
      throw new HttpProblem('client-outdated');
    }
    return read(plain, {});
  }
  const cursor = await judgeCursor({ history: deps.history, users: deps.users }, now, of, since);
  const page = await read(cursor, { tombstonesFrom: now.epoch });
  return 'reset' in page ? page : { ...page, cursor: signCursor(now, of, page.cursor) };
}

/** Whether an app without epochs would delete, or treat as outdated, what the restored database lacks. */
async function isTooOld(
  request: Request,
  { users }: Pick<ApiDeps, 'users'>,
  userId: string,
  revision: number | null,
  { epoch }: StoredHistory,
): Promise<boolean> {
  if (revision !== null) return revision < epoch;
  // Full pull: an app may hold lost data; a client that sends no schema version holds none.
  if (!request.headers.has(CLIENT_SCHEMA_HEADER)) return false;
  return (await users.sequenceState(userId)).gaps.length > 0;
}

/** The user's heads and the server's history; the device's cursor may prove that the database was restored. */
export async function headsInHistory(
  request: Request,
  deps: Pick<ApiDeps, 'history' | 'users'>,
  userId: string | undefined,
): Promise<Pick<Heads, 'user' | 'history'>> {
  if (userId === undefined) return {};
  const history = await historyOf(request, deps);
  const now = await afterProof(request, deps, history, userId);
  const heads = await deps.users.heads(userId);
  if (!now || !history.knowsEpochs) return { user: heads };
  const { id, epoch, first } = now;
  // Numbers below the database's first one belong to another database.
  const gaps: [number, number][] = [[0, first], ...(await deps.users.sequenceState(userId)).gaps];
  return { user: signedHeads(now, userId, heads), history: { id, epoch, gaps } };
}

/** The history after evaluating the device's cursor, which may have started a new epoch. */
async function afterProof(
  request: Request,
  deps: Pick<ApiDeps, 'history' | 'users'>,
  history: RequestHistory,
  userId: string,
): Promise<StoredHistory | undefined> {
  try {
    await judgeProof(request, deps, history, userId);
    return history.now;
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'former-epoch') return deps.history?.read();
    throw error;
  }
}

/** @throws HttpProblem `former-epoch` if the device's newest cursor is of a former epoch or starts a new one */
async function judgeProof(
  request: Request,
  { history, users }: Pick<ApiDeps, 'history' | 'users'>,
  { now, knowsEpochs }: RequestHistory,
  userId: string,
): Promise<void> {
  const shown = request.headers.get(SYNC_CURSOR_HEADER);
  if (!now || !history || !knowsEpochs || shown === null) return;
  const scope = SCOPES.find((one) => openCursor(now, { userId, scope: one }, shown).signed !== undefined);
  // Only a cursor that the server signed is evidence.
  if (scope !== undefined) await judgeCursor({ history, users }, now, { userId, scope }, shown);
}

function signedHeads(
  now: StoredHistory,
  userId: string,
  heads: Record<string, Cursor>,
): Record<string, Cursor> {
  return Object.fromEntries(
    Object.entries(heads).map(([scope, cursor]) => [scope, signCursor(now, { userId, scope }, cursor)]),
  );
}

/** Response headers of a write: a signed cursor at the user's latest sequence number. */
export async function writtenHeaders(
  request: Request,
  deps: Pick<ApiDeps, 'history' | 'users'>,
  userId: string,
): Promise<Record<string, string>> {
  const { now, knowsEpochs } = await historyOf(request, deps);
  if (!now || !knowsEpochs) return {};
  const { counter } = await deps.users.sequenceState(userId);
  return { [SYNC_CURSOR_HEADER]: signCursor(now, { userId, scope: ALL }, `i.${counter}`) };
}

/**
 * Call after a version mismatch.
 * @throws HttpProblem `client-outdated` if an older app's version is of a former epoch and no longer stored
 */
export async function checkOlderWriter(
  request: Request,
  deps: Pick<ApiDeps, 'history'>,
  expected: number | null,
): Promise<void> {
  const { now, knowsEpochs } = await historyOf(request, deps);
  if (now && !knowsEpochs && expected !== null && expected < now.epoch)
    throw new HttpProblem('client-outdated');
}

/** Call before a write. @throws HttpProblem `former-epoch` for a condition or cursor of another epoch */
export async function checkEpoch(
  request: Request,
  deps: Pick<ApiDeps, 'history' | 'users'>,
  userId: string,
  epoch?: number,
): Promise<void> {
  const history = await historyOf(request, deps);
  if (history.now && epoch !== undefined && history.now.epoch !== epoch)
    throw new HttpProblem('former-epoch');
  await judgeProof(request, deps, history, userId);
}

/** Lost versions that a write says it descends from. */
export function lostVersions({ headers }: Request): number[] | undefined {
  const given = headers.get(LOST_VERSIONS_HEADER);
  if (given === null || !/^\d{1,15}(,\d{1,15}){0,31}$/.test(given)) return undefined;
  return given.split(',').map(Number);
}
