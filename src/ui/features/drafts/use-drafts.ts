import { useLiveQuery } from 'dexie-react-hooks';
import { workingTours } from '../../../data/catalogue/live-queries.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';

const NONE: readonly TourCard[] = [];

/** Tours on this device, newest first; empty until the database has answered. */
export function useDrafts(): readonly TourCard[] {
  return useLiveQuery(workingTours, []) ?? NONE;
}
