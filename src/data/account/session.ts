import type { User } from '../../contract/account.ts';
import { accountClient, type AccountClient, type AccountResult } from './account-client.ts';
import { adoptAnonymous } from './former-accounts/adopt-guest-data.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { lastPhase } from '../sync/last-sync-phase.ts';
import type { TakenOver } from './former-accounts/take-over.ts';
import { deleteUploadedPictures } from '../own-experiences/delete-cached-pictures.ts';
import { editsSettled } from '../release/open-edits.ts';
import { isLogoutDue, noteLogoutDue, rememberSignedIn, signedInUser } from './signed-in.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { isUnsent, unsentCount } from '../sync/unsent.ts';
import { META, switchUserDb, type ConflictRow, UserDb, userDb, userDbName } from '../storage/user-db.ts';

/**
 * Signing in and out on this device: the session of the server, who is remembered here, and the database that is
 * in use go together. `signed-in.ts` says who it is, also without a network.
 */

/** What becomes of changes that the account lacks: sent first, kept here for the account, or thrown away. */
export type LeavingChoice = 'send' | 'keep' | 'discard';

export interface SessionParts {
  client: AccountClient;
  /** Pushes and pulls once. */
  sync: () => Promise<unknown>;
  /** Tries each picture that waits once. */
  sendPictures: () => Promise<unknown>;
  /** Tries each message to the site that waits once. */
  sendMessages: () => Promise<unknown>;
}

const PARTS: SessionParts = {
  client: accountClient,
  sync: () => startDataClient().sync('manual'),
  sendPictures: async () => (await import('../own-experiences/own-pictures.ts')).sendWaitingPictures(),
  sendMessages: () => startDataClient().sendMessages(),
};
/** Longer nobody waits for the server's word on a log-out; it is told again. */
const LOGOUT_PATIENCE_MS = 5_000;
const DELETE_PATIENCE_MS = 5_000;

let leaving: Promise<unknown> = Promise.resolve();

export async function signIn(
  given: Parameters<AccountClient['login']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<User>> {
  await leaving;
  const result = await parts.client.login(given);
  if (result.ok) await enter(result.value, parts);
  return result;
}

export async function signUp(
  given: Parameters<AccountClient['signup']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<User>> {
  await leaving;
  const result = await parts.client.signup(given);
  if (result.ok) await enter(result.value, parts);
  return result;
}

/** The account as the server has told it after a change. */
export function noteUser(user: User): Promise<void> {
  if (signedInUser()?.id !== user.id) return Promise.resolve();
  rememberSignedIn(user);
  return noteOwner(user);
}

/**
 * Asks the server who is signed in: after coming back from a provider, or to see what changed. A session that is
 * over changes nothing here: what waits is kept, and the same person signs in again.
 */
export async function refreshUser(parts: SessionParts = PARTS): Promise<void> {
  await leaving;
  if (isLogoutDue()) return tellLogout(parts);
  const result = await parts.client.currentUser();
  if (!result.ok || !result.value) return undefined;
  return signedInUser()?.id === result.value.id ? noteUser(result.value) : enter(result.value, parts);
}

/** How much on this device would be lost with it: what the account lacks, values to compare among it, messages to the site. */
export async function unsentChanges(): Promise<number> {
  if (!signedInUser()) return 0;
  const counts = await Promise.all([unsentCount(userDb), unsentMessages()]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The same before a log-out. Where nothing seems to be here alone the server is asked: after a copy was put back there,
 * this device may hold what it lacks.
 */
export async function unsentBeforeLeaving(parts: Pick<SessionParts, 'sync'> = PARTS): Promise<number> {
  const known = await unsentChanges();
  if (known > 0 || !signedInUser()) return known;
  const asked = parts.sync().catch((error: unknown) => console.warn('The server could not be asked', error));
  await atMost(asked, LOGOUT_PATIENCE_MS);
  return unsentChanges();
}

/** The messages among it. */
export function unsentMessages(): Promise<number> {
  return signedInUser() ? userDb.outgoing.count() : Promise.resolve(0);
}

/** The pictures among them. */
export function unsentPictures(): Promise<number> {
  return signedInUser() ? userDb.waitingPictures.count() : Promise.resolve(0);
}

/** Values to compare that the account lacks. */
export function unsentConflicts(): Promise<number> {
  return signedInUser() ? userDb.conflicts.filter(isUnsentValue).count() : Promise.resolve(0);
}

function isUnsentValue(row: ConflictRow): boolean {
  return row.local !== null && isUnsent(row);
}

/**
 * Signs out on this device, also without a network: then the server is told at the next contact. Nothing of the
 * account stays here but what `keep` keeps for it. False, and nothing happened, where `send` could not send all.
 */
export async function signOut(choice: LeavingChoice, parts: SessionParts = PARTS): Promise<boolean> {
  if (!signedInUser()) return true;
  await editsSettled();
  if (choice === 'send') {
    await parts.sync();
    // The cycle that was asked may have begun before the last edit.
    if ((await unsentCount(userDb)) > 0) await parts.sync();
    if ((await unsentPictures()) > 0) await parts.sendPictures();
    if ((await unsentMessages()) > 0) await parts.sendMessages();
    if ((await unsentChanges()) > 0) return false;
  }
  const keeps = choice === 'keep' && (await unsentChanges()) > 0;
  noteLogoutDue(true);
  await leave(keeps, () => tellLogout(parts));
  return true;
}

/**
 * For an account that is there no more, or that nobody gets into: all that it has on this device is a visitor's from now
 * on, then this device signs out. Cut anywhere, the former account is listed with those that are not signed in.
 */
export async function keepWithoutAccount(parts: SessionParts = PARTS): Promise<TakenOver> {
  await editsSettled();
  const db = userDb;
  // First the gate: a cycle under way may write nothing that would not come along.
  await closeForGood(db);
  const visitor = new UserDb(userDbName(null));
  let taken: TakenOver;
  try {
    const { takeOver } = await import('./former-accounts/take-over.ts');
    taken = await takeOver(db, visitor);
  } catch (error) {
    await db.meta.delete(META.closed);
    throw error;
  } finally {
    visitor.close();
  }
  noteLogoutDue(true);
  await leave(false, () => tellLogout(parts));
  return taken;
}

/** The account and everything of it are gone, here and there. */
export async function deleteAccount(
  given: Parameters<AccountClient['deleteAccount']>[0],
  parts: SessionParts = PARTS,
): Promise<AccountResult<null>> {
  const result = await parts.client.deleteAccount(given);
  if (result.ok) await leave(false, () => Promise.resolve());
  return result;
}

/** To be called at the start and when the network comes back. */
export async function tellLogout({ client }: Pick<SessionParts, 'client'> = PARTS): Promise<void> {
  if (!isLogoutDue()) return;
  // Somebody signed in since: the former session ended with that.
  const result = signedInUser() ? { ok: true } : await client.logout();
  if (result.ok) noteLogoutDue(false);
}

/** Whose database it is, should it stay behind without its account. */
async function noteOwner({ username }: User): Promise<void> {
  await userDb.meta.put({ name: META.owner, value: username });
}

async function enter(user: User, { sync }: SessionParts): Promise<void> {
  noteLogoutDue(false);
  // Somebody else was signed in here: what that account lacks stays in its own database.
  if (userDb.name !== userDbName(user.id) && signedInUser()) await closeForGood(userDb);
  rememberSignedIn(user);
  switchUserDb(user.id);
  // What the last cycle said of a session that was over is over too.
  await userDb.meta.bulkDelete([META.closed, META.sync]);
  await noteOwner(user);
  const anonymous = new UserDb(userDbName(null));
  try {
    await adoptAnonymous(anonymous, userDb, user.id);
  } finally {
    anonymous.close();
  }
  await writeTourIndex(userDb);
  begin(sync).catch((error: unknown) => console.warn('Syncing starts later', error));
}

/** The cycle under way may have begun before the session did, and been turned away: then another one runs. */
async function begin(sync: SessionParts['sync']): Promise<void> {
  const db = userDb;
  await sync();
  if (db === userDb && (await lastPhase(db)) === 'signed-out') await sync();
}

/** First the gate, so that no answer that is still on its way is written; then the session; then the data. */
async function leave(keeps: boolean, tell: () => Promise<void>): Promise<void> {
  const db = userDb;
  await closeForGood(db);
  rememberSignedIn(null);
  switchUserDb(null);
  leaving = tell().catch((error: unknown) => console.warn('The server hears of the log-out later', error));
  await atMost(leaving, LOGOUT_PATIENCE_MS);
  await writeTourIndex(userDb);
  await atMost(
    deleteUploadedPictures().catch((error: unknown) => console.warn('Pictures stay on this device', error)),
    DELETE_PATIENCE_MS,
  );
  if (keeps) db.close();
  else await atMost(db.delete(), DELETE_PATIENCE_MS);
}

async function closeForGood(db: UserDb): Promise<void> {
  try {
    await db.meta.put({ name: META.closed, value: 'signed out' });
  } catch (error) {
    // Where nothing can be written, nothing that comes late can be either.
    console.warn('The database could not be closed', error);
  }
}

async function atMost(done: PromiseLike<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}
