import { useLiveQuery } from 'dexie-react-hooks';
import { userTours } from '../../../data/catalogue/live-queries.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';

const NONE: readonly TourCard[] = [];

/** The user's tours, newest first; empty until the database has answered. */
export function useUserTours(): readonly TourCard[] {
  return useLiveQuery(userTours, []) ?? NONE;
}
