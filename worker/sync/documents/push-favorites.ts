import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import type { FavoriteRow, UserDb } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { checkOpen } from './apply-document.ts';
import { storeNewestCursor, readEpochAndCursor } from '../epochs/history-state.ts';
import { needsSending, writeFavorite } from './favorite-steps.ts';
import type { UserSyncParts } from './push-documents.ts';
import { sendWrite, type WriteAnswer } from '../send-write.ts';

const CALLS = {
  tour: [USER_CALLS.favTour, USER_CALLS.unfavTour],
  experience: [USER_CALLS.favExperience, USER_CALLS.unfavExperience],
} as const;

/**
 * Sends the unsent favorites one by one. Each write sets a membership and is idempotent: a retry, late or doubled,
 * changes nothing. The user's last choice on this device wins until the server has it.
 */
export async function pushFavorites(
  { db, userId, fetch }: UserSyncParts,
  waiting: readonly FavoriteRow[],
): Promise<void> {
  for (const { key, kind, id } of waiting) {
    const inflight = await putInFlight(db, key);
    if (!inflight) continue;
    const [add, remove] = CALLS[kind];
    const answer = await sendWrite(fetch, userId, {
      call: inflight.on ? add : remove,
      mid: inflight.mid,
      newestCursor: (await readEpochAndCursor(db)).newestCursor,
      body: kind === 'tour' ? { tourId: id } : { experienceId: id },
    });
    await applyAnswer(db, key, inflight.mid, answer);
  }
}

function putInFlight(db: UserDb, key: string): Promise<FavoriteRow['inflight']> {
  return db.transaction('rw', db.favorites, db.meta, async () => {
    await checkOpen(db);
    const row = await db.favorites.get(key);
    if (!row || !needsSending(row)) return null;
    const inflight = row.inflight ?? { mid: uuidV7(), on: row.on };
    if (!row.inflight) await db.favorites.put({ ...row, inflight });
    return inflight;
  });
}

function applyAnswer(db: UserDb, key: string, mid: string, answer: WriteAnswer): Promise<void> {
  return db.transaction('rw', db.favorites, db.meta, async () => {
    await checkOpen(db);
    const row = await db.favorites.get(key);
    if (row?.inflight?.mid !== mid) return;
    const revision =
      answer.kind === 'done' && answer.cursor !== null ? cursorRevision(answer.cursor) : row.rev;
    const rev = revision === undefined ? {} : { rev: revision };
    const settled = { ...row, ...rev, inflight: null, pend: null };
    const isNewer = row.on !== row.inflight.on;
    if (answer.kind === 'done') {
      await storeNewestCursor(db, answer.cursor);
      // The pulled state may be older than this write. A newer choice is sent in any case: otherwise the page that
      // contains this write would revert it.
      const base = isNewer ? row.inflight.on : (row.pend ?? row.inflight.on);
      await writeFavorite(db, { ...settled, base, on: isNewer ? row.on : base });
      return;
    }
    const reason =
      answer.kind === 'rejected' ? answer : { status: 412, code: 'version-mismatch', fields: [] };
    const { status, code, fields } = reason;
    const parked = isNewer ? null : { status, code, fields, stamp: mid };
    // An earlier attempt whose answer was lost may have been applied, so a newer choice is sent in any case.
    const base = isNewer ? null : (row.pend ?? row.base);
    await writeFavorite(db, { ...settled, base, parked });
  });
}
