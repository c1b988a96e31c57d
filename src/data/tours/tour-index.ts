export const TOUR_INDEX_KEY = 'userTours';

/** Ids and titles of what "My tours" has, in localStorage so that they can be read before any database opens. */
export interface TourIndexEntry {
  id: string;
  title: string;
  /** A saved list or search instead of a tour. */
  isList?: true;
}

const listeners = new Set<() => void>();

/** Notifies subscribers; call it after writing the index. */
export function notifyTourIndex(): void {
  for (const listener of listeners) listener();
}

/** Notifies when this or another tab wrote the index. Returns the unsubscribe. */
export function subscribeTourIndex(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === TOUR_INDEX_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}

/** What "My tours" has, without waiting for the database, for the first paint of the header. */
export function readTourIndex(): TourIndexEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TOUR_INDEX_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    console.warn('The index of tours cannot be read', error);
    return [];
  }
}

function isEntry(value: unknown): value is TourIndexEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value;
}
