import { USER_CALLS } from '../../contract/api/user-calls.ts';
import { pullChanges } from '../sync/pull-changes.ts';
import { publishItem } from '../api/publish-item.ts';
import { isUnsent } from '../sync/unsent.ts';
import { userDb } from '../storage/user-db.ts';

/**
 * `offline`: no answer. `unsent`: the tour has changes that could not be sent. `signed-out`: the session expired.
 * `failed`: rejected by the server.
 */
export type TourPublishing =
  { state: 'done'; slug: string | null } | { state: 'offline' | 'unsent' | 'signed-out' | 'failed' };

/** Publishes or unpublishes a tour. Its unsent changes are sent first. */
export async function publishTour(id: string, published: boolean): Promise<TourPublishing> {
  if (!navigator.onLine) return { state: 'offline' };
  const db = userDb;
  if (await lacksSending(id)) {
    await pullChanges(async () => !(await lacksSending(id)));
    // Others would see an older version than the one shown here.
    if (published && (await lacksSending(id))) return { state: 'unsent' };
  }
  const result = await publishItem(USER_CALLS.publishTour, 'tour', id, published);
  if (result.kind === 'failed') {
    const { reply } = result;
    if (reply.kind === 'unreached') return { state: 'offline' };
    const isSignedOut = reply.kind === 'problem' && reply.code === 'not-signed-in';
    return { state: isSignedOut ? 'signed-out' : 'failed' };
  }
  const { version, slug } = result;
  // Pulls the published state into the local document.
  if (db === userDb) await pullChanges(async () => ((await db.tours.get(id))?.rev ?? version) >= version);
  return { state: 'done', slug };
}

async function lacksSending(id: string): Promise<boolean> {
  const row = await userDb.tours.get(id);
  return row === undefined || row.rev === null || isUnsent(row);
}
