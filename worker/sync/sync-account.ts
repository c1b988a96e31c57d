import { adoptGuestData, deleteAdopted } from '../../src/data/account/former-accounts/adopt-guest-data.ts';
import { isUnsent } from '../../src/data/sync/unsent.ts';
import { webLocks } from '../../src/data/storage/web-locks.ts';
import { UserDb, userDbName } from '../../src/data/storage/user-db.ts';
import { wasClosed } from './documents/apply-document.ts';
import { withCycleLock } from './cycle-lock.ts';
import { cacheExperienceCountries } from './pull/experience-countries.ts';
import { createPresence, type Presence } from './presence.ts';
import type { UserSyncParts } from './documents/push-documents.ts';
import { syncUser, type UserSyncOutcome } from './sync-user.ts';

export interface AccountOutcome extends UserSyncOutcome {
  /** Something is unsent and a retry may help. */
  unsent: boolean;
}

const RETRYABLE: ReadonlySet<string> = new Set(['offline', 'server', 'bad-answer', 'storage-full']);
/** The user logged out here during the cycle. */
const CLOSED: AccountOutcome = {
  state: { phase: 'closed' },
  retryAfterMs: null,
  catalogueHeads: null,
  unsent: false,
};
const presences = new Map<string, Presence>();
let guestDb: UserDb | null = null;

/**
 * One sync cycle of an account under its lock, for pages and the service worker: adopts what a guest made on this
 * device, pushes and pulls, and deletes the guest's copies once the server has them.
 */
export async function syncAccount(parts: UserSyncParts): Promise<AccountOutcome> {
  const { db, userId } = parts;
  const name = `sync:${userId}`;
  const presence = presences.get(name) ?? createPresence(name);
  presences.set(name, presence);
  guestDb ??= new UserDb(userDbName(null));
  const guest = guestDb;
  return withCycleLock(
    { locks: webLocks(), name, othersSilentMs: () => presence.othersSilentMs() },
    async () => {
      const stopHeartbeat = presence.atWork();
      try {
        await orNextCycle(db, adoptGuestData(guest, db, userId));
        // Needed for merges only, and only unsent tours are merged.
        if ((await db.tours.filter(isUnsent).count()) > 0) await cacheExperienceCountries(db);
        const outcome = await syncUser(parts);
        if (outcome.state.phase === 'idle') await orNextCycle(db, deleteAdopted(guest, db, userId));
        return { ...outcome, unsent: RETRYABLE.has(outcome.state.phase) };
      } catch (error) {
        if (await wasClosed(db)) return CLOSED;
        throw error;
      } finally {
        stopHeartbeat();
      }
    },
  );
}

/** A failure does not stop the cycle: the next one retries. */
async function orNextCycle(db: UserDb, done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (!(await wasClosed(db)))
      console.warn('Guest data could not be adopted; the next cycle retries', error);
  }
}
