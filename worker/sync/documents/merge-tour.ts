import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { mergeBookings, placesBooked } from './merge-bookings.ts';
import { mergeItinerary } from './merge-itinerary.ts';
import { mergeKeyed } from './merge-list.ts';
import { countryOfPlace } from '../pull/experience-countries.ts';
import { joinPath, mergeFields, mergeScalar, type Sides } from '../../../src/model/merge/merge-values.ts';

/**
 * `merge3` for tours (7-sync.md 4.4): what one side changed is taken, both when they are equal; of two different
 * changes the server's stays and this device's is noted. Pure. Dates of bookings and sums are worked out again
 * by the planner afterwards. A `base` of null: both sides made the tour.
 */
export function mergeTour(
  base: Tour | null,
  local: Tour,
  remote: Tour,
  countryOf: (place: string) => string | undefined = countryOfPlace,
): { merged: Tour; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = mergeFields('', { base: base ?? undefined, local, remote }, conflicts, {
    skip: PARTS,
    quiet: SERVERS,
  });
  const addedCountries = {
    mine: countriesAdded(base, local, countryOf),
    theirs: countriesAdded(base, remote, countryOf),
  };
  merged.countries = mergeKeyed(
    'countries',
    { base: base?.countries ?? [], local: local.countries, remote: remote.countries },
    {
      keyOf: (key) => key,
      isEdited: (_before, country, by) => addedCountries[by].has(country),
      merge: (_path, { remote: key }) => key,
      notesKept: true,
    },
    conflicts,
  ).map(({ entry }) => entry);
  merged.itinerary = mergeItinerary(
    { base: base?.itinerary ?? [], local: local.itinerary, remote: remote.itinerary },
    conflicts,
    {
      cachedExperiences: {
        mine: placesBooked(base?.bookings ?? null, local.bookings),
        theirs: placesBooked(base?.bookings ?? null, remote.bookings),
      },
    },
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

/** Countries in which a side added stops: the other side's removal of one would leave them without it. */
function countriesAdded(
  base: Tour | null,
  side: Tour,
  countryOf: (place: string) => string | undefined,
): ReadonlySet<string | undefined> {
  const former = new Set((base?.itinerary ?? []).filter(isStop).map(stopKey));
  const added = side.itinerary.filter(isStop).filter((stop) => !former.has(stopKey(stop)));
  return new Set(added.map((stop) => countryOf(stop.experience_id)));
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
