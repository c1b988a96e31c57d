import { withTimeout } from '../../model/base/with-timeout.ts';
import type { User } from '../../contract/account.ts';
import { accountClient, type AccountClient, type AccountResult } from './account-client.ts';
import { adoptGuestData } from './former-accounts/adopt-guest-data.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { lastSyncPhase } from '../sync/last-sync-phase.ts';
import type { AdoptedCounts } from './former-accounts/adopt-former-account.ts';
import { deleteUploadedPictures } from '../own-experiences/delete-uploaded-pictures.ts';
import { editsSettled } from '../release/open-edits.ts';
import { deleteJoinedChoices, keepJoinedChoices } from './guide-choices.ts';
import { isLogoutPending, setLogoutPending, storeLoggedInUser, loggedInUser } from './logged-in-user.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { isUnsent, unsentCount } from '../sync/unsent.ts';
import { webLocks } from '../storage/web-locks.ts';
import { META, switchUserDb, type ConflictRow, UserDb, userDb, userDbName } from '../storage/user-db.ts';

/**
 * Login and logout on this device: keeps the server's session, the stored user and the database in use consistent.
 * `logged-in-user.ts` has the logged-in user, also offline.
 */

/** What happens to unsent changes at a logout: sent first, kept on this device for the account, or discarded. */
export type LeavingChoice = 'send' | 'keep' | 'discard';

export interface SessionParts {
  client: AccountClient;
  /** One sync cycle. */
  sync: () => Promise<unknown>;
  /** One attempt for each unsent picture. */
  sendPictures: () => Promise<unknown>;
  /** One attempt for each unsent message to the site. */
  sendMessages: () => Promise<unknown>;
}

const PARTS: SessionParts = {
  client: accountClient,
  sync: () => startDataClient().sync('manual'),
  sendPictures: async () => (await import('../own-experiences/own-pictures.ts')).sendWaitingPictures(),
  sendMessages: () => startDataClient().sendMessages(),
};
/** The user waits no longer for the server to confirm a logout; it is retried later. */
const LOGOUT_TIMEOUT_MS = 5_000;
const DELETE_TIMEOUT_MS = 5_000;

let leaving: Promise<unknown> = Promise.resolve();

export async function logIn(
  given: Parameters<AccountClient['login']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<User>> {
  return startSession(() => parts.client.login(given), parts);
}

export async function signUp(
  given: Parameters<AccountClient['signup']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<User>> {
  return startSession(() => parts.client.signup(given), parts);
}

async function startSession(
  request: () => Promise<AccountResult<User>>,
  parts: SessionParts,
): Promise<AccountResult<User>> {
  await withTimeout(leaving, LOGOUT_TIMEOUT_MS);
  const result = await inTurn(request);
  if (result.ok) await enter(result.value, parts);
  return result;
}

/**
 * Runs one request that changes the session's cookie at a time, in all tabs: the answer to a logout that arrived after
 * the one to a login would end the new session.
 */
async function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  let running: Promise<T> | null = null;
  const run = () => (running = request());
  if (!locks) return run();
  try {
    return await locks.request('session', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) }, run);
  } catch {
    // Without a turn: the other request does not answer, or the browser blocks site data and its locks.
    return running ?? run();
  }
}

/** Stores the account as returned by the server after a change. */
export function storeUser(user: User): Promise<void> {
  if (loggedInUser()?.id !== user.id) return Promise.resolve();
  storeLoggedInUser(user);
  return noteOwner(user);
}

/**
 * Fetches the current user from the server: after returning from an OAuth provider, or to see what changed. An expired
 * session changes nothing here: unsent data stays until the same user logs in again.
 */
export async function refreshUser(parts: SessionParts = PARTS): Promise<void> {
  await leaving;
  if (isLogoutPending()) return flushPendingLogout(parts);
  const result = await parts.client.currentUser();
  if (!result.ok || !result.value) return undefined;
  return loggedInUser()?.id === result.value.id ? storeUser(result.value) : enter(result.value, parts);
}

/** Number of unsent changes, conflicts and messages that deleting the local data would lose. */
export async function unsentChanges(): Promise<number> {
  if (!loggedInUser()) return 0;
  const counts = await Promise.all([unsentCount(userDb), unsentMessages()]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The same before a logout. If nothing is known to be unsent it syncs first: after a backup was restored on the server,
 * this device may have what the server lost.
 */
export async function unsentBeforeLeaving(parts: Pick<SessionParts, 'sync'> = PARTS): Promise<number> {
  const known = await unsentChanges();
  if (known > 0 || !loggedInUser()) return known;
  const syncing = parts
    .sync()
    .catch((error: unknown) => console.warn('The last sync before the logout failed', error));
  await withTimeout(syncing, LOGOUT_TIMEOUT_MS);
  return unsentChanges();
}

/** The part of `unsentChanges` that are messages to the site. */
export function unsentMessages(): Promise<number> {
  return loggedInUser() ? userDb.outgoing.count() : Promise.resolve(0);
}

/** The part of `unsentChanges` that are pictures. */
export function unsentPictures(): Promise<number> {
  return loggedInUser() ? userDb.waitingPictures.count() : Promise.resolve(0);
}

/** The part of `unsentChanges` that are open conflicts. */
export function unsentConflicts(): Promise<number> {
  return loggedInUser() ? userDb.conflicts.filter(isUnsentValue).count() : Promise.resolve(0);
}

function isUnsentValue(row: ConflictRow): boolean {
  return row.local !== null && isUnsent(row);
}

/**
 * Logs out on this device, also offline: the server's session then ends at the next contact. The account's data is
 * deleted, except for `keep` with unsent changes. False, with nothing changed, where `send` could not send everything.
 */
export async function logOut(choice: LeavingChoice, parts: SessionParts = PARTS): Promise<boolean> {
  if (!loggedInUser()) return true;
  await editsSettled();
  if (choice === 'send') {
    await parts.sync();
    // That call may have joined a cycle that started before the last edit.
    if ((await unsentCount(userDb)) > 0) await parts.sync();
    if ((await unsentPictures()) > 0) await parts.sendPictures();
    if ((await unsentMessages()) > 0) await parts.sendMessages();
    if ((await unsentChanges()) > 0) return false;
  }
  const keeps = choice === 'keep' && (await unsentChanges()) > 0;
  setLogoutPending(true);
  await leave(keeps, () => flushPendingLogout(parts));
  return true;
}

/**
 * For an account that was deleted, or that the user cannot log in to anymore: copies its local data to the guest
 * database and logs out. After an interruption the account is listed among the former ones.
 */
export async function keepWithoutAccount(parts: SessionParts = PARTS): Promise<AdoptedCounts> {
  await editsSettled();
  const db = userDb;
  // Closed first, so that a cycle in progress cannot write anything that would not be copied.
  await closeForGood(db);
  const guest = new UserDb(userDbName(null));
  let adopted: AdoptedCounts;
  try {
    const { adoptFormerAccount } = await import('./former-accounts/adopt-former-account.ts');
    adopted = await adoptFormerAccount(db, guest);
  } catch (error) {
    await db.meta.delete(META.closed);
    throw error;
  } finally {
    guest.close();
  }
  setLogoutPending(true);
  await leave(false, () => flushPendingLogout(parts), keepJoinedChoices);
  return adopted;
}

/** Deletes the account and all its data, on the server and on this device. */
export async function deleteAccount(
  given: Parameters<AccountClient['deleteAccount']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<null>> {
  const result = await parts.client.deleteAccount(given);
  if (result.ok) await leave(false, () => Promise.resolve());
  return result;
}

/** Sends a logout that was made offline; call it at startup and when back online. */
export async function flushPendingLogout({ client }: Pick<SessionParts, 'client'> = PARTS): Promise<void> {
  if (!isLogoutPending()) return;
  await inTurn(async () => {
    if (!isLogoutPending()) return;
    // A login in the meantime has already ended the previous session.
    const result = loggedInUser() ? { ok: true } : await client.logout();
    if (result.ok) setLogoutPending(false);
  });
}

/** Stores the username for the case that the database becomes a former account's. */
async function noteOwner({ username }: User): Promise<void> {
  await userDb.meta.put({ name: META.owner, value: username });
}

async function enter(user: User, { sync }: SessionParts): Promise<void> {
  setLogoutPending(false);
  // Another user was logged in: their unsent data stays in their own database.
  if (userDb.name !== userDbName(user.id) && loggedInUser()) await closeForGood(userDb);
  storeLoggedInUser(user);
  switchUserDb(user.id);
  // Clears the outcome of a cycle that failed for the expired session.
  await userDb.meta.bulkDelete([META.closed, META.sync]);
  await noteOwner(user);
  const guest = new UserDb(userDbName(null));
  try {
    await adoptGuestData(guest, userDb, user.id);
  } finally {
    guest.close();
  }
  await writeTourIndex(userDb);
  startSync(sync).catch((error: unknown) => console.warn('The first sync after the login failed', error));
}

/** A cycle in progress may have started before the login and been rejected: then a second one runs. */
async function startSync(sync: SessionParts['sync']): Promise<void> {
  const db = userDb;
  await sync();
  if (db === userDb && (await lastSyncPhase(db)) === 'signed-out') await sync();
}

/** Closes the database first, so that no late answer is written; then ends the session; then deletes the data. */
async function leave(
  keeps: boolean,
  endSession: () => Promise<void>,
  leaveChoices: () => void = deleteJoinedChoices,
): Promise<void> {
  const db = userDb;
  await closeForGood(db);
  storeLoggedInUser(null);
  leaveChoices();
  switchUserDb(null);
  leaving = endSession().catch((error: unknown) => console.warn('The logout will be sent later', error));
  await withTimeout(leaving, LOGOUT_TIMEOUT_MS);
  await writeTourIndex(userDb);
  await withTimeout(
    deleteUploadedPictures().catch((error: unknown) =>
      console.warn('Cached pictures could not be deleted', error),
    ),
    DELETE_TIMEOUT_MS,
  );
  if (keeps) db.close();
  else await withTimeout(db.delete(), DELETE_TIMEOUT_MS);
}

async function closeForGood(db: UserDb): Promise<void> {
  try {
    await db.meta.put({ name: META.closed, value: 'signed out' });
  } catch (error) {
    // If this cannot be written, late answers cannot be either.
    console.warn('The database could not be closed', error);
  }
}
