import { typicalValues } from '../../model/gazetteer/typical-values.ts';
import { countryKeyOf } from '../../model/place/country-name.ts';
import type { LonLat } from '../../model/place/geo.ts';
import type { SavedList, SavedPlace } from '../../model/schemas/saved-list.ts';
import { saveOwnExperience } from '../own-experiences/own-experiences.ts';
import { placeExperienceId } from '../own-experiences/place-experience-id.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** A saved place as it can be chosen for a tour. */
export interface PlaceToAdd {
  /** Unique among all lists. */
  id: string;
  name: string;
  listId: string;
  listName: string;
  place: SavedPlace;
  /** Null for an experience that no longer exists. */
  countryKey: string | null;
  /** The experience that it is or became; null if it has none yet. */
  experienceKey: string | null;
}

/** For a live query: all places of the lists, in their order. */
export async function placesToAdd(
  lists: readonly SavedList[],
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<PlaceToAdd[]> {
  if (lists.length === 0) return [];
  const ids = lists.flatMap(({ places }) => places.flatMap(({ experience_id }) => experience_id ?? []));
  const [experiences, rows, countries] = await Promise.all([
    catalogue.experiences.bulkGet(ids),
    db.ownExperiences.toArray(),
    catalogue.countries.toArray(),
  ]);
  const own = rows.flatMap(({ local, adoptedBy }) => (local && !adoptedBy ? [local] : []));
  const countryOf = new Map([
    ...own.map(({ id, country_key }) => [id, country_key] as const),
    ...experiences.flatMap((found) => (found ? [[found.key, found.country_key] as const] : [])),
  ]);
  const made = new Map([
    ...own.map(({ id, title, location }) => [pointKey(title, location.coordinates), id] as const),
    ...own.flatMap(({ id, source }) => (source === undefined ? [] : [[source, id] as const])),
  ]);
  return lists.flatMap(({ id: listId, name: listName, places }) =>
    places.map((place): PlaceToAdd => {
      const { experience_id: key, source = '', country } = place;
      const { name } = place;
      const base = { id: `${listId} ${place.id}`, name, listId, listName, place };
      if (key !== undefined) return { ...base, countryKey: countryOf.get(key) ?? null, experienceKey: key };
      return {
        ...base,
        countryKey: country === undefined ? null : countryKeyOf(country, countries),
        experienceKey: made.get(source) ?? made.get(pointKey(name, place.at)) ?? null,
      };
    }),
  );
}

/** The own experience of a saved place that has no experience yet; its note becomes the description. Returns the id. */
export async function addSavedPlace(
  place: SavedPlace,
  now: Date = new Date(),
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<UserWrite<string>> {
  const { name, at, source, country = '', region = '', timezone = '', address = '', note = '' } = place;
  const values = typicalValues(
    { name, at, country, region, zone: timezone },
    await catalogue.countries.toArray(),
  );
  const origin = source === undefined ? {} : { source };
  const id = await placeExperienceId(db, source, now);
  return saveOwnExperience({ ...values, ...origin, address, description: note, id }, now, db);
}

function pointKey(title: string, [longitude, latitude]: LonLat): string {
  return JSON.stringify([title, longitude, latitude]);
}
