import { HttpProblem } from '../http/http-problem.ts';
import type { UserStore } from '../stores/users/user-store.ts';
import type { HistoryStore, StoredHistory } from './history-store.ts';
import { type CursorScope, openCursor } from './signed-cursor.ts';

interface Parts {
  history: HistoryStore;
  users: Pick<UserStore, 'sequenceState'>;
}

/**
 * Validates the cursor of an epoch-aware client. A signed cursor ahead of the database proves that the database was
 * restored from a backup and starts a new epoch. Unsigned cursors prove nothing.
 * @returns the plain cursor for the stores
 * @throws HttpProblem `former-epoch` for one that was made in another epoch
 */
export async function judgeCursor(
  { history, users }: Parts,
  now: StoredHistory,
  of: CursorScope,
  text: string,
): Promise<string> {
  const { plain, revision, signed } = openCursor(now, of, text);
  if (text === '') return text;
  if (signed && (await isAhead(users, now, of.userId, { ...signed, revision }))) {
    await history.startEpoch({
      // A concurrent request may have started it for the same reason.
      isStillNeeded: ({ epoch }) => epoch === now.epoch,
      aboveRevision: Math.max(revision, signed.epoch),
      replacedDatabaseId: signed.id,
    });
    throw new HttpProblem('former-epoch');
  }
  const isOfNow = signed ? signed.id === now.id && signed.epoch === now.epoch : revision >= now.epoch;
  if (!isOfNow) throw new HttpProblem('former-epoch');
  return plain;
}

async function isAhead(
  users: Pick<UserStore, 'sequenceState'>,
  now: StoredHistory,
  userId: string,
  shown: { id: string; epoch: number; revision: number },
): Promise<boolean> {
  if (shown.id !== now.id) return !now.known.includes(shown.id);
  if (shown.epoch !== now.epoch) return shown.epoch > now.epoch;
  return shown.revision > Math.max(now.epoch, (await users.sequenceState(userId)).counter);
}
