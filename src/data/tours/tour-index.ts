import { isRecord } from '../../model/base/is-record.ts';
import { createKeyListeners } from '../storage/key-listeners.ts';

export const TOUR_INDEX_KEY = 'userTours';

/** Ids and titles of what "My tours" has, in localStorage so that they can be read before any database opens. */
export interface TourIndexEntry {
  id: string;
  title: string;
  /** A saved list or search instead of a tour. */
  isList?: true;
}

/** Call `notifyTourIndex` after writing the index. */
export const { notify: notifyTourIndex, subscribe: subscribeTourIndex } = createKeyListeners(TOUR_INDEX_KEY);

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
  return isRecord(value) && 'id' in value && 'title' in value;
}
