import type { ContactFields, Correction, Feedback } from '../../contract/messages.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { type OutboxRow, type UserDb, userDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';
import { type EditLockManager, lockForEdit } from './edit-locks.ts';

/** Outbox of messages to the site: each is stored on the device first and sent from there, at once or when online. */
export type Draft =
  | { kind: 'feedback'; body: Feedback }
  | { kind: 'correction'; body: Correction }
  | { kind: 'contact'; body: ContactFields };

export type SendOutcome =
  | { state: 'sent' }
  /** Queued on this device; sent automatically later. */
  | { state: 'kept'; trouble: 'offline' | 'busy' }
  /** Rejected for these fields; stays on this device under `id` until it is edited or discarded. */
  | { state: 'rejected'; fields: readonly string[]; id: string }
  /** Neither sent nor queued: the device's storage failed. */
  | { state: 'failed' };

/** `elsewhere`: another page edits it. `gone`: it was sent or discarded in the meantime. */
export type HoldOutcome = 'held' | 'elsewhere' | 'gone' | 'failed';

export interface Outbox {
  /** @param replaces message of which this is a new version */
  send(draft: Draft, locale: Locale, replaces?: string | null): Promise<SendOutcome>;
  /** Messages on this device, oldest first. */
  list(kind: OutboxRow['kind']): Promise<OutboxRow[]>;
  /** Keeps a waiting message from being sent while it is edited in this page, until `send` replaces it or `release`. */
  hold(id: string): Promise<HoldOutcome>;
  /** Ends an edit: a held message is sent as it is. */
  release(id: string): Promise<void>;
  /** Queues a rejected message again. */
  retry(id: string): Promise<void>;
  /** Discards a message. */
  remove(id: string): Promise<void>;
}

/** Without locks a message whose page was closed during an edit is sent after this time. */
const HELD_MAX_MS = 3_600_000;
/** After this time the form reports the message as queued; sending continues in the background. */
const SEND_TIMEOUT_MS = 20_000;

export interface OutboxParts {
  /** The user database in use at the time of the call. */
  readonly db: UserDb;
  sendMessages: () => Promise<void>;
  isOnline: () => boolean;
  locks?: EditLockManager | undefined;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { sendMessages, isOnline } = parts;
  /** Messages that are edited in this page. */
  const unlocks = new Map<string, () => void>();
  const unlock = (id: string) => {
    unlocks.get(id)?.();
    unlocks.delete(id);
  };
  return {
    async send({ kind, body }, locale, replaces = null) {
      const id = uuidV7();
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
      const stored = await writeUserData(db, () =>
        db.transaction('rw', db.outgoing, async () => {
          if (replaces !== null) await db.outgoing.delete(replaces);
          await db.outgoing.put(row);
        }),
      );
      if (!stored.ok) return { state: 'failed' };
      if (replaces !== null) unlock(replaces);
      if (!isOnline()) return { state: 'kept', trouble: 'offline' };
      await Promise.race([sendMessages(), delay(SEND_TIMEOUT_MS)]);
      const now = await db.outgoing.get(id);
      if (now === undefined) return { state: 'sent' };
      if (now.state !== 'refused') return { state: 'kept', trouble: now.trouble ?? 'busy' };
      return { state: 'rejected', fields: now.fields, id };
    },
    async list(kind) {
      const rows = await parts.db.outgoing.orderBy('createdAt').toArray();
      return rows.filter((row) => row.kind === kind);
    },
    async hold(id) {
      const end = await lockForEdit(id, parts.locks);
      if (end === null) return 'elsewhere';
      const held = await changeRow(parts.db, id, ({ state }) => state !== 'refused', {
        state: 'held',
        notBefore: Date.now() + HELD_MAX_MS,
      });
      if (held.ok && held.value > 0) {
        unlocks.set(id, end);
        return 'held';
      }
      end();
      return held.ok ? 'gone' : 'failed';
    },
    async release(id) {
      await changeRow(parts.db, id, ({ state }) => state === 'held', { state: 'waiting', notBefore: 0 });
      unlock(id);
      if (isOnline()) await sendMessages();
    },
    async retry(id) {
      await changeRow(parts.db, id, ({ state }) => state !== 'held', { state: 'waiting', notBefore: 0 });
    },
    async remove(id) {
      await writeUserData(parts.db, () => parts.db.outgoing.delete(id));
      unlock(id);
    },
  };
}

/** Changes a message if it is as expected; the value is the number of changed rows. */
function changeRow(
  db: UserDb,
  id: string,
  isExpected: (row: OutboxRow) => boolean,
  changes: Partial<OutboxRow>,
): Promise<UserWrite<number>> {
  return writeUserData(db, () => db.outgoing.where(':id').equals(id).filter(isExpected).modify(changes));
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
