import { liveQuery } from 'dexie';
import type { FavoriteKind } from '../../contract/user-things.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { isFavorite, setFavorite } from './favorites.ts';
import { subscribeUserDb, userDb, type FavoriteRow, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** All favorites of the current user: one live query shared by all favorite buttons of a page. */
export interface FavoriteMarks {
  /** Keys as `favoriteKey` makes them. */
  on: ReadonlySet<string>;
  /** Keys of unsent changes. */
  waiting: ReadonlySet<string>;
  /** Catalogue ids. */
  ids: Readonly<Record<FavoriteKind, readonly string[]>>;
}

/** Sets or clears a favorite; idempotent. Optimistic: also updates the item's count of likes, if cached here. */
export async function markFavorite(
  { kind, id, on }: { kind: FavoriteKind; id: string; on: boolean },
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  if ((await isFavorite(kind, id, db)) === on) return { ok: true, value: undefined };
  const result = await setFavorite(kind, id, on, db);
  if (result.ok) await changeLikes(kind, id, on ? 1 : -1);
  return result;
}

/** Optimistic; the next pull brings the server's count. */
async function changeLikes(kind: FavoriteKind, id: string, by: 1 | -1): Promise<void> {
  try {
    await (kind === 'tour'
      ? catalogueDb.tours.where(':id').equals(id).modify(likeBy(by))
      : catalogueDb.experiences.where(':id').equals(id).modify(likeBy(by)));
  } catch (error) {
    console.warn('The cached number of likes could not be updated', error);
  }
}

function likeBy(by: 1 | -1): (row: { likes?: number | undefined }) => void {
  return (row) => {
    row.likes = Math.max(0, (row.likes ?? 0) + by);
  };
}

const NO_FAVORITES: FavoriteMarks = { on: new Set(), waiting: new Set(), ids: { experience: [], tour: [] } };
let current: FavoriteMarks | null = null;
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Null while loading. The same object until something changes. */
export function currentFavoriteMarks(): FavoriteMarks | null {
  return current;
}

export function subscribeFavoriteMarks(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    current = null;
  };
}

function watch(): () => void {
  let subscription = query();
  const unsubscribe = subscribeUserDb(() => {
    subscription.unsubscribe();
    setCurrent(NO_FAVORITES);
    subscription = query();
  });
  return () => {
    unsubscribe();
    subscription.unsubscribe();
  };
}

function query() {
  return liveQuery(() => userDb.favorites.toArray()).subscribe({
    next: (rows) => {
      setCurrent(marksOf(rows));
    },
    error: (error: unknown) => {
      console.warn('Favorites could not be read', error);
      setCurrent(NO_FAVORITES);
    },
  });
}

function marksOf(rows: readonly FavoriteRow[]): FavoriteMarks {
  const on = rows.filter((row) => row.on);
  const idsOf = (kind: FavoriteKind) => on.filter((row) => row.kind === kind).map(({ id }) => id);
  return {
    on: new Set(on.map(({ key }) => key)),
    waiting: new Set(rows.filter((row) => row.dirty || row.inflight !== null).map(({ key }) => key)),
    ids: { experience: idsOf('experience'), tour: idsOf('tour') },
  };
}

function setCurrent(next: FavoriteMarks): void {
  current = next;
  for (const listener of listeners) listener();
}
