import { useLiveQuery } from 'dexie-react-hooks';
import { airportsByKeys, allCountries, experiencesByKeys } from '../../../data/live-queries.ts';
import type { Airport, CountrySummary, ExperienceSummary } from '../../../model/catalogue.ts';
import type { Tour } from '../../../model/tour.ts';

export interface PlannerFacts {
  places: ReadonlyMap<string, ExperienceSummary>;
  countries: ReadonlyMap<string, CountrySummary>;
  airports: ReadonlyMap<string, Airport>;
}

const NONE: PlannerFacts = { places: new Map(), countries: new Map(), airports: new Map() };

/** Facts of every place that the tour names, as the device holds them now. */
export function usePlannerFacts(tour: Tour | null): PlannerFacts {
  const keys = placeKeys(tour).join(',');
  const facts = useLiveQuery(() => readFacts(keys === '' ? [] : keys.split(',')), [keys]);
  return facts ?? NONE;
}

async function readFacts(keys: string[]): Promise<PlannerFacts> {
  const [places, airports, countries] = await Promise.all([
    experiencesByKeys(keys),
    airportsByKeys(keys),
    allCountries(),
  ]);
  return { places: byKey(places), airports: byKey(airports), countries: byKey(countries) };
}

function byKey<T extends { key: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.key, row]));
}

/** Stops and ends of connections, each once, in a fixed order. */
function placeKeys(tour: Tour | null): string[] {
  if (tour === null) return [];
  const keys = new Set<string>();
  for (const entry of tour.itinerary) {
    if (typeof entry['experience_id'] === 'string') keys.add(entry['experience_id']);
    if (typeof entry['connection_id'] === 'string')
      for (const key of entry['connection_id'].split('_')) keys.add(key);
  }
  if (tour.homeAirport !== null) keys.add(tour.homeAirport);
  return [...keys].sort();
}
