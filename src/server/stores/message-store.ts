import { and, asc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from './database/database.ts';
import { messages, usedChallenges } from './schema.ts';

export type MessageKind = 'feedback' | 'correction' | 'contact';
export type Decision = 'accepted' | 'rejected';

export interface NewMessage {
  /** UUID. */
  id: string;
  kind: MessageKind;
  body: Record<string, unknown>;
  suspected?: boolean;
  /** Consumed with the message. */
  challenge?: { id: string; expiresAt: Date };
}

export interface StoredMessage {
  id: string;
  kind: MessageKind;
  /** Validated on input; returned unvalidated. */
  body: unknown;
  receivedAt: Date;
  mailedAt: Date | null;
  suspected: boolean;
  /** Of a correction; null until it is decided. */
  decision: Decision | null;
}

export interface MessageFilter {
  kind?: MessageKind | undefined;
  since?: Date | undefined;
  /** Corrections with a decision, or without. */
  decided?: boolean | undefined;
}

export interface MessageStore {
  has(id: string): Promise<boolean>;
  /** `again`: the message is already stored. `used`: its challenge was already consumed; nothing is stored. */
  save(message: NewMessage): Promise<'stored' | 'again' | 'used'>;
  /**
   * Claims the oldest contact message due to be mailed for this process; it becomes due again with exponential backoff.
   */
  claimMail(): Promise<StoredMessage | undefined>;
  markMailed(id: string): Promise<void>;
  /** False if it was already consumed. */
  useChallenge(challenge: NonNullable<NewMessage['challenge']>): Promise<boolean>;
  /** Makes all queued ones due now: after a restart the cause of the failures may be gone. */
  dueNow(): Promise<void>;
  /** Messages that wait to be mailed. */
  countWaiting(): Promise<number>;
  /** The oldest first. */
  list(filter: MessageFilter): Promise<StoredMessage[]>;
  /** False if there is no such correction; a decision can be changed. */
  decide(id: string, decision: Decision): Promise<boolean>;
  /** Purges consumed challenges that have expired. */
  sweep(): Promise<void>;
}

const FIRST_WAIT_SECONDS = 60;
/** 64 minutes. */
const DOUBLINGS_MAX = 6;

class ChallengeUsed extends Error {}

const columns = {
  id: messages.id,
  kind: messages.kind,
  body: messages.body,
  receivedAt: messages.receivedAt,
  mailedAt: messages.mailedAt,
  suspected: messages.suspected,
  decision: messages.decision,
};

export function createMessageStore({ queries }: Pick<Database, 'queries'>): MessageStore {
  const waits = and(eq(messages.kind, 'contact'), isNull(messages.mailedAt), eq(messages.suspected, false));
  const isDue = and(waits, lte(messages.nextMailAt, sql`now()`));

  return {
    async has(id) {
      const rows = await queries.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
      return rows.length > 0;
    },
    async save(message) {
      try {
        return await queries.transaction((transaction) => insert(transaction, message));
      } catch (error) {
        if (error instanceof ChallengeUsed) return 'used';
        throw error;
      }
    },
    async claimMail() {
      const oldest = queries
        .select({ id: messages.id })
        .from(messages)
        .where(isDue)
        .orderBy(asc(messages.receivedAt), asc(messages.id))
        .limit(1);
      const [row] = await queries
        .update(messages)
        .set({
          mailAttempts: sql`${messages.mailAttempts} + 1`,
          nextMailAt: sql`now() + make_interval(secs => ${FIRST_WAIT_SECONDS} * power(2, least(${messages.mailAttempts}, ${DOUBLINGS_MAX})))`,
        })
        // Check the due time again: another process may have claimed it between the two.
        .where(and(eq(messages.id, sql`(${oldest})`), isDue))
        .returning(columns);
      return row;
    },
    useChallenge: (challenge) => useChallenge(queries, challenge),
    async markMailed(id) {
      await queries
        .update(messages)
        .set({ mailedAt: sql`now()` })
        .where(eq(messages.id, id));
    },
    async dueNow() {
      await queries
        .update(messages)
        .set({ nextMailAt: sql`now()` })
        .where(waits);
    },
    countWaiting: () => queries.$count(messages, waits),
    list({ kind, since, decided }) {
      return queries
        .select(columns)
        .from(messages)
        .where(
          and(
            kind === undefined ? undefined : eq(messages.kind, kind),
            since === undefined ? undefined : gte(messages.receivedAt, since),
            decided === undefined
              ? undefined
              : decided
                ? isNotNull(messages.decision)
                : isNull(messages.decision),
          ),
        )
        .orderBy(asc(messages.receivedAt), asc(messages.id));
    },
    async decide(id, decision) {
      const decided = await queries
        .update(messages)
        .set({ decision, decidedAt: sql`now()` })
        .where(and(eq(messages.id, id), eq(messages.kind, 'correction')))
        .returning({ id: messages.id });
      return decided.length > 0;
    },
    async sweep() {
      await queries.delete(usedChallenges).where(lt(usedChallenges.expiresAt, sql`now()`));
    },
  };
}

async function insert(
  queries: Pick<Queries, 'insert'>,
  { challenge, ...message }: NewMessage,
): Promise<'stored' | 'again'> {
  const stored = await queries
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (stored.length === 0) return 'again';
  if (challenge !== undefined && !(await useChallenge(queries, challenge))) throw new ChallengeUsed();
  return 'stored';
}

async function useChallenge(
  queries: Pick<Queries, 'insert'>,
  challenge: NonNullable<NewMessage['challenge']>,
): Promise<boolean> {
  const first = await queries
    .insert(usedChallenges)
    .values(challenge)
    .onConflictDoNothing()
    .returning({ id: usedChallenges.id });
  return first.length > 0;
}
