import type { UserStore } from './user-store.ts';

/** Number of users who marked an item as a favorite, by its `_id`. */
export interface LikeCounts {
  experiences: Record<string, number>;
  tours: Record<string, number>;
}

export interface KnownLikes {
  counts: LikeCounts;
  /** Changes whenever a count changes. */
  revision: number;
}

export interface Likes {
  /** Counts now, or returns a count of the last hour. */
  current(): Promise<LikeCounts>;
  /** The last counts from memory, without a query; empty before the first count. */
  known(): KnownLikes;
}

/** Cache lifetime: counting all favorites is expensive. */
const AGE_MAX_MS = 3_600_000;

export function createLikes(
  store: Pick<UserStore, 'likes'>,
  { ageMaxMs = AGE_MAX_MS, now = () => performance.now() } = {},
): Likes {
  let last: KnownLikes = { counts: { experiences: {}, tours: {} }, revision: 0 };
  let counted: { at: number; counts: Promise<LikeCounts> } | undefined;
  return {
    current() {
      if (counted && now() - counted.at < ageMaxMs) return counted.counts;
      const counts = count(store).then((found) => {
        if (JSON.stringify(found) !== JSON.stringify(last.counts)) {
          last = { counts: found, revision: last.revision + 1 };
        }
        return found;
      });
      counted = { at: now(), counts };
      // Do not cache a failed count.
      counts.catch(() => {
        if (counted?.counts === counts) counted = undefined;
      });
      return counts;
    },
    known: () => last,
  };
}

async function count(store: Pick<UserStore, 'likes'>): Promise<LikeCounts> {
  const likes = await store.likes();
  const of = (wanted: 'experience' | 'tour') =>
    Object.fromEntries(
      likes
        .filter(({ kind }) => kind === wanted)
        .map(({ id, count: users }): [string, number] => [id, users])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { experiences: of('experience'), tours: of('tour') };
}
