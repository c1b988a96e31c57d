import { liveQuery } from 'dexie';
import type { FavoriteKind } from '../../contract/user-things.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { isFavorite, setFavorite } from './favorites.ts';
import { subscribeUserDb, userDb, type FavoriteRow, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** The hearts of a page: one query for all of them, on the database of whoever is signed in. */
export interface FavoriteMarks {
  /** Keys as `favoriteKey` makes them. */
  on: ReadonlySet<string>;
  /** Changes that the account does not have yet. */
  waiting: ReadonlySet<string>;
  /** Ids of the catalogue. */
  ids: Readonly<Record<FavoriteKind, readonly string[]>>;
}

export function favoriteKey(kind: FavoriteKind, id: string): string {
  return `${kind}-${id}`;
}

/** On or off; saying it twice changes nothing. The item's likes move along, as far as this device holds it. */
export async function markFavorite(
  { kind, id, on }: { kind: FavoriteKind; id: string; on: boolean },
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  if ((await isFavorite(kind, id, db)) === on) return { ok: true, value: undefined };
  const result = await setFavorite(kind, id, on, db);
  if (result.ok) await moveLikes(kind, id, on ? 1 : -1);
  return result;
}

/** The next pull brings the server's own count. */
async function moveLikes(kind: FavoriteKind, id: string, by: 1 | -1): Promise<void> {
  try {
    await (kind === 'tour'
      ? catalogueDb.tours.where(':id').equals(id).modify(likeBy(by))
      : catalogueDb.experiences.where(':id').equals(id).modify(likeBy(by)));
  } catch (error) {
    console.warn('The number of likes waits for the next pull', error);
  }
}

function likeBy(by: 1 | -1): (row: { likes?: number | undefined }) => void {
  return (row) => {
    row.likes = Math.max(0, (row.likes ?? 0) + by);
  };
}

const NOTHING: FavoriteMarks = { on: new Set(), waiting: new Set(), ids: { experience: [], tour: [] } };
let current: FavoriteMarks | null = null;
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Null while the database has not answered. The same object until something changes. */
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
    tell(NOTHING);
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
      tell(marksOf(rows));
    },
    error: (error: unknown) => {
      console.warn('Favourites could not be read', error);
      tell(NOTHING);
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

function tell(next: FavoriteMarks): void {
  current = next;
  for (const listener of listeners) listener();
}
