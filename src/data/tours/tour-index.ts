export const TOUR_INDEX_KEY = 'userTours';

/** Ids and titles of the person's tours, readable before any database opens. */
export interface TourIndexEntry {
  id: string;
  title: string;
}

const listeners = new Set<() => void>();

/** To be called after this tab wrote the index. */
export function tellTourIndex(): void {
  for (const listener of listeners) listener();
}

/** Told when this tab or another one wrote the index. */
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

/** Whether there are tours, without waiting for the database: for what the header shows on its first paint. */
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
