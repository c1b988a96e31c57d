import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { published } from '../schema.ts';

/** Moderation of published items by the operator. */
export interface PublishedStore {
  /** Hides an item from everyone but its owner. Returns what was hidden: a tour and an experience may share a slug. */
  hide(slug: string): Promise<('tour' | 'experience')[]>;
  unhide(slug: string): Promise<('tour' | 'experience')[]>;
}

export function createPublishedStore({ queries }: Pick<Database, 'queries'>): PublishedStore {
  const set = async (slug: string, isHidden: boolean) => {
    const rows = await queries
      .update(published)
      .set({ hiddenAt: isHidden ? sql`now()` : null })
      .where(
        and(eq(published.slug, slug), isHidden ? isNull(published.hiddenAt) : isNotNull(published.hiddenAt)),
      )
      .returning({ kind: published.kind });
    return rows.map(({ kind }) => kind);
  };
  return { hide: (slug) => set(slug, true), unhide: (slug) => set(slug, false) };
}
