import { useSyncExternalStore } from 'react';
import {
  currentFavoriteMarks,
  type FavoriteMarks,
  subscribeFavoriteMarks,
} from '../../../data/account/favorite-marks.ts';

/** The person's favourites; null while the database has not answered. */
export function useFavorites(): FavoriteMarks | null {
  return useSyncExternalStore(subscribeFavoriteMarks, currentFavoriteMarks);
}
