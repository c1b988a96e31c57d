import type { UserDb } from './user-db.ts';

const STORAGE_KEY = 'userTours';

/** Ids and titles of the person's tours, readable before any database opens. */
export interface TourIndexEntry {
  id: string;
  title: string;
}

/** To be called after a commit, never before: the index names only what is kept. */
export async function writeTourIndex(db: UserDb): Promise<void> {
  if (typeof localStorage === 'undefined') return;
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  const entries = cards.filter((card) => card.touched).map(({ id, name }) => ({ id, title: name }));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
    for (const listener of listeners) listener();
  } catch (error) {
    console.warn('The index of tours could not be written; the tours themselves are kept', error);
  }
}

const listeners = new Set<() => void>();

/** Told when this tab or another one wrote the index. */
export function subscribeTourIndex(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}

/** Whether there are tours, without waiting for the database: for what the header shows on its first paint. */
export function readTourIndex(): TourIndexEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    console.warn('The index of tours could not be read', error);
    return [];
  }
}

function isEntry(value: unknown): value is TourIndexEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value;
}
