import { pullChanges } from '../sync/pull-changes.ts';
import { publishItem } from '../api/publish-item.ts';
import { isUnsent } from '../sync/unsent.ts';
import { userDb } from '../storage/user-db.ts';

/**
 * `offline`: nobody answered. `unsent`: the account does not have the tour as it is here. `signed-out`: the
 * session is over. `failed`: the server did not do it.
 */
export type TourPublishing =
  { state: 'done'; slug: string | null } | { state: 'offline' | 'unsent' | 'signed-out' | 'failed' };

/** Shows a tour to everybody who knows its address, or takes it back. What waits of it goes first. */
export async function publishTour(id: string, published: boolean): Promise<TourPublishing> {
  if (!navigator.onLine) return { state: 'offline' };
  const db = userDb;
  if (await lacksSending(id)) {
    await pullChanges(async () => !(await lacksSending(id)));
    // Others would see another tour than the one that is shown here.
    if (published && (await lacksSending(id))) return { state: 'unsent' };
  }
  const told = await publishItem('/tours', 'tour', id, published);
  if (told.kind === 'failed') {
    const { reply } = told;
    if (reply.kind === 'unreached') return { state: 'offline' };
    const isOver = reply.kind === 'problem' && reply.code === 'not-signed-in';
    return { state: isOver ? 'signed-out' : 'failed' };
  }
  const { version, slug } = told;
  // The pull brings it to this device's own document.
  if (db === userDb) await pullChanges(async () => ((await db.tours.get(id))?.rev ?? version) >= version);
  return { state: 'done', slug };
}

async function lacksSending(id: string): Promise<boolean> {
  const row = await userDb.tours.get(id);
  return row === undefined || row.rev === null || isUnsent(row);
}
