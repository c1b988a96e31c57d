import type { Conflict } from '../../src/model/merge/conflict.ts';
import type { Tour } from '../../src/model/tour.ts';
import { mergeBookings } from './merge-bookings.ts';
import { mergeItinerary } from './merge-itinerary.ts';
import { mergeKeyed } from './merge-list.ts';
import { joinPath, mergeFields, mergeScalar, type Sides } from '../../src/model/merge/merge-values.ts';

/**
 * `merge3` for tours (7-sync.md 4.4): what one side changed is taken, both when they are equal; of two different
 * changes the server's stays and this device's is noted. Pure. Dates of bookings and sums are worked out again
 * by the planner afterwards. A `base` of null: both sides made the tour.
 */
export function mergeTour(
  base: Tour | null,
  local: Tour,
  remote: Tour,
): { merged: Tour; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = mergeFields('', { base: base ?? undefined, local, remote }, conflicts, {
    skip: PARTS,
    quiet: SERVERS,
  });
  merged.countries = mergeKeyed(
    'countries',
    { base: base?.countries ?? [], local: local.countries, remote: remote.countries },
    { keyOf: (key) => key, isEdited: () => false, merge: (_path, { remote: key }) => key },
    conflicts,
  ).map(({ entry }) => entry);
  merged.itinerary = mergeItinerary(
    { base: base?.itinerary ?? [], local: local.itinerary, remote: remote.itinerary },
    conflicts,
  );
  merged.ownConnections = mergeRecords(
    'ownConnections',
    { base: base?.ownConnections, local: local.ownConnections, remote: remote.ownConnections },
    conflicts,
  );
  merged.bookings = mergeBookings(
    { base: base?.bookings ?? null, local: local.bookings, remote: remote.bookings },
    conflicts,
  );
  return { merged, conflicts };
}

/** Fields with a rule of their own. */
const PARTS: ReadonlySet<string> = new Set(['id', 'countries', 'itinerary', 'ownConnections', 'bookings']);
/** The server sets these, and the planner the order before an optimise: nobody typed them. */
export const SERVERS: ReadonlySet<string> = new Set([
  'version',
  'published',
  'slug',
  'updatedAt',
  'originalOrder',
]);

/** Each key by the rule of scalars. */
function mergeRecords<T>(
  path: string,
  { base, local = {}, remote = {} }: Sides<Record<string, T>>,
  conflicts: Conflict[],
): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const key of new Set([...Object.keys(remote), ...Object.keys(local)])) {
    const values = { base: base?.[key], local: local[key], remote: remote[key] };
    const value = mergeScalar(joinPath(path, key), values, conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
