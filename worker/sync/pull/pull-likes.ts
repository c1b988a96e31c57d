import { type Answer, ENDPOINTS } from '../../../src/contract/endpoints.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { readMeta, type CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { isDue } from './pull-values.ts';
import { getIfChanged } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

export type LikeCounts = Answer<'likes'>['likes'];
type Liked = keyof LikeCounts;
interface LikedRow {
  key: string;
  likes?: number | undefined;
}

/**
 * Pulls how many users marked each experience or tour as a favorite, at most hourly. The counts are not part of the
 * commit sequence, so that a new favorite does not make devices pull its collection. Server failures are ignored.
 */
export async function pullLikes(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const cached = await readMeta(db, 'likes');
  if (!isDue(cached, nowMs)) return;
  let answer: { value: Answer<'likes'>; etag: string | null } | null;
  try {
    const { likes } = ENDPOINTS;
    answer = await getIfChanged(fetch, likes, likes.answer, { etag: cached?.etag });
    if (answer === null) {
      if (cached) await writeMeta(db, 'likes', { ...cached, askedAt: nowMs });
      return;
    }
  } catch (error) {
    if (error instanceof SyncFailure && error.code === 'offline') throw error;
    console.warn('Likes could not be pulled; the cached ones stay', error);
    return;
  }
  const { etag } = answer;
  const value = answer.value.likes;
  await db.transaction('rw', db.experiences, db.tours, db.meta, async () => {
    await writeMeta(db, 'likes', { value, etag, askedAt: nowMs });
    for (const name of ['experiences', 'tours'] as const) {
      // Writes only rows that change: every write reruns the live queries of open pages.
      await db
        .table<LikedRow>(name)
        .filter(({ key, likes = 0 }) => likes !== (value[name][key] ?? 0))
        .modify((row) => {
          row.likes = value[name][row.key] ?? 0;
        });
    }
  });
}

/** Within a transaction with `meta`: adds the cached like counts to pulled rows, which come without them. */
export async function joinLikes<Row extends object>(
  db: CatalogueDb,
  collection: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const counts = isLiked(collection) ? (await readMeta(db, 'likes'))?.value[collection] : undefined;
  if (counts === undefined) return rows;
  return rows.map((row) => {
    const key: unknown = Reflect.get(row, 'key');
    const likes = typeof key === 'string' ? counts[key] : undefined;
    return likes === undefined ? row : { ...row, likes };
  });
}

function isLiked(collection: string): collection is Liked {
  return collection === 'experiences' || collection === 'tours';
}
