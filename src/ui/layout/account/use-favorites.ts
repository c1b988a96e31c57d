import { useSyncExternalStore } from 'react';
import {
  currentFavoriteMarks,
  type FavoriteMarks,
  subscribeFavoriteMarks,
} from '../../../data/account/favorite-marks.ts';

/** The user's favorites; null until the database has answered. */
export function useFavorites(): FavoriteMarks | null {
  return useSyncExternalStore(subscribeFavoriteMarks, currentFavoriteMarks);
}
