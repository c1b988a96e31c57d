import { cursorRevision } from '../../../src/contract/sync.ts';
import type { FavoriteRow, UserDb } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { checkOpen } from './apply-document.ts';
import { keepProof, readStanding } from '../epochs/history-state.ts';
import { needsSending, writeFavorite } from './favorite-steps.ts';
import type { UserSyncParts } from './push-documents.ts';
import { sendWrite, type WriteAnswer } from '../send-write.ts';

/**
 * The set of favourites, element by element. Membership is said, not counted: saying it again, also late or
 * twice, changes nothing. What the person did last on this device stands until the server has it.
 */
export async function pushFavorites(
  { db, userId, fetch }: UserSyncParts,
  waiting: readonly FavoriteRow[],
): Promise<void> {
  for (const { key, kind, id } of waiting) {
    const frozen = await freezeFavorite(db, key);
    if (!frozen) continue;
    const folder = kind === 'tour' ? '/tours' : '/experiences';
    const answer = await sendWrite(fetch, userId, {
      method: 'PUT',
      path: `${folder}/${frozen.on ? 'fav' : 'favremove'}`,
      mid: frozen.mid,
      status: 204,
      proof: (await readStanding(db)).proof,
      body: kind === 'tour' ? { tourId: id } : { experienceId: id },
    });
    await settleFavorite(db, key, frozen.mid, answer);
  }
}

function freezeFavorite(db: UserDb, key: string): Promise<FavoriteRow['inflight']> {
  return db.transaction('rw', db.favorites, db.meta, async () => {
    await checkOpen(db);
    const row = await db.favorites.get(key);
    if (!row || !needsSending(row)) return null;
    const inflight = row.inflight ?? { mid: uuidV7(), on: row.on };
    if (!row.inflight) await db.favorites.put({ ...row, inflight });
    return inflight;
  });
}

function settleFavorite(db: UserDb, key: string, mid: string, answer: WriteAnswer): Promise<void> {
  return db.transaction('rw', db.favorites, db.meta, async () => {
    await checkOpen(db);
    const row = await db.favorites.get(key);
    if (row?.inflight?.mid !== mid) return;
    const number = answer.kind === 'done' && answer.cursor !== null ? cursorRevision(answer.cursor) : row.rev;
    const rev = number === undefined ? {} : { rev: number };
    const settled = { ...row, ...rev, inflight: null, pend: null };
    const isNewer = row.on !== row.inflight.on;
    if (answer.kind === 'done') {
      await keepProof(db, answer.cursor);
      // What was pulled meanwhile may be older than this write: then its echo is still to come. What was said since is
      // sent whatever was pulled, or that echo would take it back.
      const base = isNewer ? row.inflight.on : (row.pend ?? row.inflight.on);
      await writeFavorite(db, { ...settled, base, on: isNewer ? row.on : base });
      return;
    }
    const reason = answer.kind === 'refused' ? answer : { status: 412, code: 'version-mismatch', fields: [] };
    const { status, code, fields } = reason;
    const parked = isNewer ? null : { status, code, fields, stamp: mid };
    // An attempt before, whose answer was lost, may have arrived: what was said since is sent whatever is known.
    const base = isNewer ? null : (row.pend ?? row.base);
    await writeFavorite(db, { ...settled, base, parked });
  });
}
