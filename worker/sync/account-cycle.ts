import { adoptAnonymous, deleteAdopted } from '../../src/data/account/former-accounts/adopt-guest-data.ts';
import { isUnsent } from '../../src/data/sync/unsent.ts';
import { UserDb, userDbName } from '../../src/data/storage/user-db.ts';
import { wasClosed } from './documents/apply-document.ts';
import { withCycleLock, type Locks } from './cycle-lock.ts';
import { readPlaceCountries } from './pull/experience-countries.ts';
import { createPresence, type Presence } from './presence.ts';
import type { UserSyncParts } from './documents/push-documents.ts';
import { syncUser, type UserSyncOutcome } from './sync-user.ts';

export interface AccountOutcome extends UserSyncOutcome {
  /** Another try may help. */
  unsent: boolean;
}

const TRY_AGAIN: ReadonlySet<string> = new Set(['offline', 'server', 'bad-answer', 'storage-full']);
/** The person signed out here while the cycle ran. */
const CLOSED: AccountOutcome = {
  state: { phase: 'closed' },
  retryAfterMs: null,
  catalogueHeads: null,
  unsent: false,
};
const presences = new Map<string, Presence>();
let anonymous: UserDb | null = null;

/**
 * One cycle of an account under its lock, for pages and the service worker: what a visitor made on this device is
 * taken along, then pushed and pulled, and its copy goes once the server has it.
 */
export async function syncAccount(parts: UserSyncParts): Promise<AccountOutcome> {
  const { db, userId } = parts;
  const name = `sync:${userId}`;
  const presence = presences.get(name) ?? createPresence(name);
  presences.set(name, presence);
  anonymous ??= new UserDb(userDbName(null));
  const visitor = anonymous;
  return withCycleLock(
    { locks: locksHere(), name, othersSilentMs: () => presence.othersSilentMs() },
    async () => {
      const rest = presence.atWork();
      try {
        await quietly(db, adoptAnonymous(visitor, db, userId));
        // Only what waits here is merged with what comes.
        if ((await db.tours.filter(isUnsent).count()) > 0) await readPlaceCountries(db);
        const outcome = await syncUser(parts);
        if (outcome.state.phase === 'idle') await quietly(db, deleteAdopted(visitor, db, userId));
        return { ...outcome, unsent: TRY_AGAIN.has(outcome.state.phase) };
      } catch (error) {
        if (await wasClosed(db)) return CLOSED;
        throw error;
      } finally {
        rest();
      }
    },
  );
}

/** The next cycle does it again. */
async function quietly(db: UserDb, done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (!(await wasClosed(db)))
      console.warn('What a visitor made on this device waits for the next cycle', error);
  }
}

/** Missing on old browsers and outside of them. */
function locksHere(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
