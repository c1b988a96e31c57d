import type { ContactFields, Feedback } from '../../contract/messages.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { type OutboxRow, type UserDb, userDb } from '../storage/user-db.ts';
import { writeUserData } from '../storage/write-user-data.ts';

/** Outbox of messages to the site: each is stored on the device first and sent from there, at once or when online. */
export type Draft = { kind: 'feedback'; body: Feedback } | { kind: 'contact'; body: ContactFields };

export type SendOutcome =
  | { state: 'sent' }
  /** Queued on this device; sent automatically later. */
  | { state: 'kept'; trouble: 'offline' | 'busy' }
  /** Rejected for these fields; stays on this device under `id` until it is edited or discarded. */
  | { state: 'rejected'; fields: readonly string[]; id: string }
  /** Neither sent nor queued: the device's storage failed. */
  | { state: 'failed' };

export interface Outbox {
  /** `id` (idempotency key) is that of an earlier call with the same text: then both are one message. */
  send(draft: Draft, locale: Locale, id?: string): Promise<SendOutcome>;
  /** Waiting and rejected messages, oldest first. */
  list(kind: OutboxRow['kind']): Promise<OutboxRow[]>;
  /** Queues a rejected message again. */
  retry(id: string): Promise<void>;
  /** Discards a message. */
  remove(id: string): Promise<void>;
}

/** After this time the form reports the message as queued; sending continues in the background. */
const SEND_TIMEOUT_MS = 20_000;

export interface OutboxParts {
  /** The user database in use at the time of the call. */
  readonly db: UserDb;
  sendMessages: () => Promise<void>;
  isOnline: () => boolean;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { sendMessages, isOnline } = parts;
  return {
    async send({ kind, body }, locale, id = uuidV7()) {
      const row: OutboxRow = {
        id,
        kind,
        body,
        locale,
        createdAt: new Date().toISOString(),
        state: 'waiting',
        fields: [],
        trouble: null,
        attempts: 0,
        notBefore: 0,
      };
      const { db } = parts;
      const stored = await writeUserData(db, () => db.outgoing.put(row));
      if (!stored.ok) return { state: 'failed' };
      if (!isOnline()) return { state: 'kept', trouble: 'offline' };
      await Promise.race([sendMessages(), delay(SEND_TIMEOUT_MS)]);
      const now = await db.outgoing.get(id);
      if (now === undefined) return { state: 'sent' };
      if (now.state === 'waiting') return { state: 'kept', trouble: now.trouble ?? 'busy' };
      return { state: 'rejected', fields: now.fields, id };
    },
    async list(kind) {
      const rows = await parts.db.outgoing.orderBy('createdAt').toArray();
      return rows.filter((row) => row.kind === kind);
    },
    async retry(id) {
      await writeUserData(parts.db, () => parts.db.outgoing.update(id, { state: 'waiting', notBefore: 0 }));
    },
    async remove(id) {
      await writeUserData(parts.db, () => parts.db.outgoing.delete(id));
    },
  };
}

export const outbox = createOutbox({
  get db() {
    return userDb;
  },
  sendMessages: () => startDataClient().sendMessages(),
  isOnline: () => navigator.onLine,
});

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
