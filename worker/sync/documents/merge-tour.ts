import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { mergeBookings, bookedExperienceKeys } from './merge-bookings.ts';
import { mergeItinerary } from './merge-itinerary.ts';
import { mergeKeyed } from './merge-keyed.ts';
import { countryOfExperience } from '../pull/experience-countries.ts';
import {
  joinPath,
  mergeFields,
  mergeScalar,
  type FieldRule,
  type Sides,
} from '../../../src/model/merge/merge-values.ts';

/**
 * Three-way merge of tours: a change of one side is taken; of two different changes the server's wins
 * and this device's becomes a conflict. Pure. The planner recomputes booking dates and sums afterwards. `base` is null
 * where both sides created the tour.
 */
export function mergeTour(
  base: Tour | null,
  local: Tour,
  remote: Tour,
  countryOf: (place: string) => string | undefined = countryOfExperience,
): { merged: Tour; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = mergeFields('', { base: base ?? undefined, local, remote }, conflicts, TOUR_RULES);
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
      bookedExperiences: {
        mine: bookedExperienceKeys(base?.bookings ?? null, local.bookings),
        theirs: bookedExperienceKeys(base?.bookings ?? null, remote.bookings),
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

/** Countries in which a side added stops: the other side must not remove these. */
function countriesAdded(
  base: Tour | null,
  side: Tour,
  countryOf: (place: string) => string | undefined,
): ReadonlySet<string | undefined> {
  const previous = new Set((base?.itinerary ?? []).filter(isStop).map(stopKey));
  const added = side.itinerary.filter(isStop).filter((stop) => !previous.has(stopKey(stop)));
  return new Set(added.map((stop) => countryOf(stop.experience_id)));
}

const TOUR_RULES = {
  id: 'part',
  countries: 'part',
  itinerary: 'part',
  ownConnections: 'part',
  bookings: 'part',
  name: 'entered',
  notes: 'entered',
  startDate: 'entered',
  endDate: 'entered',
  travellers: 'entered',
  homeAirport: 'entered',
  version: 'derived',
  published: 'derived',
  slug: 'derived',
  updatedAt: 'derived',
  originalOrder: 'derived',
} satisfies Record<keyof Tour, FieldRule>;

/** Merges each key as a scalar. */
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
