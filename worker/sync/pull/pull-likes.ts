import { type Answer, ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { readMeta, type CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { isDue } from './pull-values.ts';
import { getJson, type Fetch } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

export type LikeCounts = Answer<'likes'>['likes'];
type Liked = keyof LikeCounts;
interface LikedRow {
  key: string;
  likes?: number | undefined;
}

/**
 * How many people have a place or a tour among their favourites, asked for at most hourly: it stands outside the
 * commit sequence, so that no heart makes a device pull its collection. A server without an answer stops nothing.
 */
export async function pullLikes(db: CatalogueDb, fetch: Fetch, nowMs: number): Promise<void> {
  const kept = await readMeta(db, 'likes');
  if (!isDue(kept, nowMs)) return;
  let answer: Awaited<ReturnType<typeof getJson>>;
  let value: LikeCounts;
  try {
    answer = await getJson(fetch, ENDPOINTS.likes.path, kept?.etag);
    if (answer.status === 'unchanged') {
      if (kept) await writeMeta(db, 'likes', { ...kept, askedAt: nowMs });
      return;
    }
    value = ENDPOINTS.likes.answer.parse(answer.body).likes;
  } catch (error) {
    if (error instanceof SyncFailure && error.code === 'offline') throw error;
    console.warn('No likes came; those held stay', error);
    return;
  }
  const { etag } = answer;
  await db.transaction('rw', db.experiences, db.tours, db.meta, async () => {
    await writeMeta(db, 'likes', { value, etag, askedAt: nowMs });
    for (const name of ['experiences', 'tours'] as const) {
      // Only rows that change are written: each write wakes the lists of open pages.
      await db
        .table<LikedRow>(name)
        .filter(({ key, likes = 0 }) => likes !== (value[name][key] ?? 0))
        .modify((row) => {
          row.likes = value[name][row.key] ?? 0;
        });
    }
  });
}

/** Within a transaction with `meta`: pulled rows, which come without likes, with those that the device holds. */
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
