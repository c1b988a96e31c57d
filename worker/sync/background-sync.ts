import { databaseExists } from '../../src/data/storage/database-exists.ts';
import { deviceFetch, type Fetch } from '../../src/data/api/call-api.ts';
import { SYNC_TAG } from '../../src/data/sync/sync-tag.ts';
import { UserDb, userDbName } from '../../src/data/storage/user-db.ts';
import { unsentMessageCount } from '../../src/data/sync/unsent.ts';
import { wasClosed } from './documents/apply-document.ts';
import { sendMessages } from './send-messages.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Background Sync: messages and the same cycle as in a page, under the same locks, when the browser wakes the service
 * worker; of a guest messages alone. Rejects while something is unsent, so that the browser retries.
 */
export async function syncInBackground(tag: string, fetch: Fetch = deviceFetch): Promise<void> {
  if (!tag.startsWith(SYNC_TAG)) return;
  const id = tag.slice(SYNC_TAG.length);
  const userId = id === '' ? null : id;
  // A logout deletes the database, and opening it would create it again.
  if (!(await databaseExists(userDbName(userId)))) return;
  const db = new UserDb(userDbName(userId));
  try {
    if (await wasClosed(db)) return;
    await sendMessages([db], fetch);
    const account = userId === null ? null : await syncAccount({ db, userId, fetch });
    if (account?.unsent) throw new Error(`the sync cycle ended with ${account.state.phase}`);
    if ((await unsentMessageCount(db)) > 0) throw new Error('messages are still unsent');
  } finally {
    db.close();
  }
}
