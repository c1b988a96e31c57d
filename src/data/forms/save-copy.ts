import type { Tour } from '../../model/schemas/tour.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { addTour, type TourWrite } from '../tours/tours.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';

/**
 * A tour that was deleted while it was open, saved under a new id: never the deleted one, which another device knows to
 * be gone. With its bookings, for nothing else has them any more. Answers with the new id.
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
