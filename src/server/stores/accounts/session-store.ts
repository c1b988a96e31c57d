import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { sessions } from '../schema.ts';

export interface StoredSession {
  userId: string;
  /** When the person proved who they are. */
  signedInAt: Date;
}

export interface SessionStore {
  add(tokenHash: string, userId: string): Promise<void>;
  /** Undefined for one that is unknown or over. One in use lasts on. */
  find(tokenHash: string): Promise<StoredSession | undefined>;
  remove(tokenHash: string): Promise<void>;
  /** Removes those that are over. */
  sweep(): Promise<void>;
}

const IDLE_DAYS = 30;
const DAYS_MAX = 180;
/** A session that was used more lately is not written again. */
const TOUCH_AFTER_HOURS = 1;

/** The earlier of 30 days from now and 180 days from the sign-in. */
const lasting = sql`least(now() + make_interval(days => ${IDLE_DAYS}), ${sessions.signedInAt} + make_interval(days => ${DAYS_MAX}))`;

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
          .set({ seenAt: sql`now()`, expiresAt: lasting })
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

/** A new session, also within a transaction. */
export async function addSession(
  queries: Pick<Queries, 'insert'>,
  tokenHash: string,
  userId: string,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(days => ${IDLE_DAYS})`;
  await queries.insert(sessions).values({ tokenHash, userId, expiresAt });
}

/** Ends every session of a person but one. */
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
