import { webLocks } from '../storage/web-locks.ts';

/** The methods in use of `navigator.locks`. */
export interface EditLockManager {
  request(
    name: string,
    options: { ifAvailable: true },
    run: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

const PREFIX = 'edit:';
const withoutLock = () => undefined;

/**
 * Locks a message while it is edited in this page; the lock ends with the page, however that ends. Returns how to end
 * it, or null while another page edits the message.
 */
export function lockForEdit(
  id: string,
  locks: EditLockManager | undefined = webLocks(),
): Promise<(() => void) | null> {
  if (!locks) return Promise.resolve(withoutLock);
  return new Promise((resolve) => {
    locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((unlock) => {
          resolve(() => unlock());
        });
      })
      .catch((error: unknown) => {
        // Browsers that block site data refuse locks too.
        console.warn('The message is edited without a lock', error);
        resolve(withoutLock);
      });
  });
}

/** Ids of the messages that are edited in a page now; null in browsers without locks. */
export async function idsInEdit(
  locks: EditLockManager | undefined = webLocks(),
): Promise<ReadonlySet<string> | null> {
  try {
    const state = await locks?.query();
    if (state === undefined) return null;
    const names = (state.held ?? []).map(({ name = '' }) => name);
    return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
  } catch (error) {
    console.warn('The locks of this browser cannot be read', error);
    return null;
  }
}
