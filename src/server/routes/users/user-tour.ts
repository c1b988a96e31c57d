import crypto from 'node:crypto';
import type { z } from 'zod/mini';
import { isRecord } from '../../../model/base/is-record.ts';
import type { tourPutSchema } from '../../../contract/user-things.ts';
import type { Fields } from '../../stores/users/user-store.ts';

type TourPut = z.infer<typeof tourPutSchema>;
type Entry = TourPut['itinerary'][number];

/**
 * Completes a tour for storage: defaults for missing fields, an id for each stop.
 * @param seed identifies the request, so that a retry gives its stops the same ids
 */
export function completeTour(tour: TourPut, seed: string, now: Date): Fields {
  return {
    id: tour.id,
    name: tour.name ?? '',
    notes: tour.notes ?? '',
    countries: tour.countries ?? [],
    startDate: tour.startDate ?? null,
    endDate: tour.endDate ?? null,
    travellers: tour.travellers ?? 1,
    homeAirport: tour.homeAirport ?? null,
    itinerary: tour.itinerary.map((entry, index) => withId(entry, `${seed} ${tour.id} ${index}`)),
    ownConnections: tour.ownConnections ?? {},
    bookings: tour.bookings ?? null,
    originalOrder: tour.originalOrder ?? null,
    updatedAt: tour.updatedAt ?? now.toISOString(),
  };
}

/**
 * A client that does not know rental bookings sends no list of them; the stored ones are kept.
 * @param readStored reads the version that is replaced
 */
export async function withStoredRentals(
  body: Fields,
  readStored: () => Promise<Fields | undefined>,
): Promise<Fields> {
  const { bookings } = body;
  if (!isRecord(bookings) || 'rentals' in bookings) return body;
  const before = (await readStored())?.['bookings'];
  if (!isRecord(before) || !('rentals' in before)) return body;
  return { ...body, bookings: { ...bookings, rentals: before['rentals'] } };
}

function withId(entry: Entry, seed: string): Entry {
  const isStop = typeof entry.experience_id === 'string';
  return isStop && !entry.id ? { ...entry, id: uuidOf(seed) } : entry;
}

/** Deterministic UUID (version 8) of a text. */
function uuidOf(text: string): string {
  const hex = crypto.createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
