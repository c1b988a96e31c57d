import type { ContactWords, Feedback } from '../../contract/messages.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { type OutgoingRow, type UserDb, userDb } from '../storage/user-db.ts';
import { writeUserData } from '../storage/write-user-data.ts';

/**
 * Messages to the site. Each is on the device first and goes out from there: now, or when there is a network.
 */
export type Draft = { kind: 'feedback'; body: Feedback } | { kind: 'contact'; body: ContactWords };

export type SendOutcome =
  | { state: 'sent' }
  /** On this device; goes out by itself. */
  | { state: 'kept'; trouble: 'offline' | 'busy' }
  /** The server wants these fields otherwise; it stays on this device under `id` until it is written anew or dropped. */
  | { state: 'refused'; fields: readonly string[]; id: string }
  /** Neither sent nor kept: the device stores nothing. */
  | { state: 'failed' };

export interface OutgoingMessages {
  /** `id` where the very same words were given before: then it is one message. */
  send(draft: Draft, locale: Locale, id?: string): Promise<SendOutcome>;
  /** What waits or was refused, the oldest first. */
  list(kind: OutgoingRow['kind']): Promise<OutgoingRow[]>;
  /** Tries one again that was refused. */
  retry(id: string): Promise<void>;
  /** Taken back by its writer. */
  remove(id: string): Promise<void>;
}

/** After this time the writer is told that it is kept; it is still on its way. */
const PATIENCE_MS = 20_000;

export interface OutgoingParts {
  /** The one in use when a message is written. */
  readonly db: UserDb;
  sendMessages: () => Promise<void>;
  isOnline: () => boolean;
}

export function createOutgoingMessages(parts: OutgoingParts): OutgoingMessages {
  const { sendMessages, isOnline } = parts;
  return {
    async send({ kind, body }, locale, id = uuidV7()) {
      const row: OutgoingRow = {
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
      const kept = await writeUserData(db, () => db.outgoing.put(row));
      if (!kept.ok) return { state: 'failed' };
      if (!isOnline()) return { state: 'kept', trouble: 'offline' };
      await Promise.race([sendMessages(), after(PATIENCE_MS)]);
      const now = await db.outgoing.get(id);
      if (now === undefined) return { state: 'sent' };
      if (now.state === 'waiting') return { state: 'kept', trouble: now.trouble ?? 'busy' };
      return { state: 'refused', fields: now.fields, id };
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

export const outgoingMessages = createOutgoingMessages({
  get db() {
    return userDb;
  },
  sendMessages: () => startDataClient().sendMessages(),
  isOnline: () => navigator.onLine,
});

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
