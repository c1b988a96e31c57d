import { databaseExists } from '../../src/data/storage/database-exists.ts';
import { deviceFetch, type Fetch } from '../../src/data/api/call-api.ts';
import { SYNC_TAG } from '../../src/data/sync/sync-tag.ts';
import { UserDb, userDbName } from '../../src/data/storage/user-db.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Background Sync: the same cycle as in a page, under the same lock, when the browser wakes the service worker.
 * Rejects while something is unsent, so that the browser retries.
 */
export async function syncInBackground(tag: string, fetch: Fetch = deviceFetch): Promise<void> {
  if (!tag.startsWith(SYNC_TAG)) return;
  const userId = tag.slice(SYNC_TAG.length);
  // A logout deletes the database, and opening it would create it again.
  if (!(await databaseExists(userDbName(userId)))) return;
  const db = new UserDb(userDbName(userId));
  try {
    const { unsent, state } = await syncAccount({ db, userId, fetch });
    if (unsent) throw new Error(`the sync cycle ended with ${state.phase}`);
  } finally {
    db.close();
  }
}
