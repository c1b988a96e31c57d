import type { Fetch } from '../../src/data/api/call-api.ts';
import { webLocks } from '../../src/data/storage/web-locks.ts';
import type { UserDb } from '../../src/data/storage/user-db.ts';
import { type Locks, withCycleLock } from './cycle-lock.ts';
import { createPresence } from './presence.ts';
import { sendOutbox } from './send-outbox.ts';

const SEND_LOCK = 'send:outgoing';
const presence = createPresence(SEND_LOCK);

/**
 * Sends the messages of these databases, in one page or service worker at a time. Without locks a message may be sent
 * twice; its idempotency key makes the server store it once.
 */
export function sendMessages(
  dbs: readonly Pick<UserDb, 'outgoing'>[],
  fetch: Fetch,
  locks: Locks | undefined = webLocks(),
): Promise<void> {
  return withCycleLock(
    { locks, name: SEND_LOCK, othersSilentMs: () => presence.othersSilentMs() },
    async () => {
      const stopHeartbeat = presence.atWork();
      try {
        for (const db of dbs) await sendOutbox({ db, fetch, nowMs: Date.now });
      } finally {
        stopHeartbeat();
      }
    },
  );
}
