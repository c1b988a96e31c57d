import type { MatchedPlace } from '../../contract/place-list.ts';
import { OWN_EXPERIENCES_MAX } from '../../contract/account-limits.ts';
import { countryKeyOf } from '../../model/place/country-name.ts';
import { sourceOf, typicalValues } from '../../model/gazetteer/typical-values.ts';
import type { ItineraryEntry } from '../../model/plan.ts';
import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import type { FilePlace } from '../../model/tour-file.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { idsBySource, ownIdOf } from '../own-experiences/add-gazetteer-place.ts';
import type { PlannedTourParts } from '../planner/planned-tour.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { userDb } from '../storage/user-db.ts';
import { importTour, type TourImport } from '../tours/files/import-tour.ts';
import { emptyTour } from '../tours/tour-document.ts';

/** With their connections within the limit of an itinerary. */
export const LISTED_STOPS_MAX = 200;

export type ListedTour = TourImport | { ok: false; fault: { code: 'too-many-own' } };

/**
 * Makes a new tour of these places of a file, in their order. A town, and a position that is nothing known, becomes an own
 * experience with the values that are typical of its country; notes of the file become notes of the stop.
 */
export async function addListedPlaces(
  chosen: readonly MatchedPlace[],
  name: string,
  parts: Partial<PlannedTourParts> = {},
  now: Date = new Date(),
): Promise<ListedTour> {
  const { user = userDb, catalogue = catalogueDb } = parts;
  const [countries, known, ownCount] = await Promise.all([
    catalogue.countries.toArray(),
    idsBySource(user),
    user.ownExperiences.count(),
  ]);
  const keys = new Map(known);
  const places: FilePlace[] = [];
  const itinerary = chosen.flatMap((place): ItineraryEntry[] => {
    const key = keyOf(place, keys) ?? addOwn(place);
    return key === null ? [] : [{ experience_id: key, ...(place.note === '' ? {} : { notes: place.note }) }];
  });
  function addOwn(place: MatchedPlace): string | null {
    const own = ownOf(place, countries, now);
    if (own === null) return null;
    places.push(own);
    if (own.source !== undefined) keys.set(own.source, own.id);
    return own.id;
  }
  if (ownCount + places.length > OWN_EXPERIENCES_MAX) return { ok: false, fault: { code: 'too-many-own' } };
  const experiences = await catalogue.experiences.bulkGet(
    itinerary.map((entry) => String(entry['experience_id'])),
  );
  const visited = [
    ...experiences.flatMap((experience) => experience?.country_key ?? []),
    ...places.map((place) => place.country_key),
  ];
  const tour = { ...emptyTour([...new Set(visited)], now), name, itinerary };
  return importTour({ tour, places }, parts, now);
}

/** Key of an experience that is there already. */
function keyOf({ match }: MatchedPlace, known: ReadonlyMap<string, string>): string | null {
  if (match.kind === 'experience') return match.key;
  return match.kind === 'gazetteer' ? (ownIdOf(match.place, known) ?? null) : null;
}

function ownOf(place: MatchedPlace, countries: readonly CountrySummary[], now: Date): FilePlace | null {
  const { match, name, at } = place;
  const id = uuidV7(now.getTime());
  if (match.kind === 'gazetteer')
    return { ...typicalValues(match.place, countries), source: sourceOf(match.place), id };
  if (match.kind !== 'point' || at === null) return null;
  const values = typicalValues({ ...match.near, name: name || match.near.name, at }, countries);
  return { ...values, address: place.address, country_key: countryKeyOf(match.near.country, countries), id };
}
