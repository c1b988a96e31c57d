import { byKey } from '../../../model/base/by-key.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { allCountries } from '../../../data/catalogue/live-queries.ts';
import { airportsByKeys } from '../../../data/catalogue/world-airports.ts';
import { placesByKeys } from '../../../data/own-experiences/own-summaries.ts';
import type { UserDb } from '../../../data/storage/user-db.ts';
import type { Airport, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

export interface PlannerFacts {
  places: ReadonlyMap<string, ExperienceSummary>;
  countries: ReadonlyMap<string, CountrySummary>;
  airports: ReadonlyMap<string, Airport>;
}

const NONE: PlannerFacts = { places: new Map(), countries: new Map(), airports: new Map() };

/**
 * Catalogue data of every place in the tour, as far as it is cached.
 * @param subject experience or connection of the last change, which may no longer be in the tour
 */
export function usePlannerFacts(tour: Tour | null, subject: string | null): PlannerFacts {
  const db = useUserDb();
  const keys = placeKeys(tour, subject).join(',');
  const facts = useLiveQuery(() => readFacts(keys === '' ? [] : keys.split(','), db), [keys, db]);
  return facts ?? NONE;
}

async function readFacts(keys: string[], db: UserDb): Promise<PlannerFacts> {
  const [places, airports, countries] = await Promise.all([
    placesByKeys(keys, db),
    airportsByKeys(keys),
    allCountries(),
  ]);
  return { places: byKey(places), airports: byKey(airports), countries: byKey(countries) };
}

/** Unique keys of stops, ends of connections and the subject, sorted. */
function placeKeys(tour: Tour | null, subject: string | null): string[] {
  if (tour === null) return [];
  const keys = new Set<string>(subject?.split('_'));
  for (const entry of tour.itinerary) {
    if (typeof entry['experience_id'] === 'string') keys.add(entry['experience_id']);
    if (typeof entry['connection_id'] === 'string')
      for (const key of entry['connection_id'].split('_')) keys.add(key);
  }
  if (tour.homeAirport !== null) keys.add(tour.homeAirport);
  return [...keys].sort();
}
