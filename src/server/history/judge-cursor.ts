import { HttpProblem } from '../http/http-problem.ts';
import type { UserStore } from '../stores/users/user-store.ts';
import type { HistoryStore, StoredHistory } from './history-store.ts';
import { type CursorScope, openCursor } from './signed-cursor.ts';

interface Parts {
  history: HistoryStore;
  users: Pick<UserStore, 'standing'>;
}

/**
 * Holds a cursor of a client that knows epochs against the history. One that the server signed and that is ahead of
 * the database proves that the database was put back: a new epoch begins here. What nobody signed proves nothing.
 * @returns the cursor as the stores know it
 * @throws HttpProblem `former-epoch` for one that was made in another epoch
 */
export async function judgeCursor(
  { history, users }: Parts,
  now: StoredHistory,
  of: CursorScope,
  text: string,
): Promise<string> {
  const { plain, number, signed } = openCursor(now, of, text);
  if (text === '') return text;
  if (signed && (await isAhead(users, now, of.userId, { ...signed, number }))) {
    await history.startEpoch({
      // Another request may have shown the same meanwhile.
      isDue: ({ epoch }) => epoch === now.epoch,
      above: Math.max(number, signed.epoch),
      knows: signed.id,
    });
    throw new HttpProblem('former-epoch');
  }
  const isOfNow = signed ? signed.id === now.id && signed.epoch === now.epoch : number >= now.epoch;
  if (!isOfNow) throw new HttpProblem('former-epoch');
  return plain;
}

async function isAhead(
  users: Pick<UserStore, 'standing'>,
  now: StoredHistory,
  userId: string,
  shown: { id: string; epoch: number; number: number },
): Promise<boolean> {
  if (shown.id !== now.id) return !now.known.includes(shown.id);
  if (shown.epoch !== now.epoch) return shown.epoch > now.epoch;
  return shown.number > Math.max(now.epoch, (await users.standing(userId)).counter);
}
