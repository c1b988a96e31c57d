import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { published } from '../schema.ts';

/** What an operator does about things that people show to everybody. */
export interface PublishedStore {
  /** Nobody but the owner sees it any more. Answers what was changed: a tour and a place may have one slug. */
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
