import type { GazetteerPlace } from '../../model/gazetteer/gazetteer-pack.ts';
import type { LonLat } from '../../model/place/geo.ts';
import { sourceOf, sourcesOf, typicalValues } from '../../model/gazetteer/typical-values.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';
import { saveOwnExperience } from './own-experiences.ts';
import { placeExperienceId } from './place-experience-id.ts';

/**
 * The own experience of a place of the gazetteer: one for each user, so that adding the place again reuses what the user
 * may have changed. Returns the id.
 */
export async function addGazetteerPlace(
  place: GazetteerPlace,
  now: Date = new Date(),
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<UserWrite<string>> {
  const known = ownIdOf(place, await idsBySource(db));
  if (known !== undefined) return { ok: true, value: known };
  const countries = await catalogue.countries.toArray();
  const source = sourceOf(place);
  const id = await placeExperienceId(db, source, now);
  return saveOwnExperience({ ...typicalValues(place, countries), source, id }, now, db);
}

/** Ids of the user's own experiences that were made from a place, by source; for a live query. */
export async function idsBySource(db: UserDb = userDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.ownExperiences.toArray();
  return new Map(
    rows.flatMap(({ local, adoptedBy }) =>
      local?.source === undefined || adoptedBy ? [] : [[local.source, local.id] as const],
    ),
  );
}

/** The own experience that was made from a place, by whichever id the place had then. @param ids by source */
export function ownIdOf(
  place: Pick<GazetteerPlace, 'id' | 'formerIds'>,
  ids: ReadonlyMap<string, string>,
): string | undefined {
  const source = sourcesOf(place).find((one) => ids.has(one));
  return source === undefined ? undefined : ids.get(source);
}

/** A point that the user chose on the map as an own experience, in the country of a place nearby. Returns the id. */
export async function addPoint(
  title: string,
  at: LonLat,
  near: GazetteerPlace,
  now: Date = new Date(),
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<UserWrite<string>> {
  const values = typicalValues({ ...near, name: title, at }, await catalogue.countries.toArray());
  return saveOwnExperience(values, now, db);
}
