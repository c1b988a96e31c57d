import type { UserStore } from './user-store.ts';

/** People who have an item among their favourites, by its `_id`. */
export interface LikeCounts {
  experiences: Record<string, number>;
  tours: Record<string, number>;
}

export interface KnownLikes {
  counts: LikeCounts;
  /** Another one where anything was counted otherwise. */
  revision: number;
}

export interface Likes {
  /** Counted now, or within the last hour. */
  current(): Promise<LikeCounts>;
  /** As they were counted last, without asking the database: nothing before the first time. */
  known(): KnownLikes;
}

/** Devices hear of likes at most so often: counting everybody's favourites is dear. */
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
      // A count that failed is no answer for an hour.
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
        .map(({ id, count: people }): [string, number] => [id, people])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { experiences: of('experience'), tours: of('tour') };
}
