import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { rateLimits } from './schema.ts';

export interface RateRule {
  name: string;
  /** Calls within one window. */
  most: number;
  windowSeconds: number;
}

/** `count`: calls of the window, this one included. */
export type RateAnswer = { ok: true } | { ok: false; count: number; retryAfterSeconds: number };

export interface RateLimits {
  /** Counts one call of `who`. Windows are the database's, so every server process counts the same. */
  take(rule: RateRule, who: string): Promise<RateAnswer>;
  /** Takes back one call that turned out not to count. */
  giveBack(rule: RateRule, who: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

export function createRateLimits({ queries }: Pick<Database, 'queries'>): RateLimits {
  return {
    async take({ name, most, windowSeconds }, who) {
      const over = sql`${rateLimits.resetsAt} <= now()`;
      const fresh = sql`now() + make_interval(secs => ${windowSeconds})`;
      const [row] = await queries
        .insert(rateLimits)
        .values({ bucket: `${name}:${who}`, count: 1, resetsAt: fresh })
        .onConflictDoUpdate({
          target: rateLimits.bucket,
          set: {
            count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            resetsAt: sql`case when ${over} then ${fresh} else ${rateLimits.resetsAt} end`,
          },
        })
        .returning({
          count: rateLimits.count,
          secondsLeft: sql<string>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))`,
        });
      if (!row || row.count <= most) return { ok: true };
      return { ok: false, count: row.count, retryAfterSeconds: Math.max(1, Number(row.secondsLeft)) };
    },
    async giveBack({ name }, who) {
      const bucket = eq(rateLimits.bucket, `${name}:${who}`);
      // No row is left of a call that did not count: somebody may think of any number of names.
      const removed = await queries
        .delete(rateLimits)
        .where(and(bucket, lte(rateLimits.count, 1)))
        .returning({ bucket: rateLimits.bucket });
      if (removed.length > 0) return;
      await queries
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(bucket, gt(rateLimits.count, 0)));
    },
    async sweep() {
      await queries.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}
