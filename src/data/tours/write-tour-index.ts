import { TOUR_INDEX_KEY, tellTourIndex } from './tour-index.ts';
import type { UserDb } from '../storage/user-db.ts';

/** To be called after a commit, never before: the index names only what is kept. */
export async function writeTourIndex(db: UserDb): Promise<void> {
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  const entries = cards.filter((card) => card.touched).map(({ id, name }) => ({ id, title: name }));
  try {
    // A worker has none, and a browser that lets nothing be stored gives none.
    if (typeof localStorage === 'undefined') return;
    localStorage.setItem(TOUR_INDEX_KEY, JSON.stringify(entries));
    tellTourIndex();
  } catch (error) {
    console.warn('The index of tours could not be written; the tours themselves are kept', error);
  }
}
