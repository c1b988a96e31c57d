import type { Tour } from '../../model/schemas/tour.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { addTour, type TourWrite } from '../tours/tours.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';

/**
 * Saves a tour that was deleted while it was open as a copy. Always under a new id, since other devices know the old
 * one as deleted; with its bookings, since they exist nowhere else anymore. Returns the new id.
 */
export function saveTourCopy(
  tour: Tour,
  days: number | null,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<TourWrite> {
  const copy = { id: uuidV7(now.getTime()), version: null, published: false, slug: null };
  return addTour(db, { ...tour, ...copy, updatedAt: now.toISOString() }, days);
}
