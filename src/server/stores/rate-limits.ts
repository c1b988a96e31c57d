import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { rateLimits } from './schema.ts';

export interface RateRule {
  name: string;
  /** Maximum calls per window. */
  max: number;
  windowSeconds: number;
}

/** `count`: calls in the window, including this one. */
export type RateAnswer = { ok: true } | { ok: false; count: number; retryAfterSeconds: number };

export interface RateLimits {
  /** Counts one call of `who`. Windows are stored in the database, shared by all server processes. */
  take(rule: RateRule, who: string): Promise<RateAnswer>;
  /** Reverts the counting of one call. */
  giveBack(rule: RateRule, who: string): Promise<void>;
  /** Purges expired windows. */
  sweep(): Promise<void>;
}

export function createRateLimits({ queries }: Pick<Database, 'queries'>): RateLimits {
  return {
    async take({ name, max, windowSeconds }, who) {
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
      if (!row || row.count <= max) return { ok: true };
      return { ok: false, count: row.count, retryAfterSeconds: Math.max(1, Number(row.secondsLeft)) };
    },
    async giveBack({ name }, who) {
      const bucket = eq(rateLimits.bucket, `${name}:${who}`);
      // Delete the row of an uncounted call: an attacker could create rows for any number of names.
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
