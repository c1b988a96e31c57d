import type { User } from '../../contract/account.ts';

/**
 * Who is signed in, as this device knows it: in localStorage, so that a start without a network opens the right
 * database before anything else. The session itself is a cookie that no script reads.
 */
const STORAGE_KEY = 'signedIn';
const LOGOUT_KEY = 'logout';

/** Null for a visitor, and in a worker, which has no localStorage: it is told by its page. */
export function signedInUser(): User | null {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(STORAGE_KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch (error) {
    console.warn('Who is signed in cannot be read', error);
    return null;
  }
}

export function rememberSignedIn(user: User | null): void {
  try {
    if (user) storage()?.setItem(STORAGE_KEY, JSON.stringify(user));
    else storage()?.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('Who is signed in holds only until this page is closed', error);
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Told when this tab or another one signed in or out, or heard something new of the account. */
export function watchSignedIn(listener: () => void): () => void {
  const fromOtherTab = (event: Event) => {
    if ('key' in event && (event.key === STORAGE_KEY || event.key === null)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}

/** Whether the server has still to be told of a log-out that was made without a network. */
export function isLogoutDue(): boolean {
  try {
    return storage()?.getItem(LOGOUT_KEY) === 'due';
  } catch {
    // Where nothing may be stored nothing was noted; reading who is signed in has said so.
    return false;
  }
}

export function noteLogoutDue(due: boolean): void {
  try {
    if (due) storage()?.setItem(LOGOUT_KEY, 'due');
    else storage()?.removeItem(LOGOUT_KEY);
  } catch (error) {
    console.warn('The server hears of the log-out only now', error);
  }
}

/** The part of localStorage that is used. */
interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Asked for by name, since this file is read in workers too. */
function storage(): TextStorage | null {
  const found: unknown = Reflect.get(globalThis, 'localStorage');
  return isTextStorage(found) ? found : null;
}

function isTextStorage(value: unknown): value is TextStorage {
  return typeof value === 'object' && value !== null && 'getItem' in value && 'setItem' in value;
}

/** What this build wrote itself: only its shape is looked at. */
function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'username' in value &&
    typeof value.username === 'string'
  );
}
