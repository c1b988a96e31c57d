import type { User } from '../../contract/account.ts';
import { isRecord } from '../../model/base/is-record.ts';
import { createKeyListeners } from '../storage/key-listeners.ts';

/**
 * The logged-in user as stored on this device: in localStorage, so that an offline start opens the right database
 * first. The session itself is an HttpOnly cookie.
 */
const STORAGE_KEY = 'signedIn';
const LOGOUT_KEY = 'logout';

/** Null for a guest, and in workers: they have no localStorage and get the user from their page. */
export function loggedInUser(): User | null {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(STORAGE_KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch (error) {
    console.warn('The logged-in user could not be read', error);
    return null;
  }
}

export function storeLoggedInUser(user: User | null): void {
  try {
    if (user) storage()?.setItem(STORAGE_KEY, JSON.stringify(user));
    else storage()?.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('The logged-in user could not be stored', error);
  }
  listeners.notify();
}

const listeners = createKeyListeners(STORAGE_KEY);
/** Subscribes to logins, logouts and changes of the stored user, in this and other tabs. Returns the unsubscribe. */
export const subscribeLoggedIn = listeners.subscribe;

/** Whether a logout that was made offline still has to be sent. */
export function isLogoutPending(): boolean {
  try {
    return storage()?.getItem(LOGOUT_KEY) === 'due';
  } catch {
    // Without storage nothing was stored; `loggedInUser` has already logged the error.
    return false;
  }
}

export function setLogoutPending(due: boolean): void {
  try {
    if (due) storage()?.setItem(LOGOUT_KEY, 'due');
    else storage()?.removeItem(LOGOUT_KEY);
  } catch (error) {
    console.warn('The pending logout could not be stored', error);
  }
}

/** The methods in use of localStorage. */
interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The local storage, read by reflection, since this file is also compiled for workers. */
function storage(): TextStorage | null {
  const found: unknown = Reflect.get(globalThis, 'localStorage');
  return isTextStorage(found) ? found : null;
}

function isTextStorage(value: unknown): value is TextStorage {
  return isRecord(value) && 'getItem' in value && 'setItem' in value;
}

/** Checks the shape only: the app wrote the value itself. */
function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['username'] === 'string';
}
