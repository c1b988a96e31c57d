import { notifyTourIndex, TOUR_INDEX_KEY, type TourIndexEntry } from './tour-index.ts';
import type { UserDb } from '../storage/user-db.ts';

/** Call it only after a commit: the index must not name what is not stored. */
export async function writeTourIndex(db: UserDb): Promise<void> {
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  const lists = await db.savedLists.toArray();
  const entries: TourIndexEntry[] = [
    ...cards.filter((card) => card.touched).map(({ id, name }) => ({ id, title: name })),
    ...lists.flatMap(({ local, adoptedBy }) =>
      local && !adoptedBy ? [{ id: local.id, title: local.name, isList: true as const }] : [],
    ),
  ];
  try {
    // Workers have no localStorage, nor do browsers that block site data.
    if (typeof localStorage === 'undefined') return;
    localStorage.setItem(TOUR_INDEX_KEY, JSON.stringify(entries));
    notifyTourIndex();
  } catch (error) {
    console.warn('The index of tours could not be written; the tours themselves are kept', error);
  }
}
