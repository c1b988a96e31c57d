import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { sessions } from '../schema.ts';

export interface StoredSession {
  userId: string;
  /** Time of authentication. */
  signedInAt: Date;
}

export interface SessionStore {
  add(tokenHash: string, userId: string): Promise<void>;
  /** Undefined if unknown or expired. Extends the expiry (sliding session). */
  find(tokenHash: string): Promise<StoredSession | undefined>;
  remove(tokenHash: string): Promise<void>;
  /** Purges expired sessions. */
  sweep(): Promise<void>;
}

const IDLE_DAYS = 30;
const DAYS_MAX = 180;
/** Throttles writes of the last use. */
const TOUCH_AFTER_HOURS = 1;

/** Expiry: the earlier of 30 days from now and 180 days from the sign-in. */
const newExpiry = sql`least(now() + make_interval(days => ${IDLE_DAYS}), ${sessions.signedInAt} + make_interval(days => ${DAYS_MAX}))`;

export function createSessionStore({ queries }: Pick<Database, 'queries'>): SessionStore {
  return {
    async add(tokenHash, userId) {
      await addSession(queries, tokenHash, userId);
    },
    async find(tokenHash) {
      const [row] = await queries
        .select({
          userId: sessions.userId,
          signedInAt: sessions.signedInAt,
          stale: sql<boolean>`${sessions.seenAt} < now() - make_interval(hours => ${TOUCH_AFTER_HOURS})`,
        })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      if (row === undefined) return undefined;
      if (row.stale) {
        await queries
          .update(sessions)
          .set({ seenAt: sql`now()`, expiresAt: newExpiry })
          .where(eq(sessions.tokenHash, tokenHash));
      }
      return { userId: row.userId, signedInAt: row.signedInAt };
    },
    async remove(tokenHash) {
      await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
    async sweep() {
      await queries.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    },
  };
}

/** Stores a new session; usable within a transaction. */
export async function addSession(
  queries: Pick<Queries, 'insert'>,
  tokenHash: string,
  userId: string,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(days => ${IDLE_DAYS})`;
  await queries.insert(sessions).values({ tokenHash, userId, expiresAt });
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  queries: Pick<Queries, 'delete'>,
  userId: string,
  keptHash: string | undefined,
): Promise<void> {
  await queries
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptHash === undefined ? undefined : ne(sessions.tokenHash, keptHash)),
    );
}
