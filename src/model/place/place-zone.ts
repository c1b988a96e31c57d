import type { Airport, CountrySummary, ExperienceSummary } from '../schemas/catalogue.ts';

interface ZoneFacts {
  places: ReadonlyMap<string, Pick<ExperienceSummary, 'country_key' | 'timezone'>>;
  airports: ReadonlyMap<string, Pick<Airport, 'timezone'>>;
  countries: ReadonlyMap<string, Pick<CountrySummary, 'timezone'>>;
}

/** IANA time zone of an experience: its own, else its country's; undefined if that is unknown. */
export function zoneOfExperience(
  place: { country_key: string; timezone?: string | undefined },
  countries: ZoneFacts['countries'],
): string | undefined {
  return place.timezone ?? countries.get(place.country_key)?.timezone;
}

/** IANA time zone of an experience or airport by its key; null if unknown. */
export function zoneOfPlace(key: string, { places, airports, countries }: ZoneFacts): string | null {
  const place = places.get(key);
  if (place === undefined) return airports.get(key)?.timezone ?? null;
  return zoneOfExperience(place, countries) ?? null;
}
