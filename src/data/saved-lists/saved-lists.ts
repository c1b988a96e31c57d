import type { MatchedPlace } from '../../contract/place-list.ts';
import { SAVED_LISTS_MAX } from '../../contract/account-limits.ts';
import { sourceOf } from '../../model/gazetteer/typical-values.ts';
import {
  SAVED_LIST_MAX_BYTES,
  SAVED_NAME_MAX,
  SAVED_NOTE_MAX,
  SAVED_PLACES_MAX,
} from '../../model/saved-list-limits.ts';
import { OWN_ADDRESS_MAX, OWN_REGION_MAX, OWN_TITLE_MAX } from '../../model/own-limits.ts';
import type { SavedList, SavedPlace } from '../../model/schemas/saved-list.ts';
import type { LonLat } from '../../model/place/geo.ts';
import { shorten } from '../../model/shorten.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { deleteDocument } from '../storage/document-table.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';

/**
 * Lists of saved places: one for each import, stored on this device first. A place can be removed and put back, nothing
 * else is edited, so that devices never disagree about a value.
 */
export type SavedListResult =
  UserWrite<SavedList> | { ok: false; code: 'no-places' | 'too-many-places' | 'too-many-lists' };

/**
 * Saves the places of a file that have a position, each once, in their order.
 * @param name of the list, shortened to its limit
 */
export async function saveList(
  chosen: readonly MatchedPlace[],
  name: string,
  now: Date = new Date(),
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<SavedListResult> {
  const positions = await positionsOf(chosen, db, catalogue);
  const places = chosen.flatMap((place, index) => savedPlaceOf(place, index, positions) ?? []);
  if (places.length === 0) return { ok: false, code: 'no-places' };
  if (places.length > SAVED_PLACES_MAX) return { ok: false, code: 'too-many-places' };
  const id = uuidV7(now.getTime());
  const list: SavedList = {
    id,
    version: null,
    name: shorten(name.trim(), SAVED_NAME_MAX),
    places,
    updatedAt: now.toISOString(),
  };
  if (new Blob([JSON.stringify(list)]).size > SAVED_LIST_MAX_BYTES)
    return { ok: false, code: 'too-many-places' };
  if ((await db.savedLists.filter(({ local }) => local !== null).count()) >= SAVED_LISTS_MAX)
    return { ok: false, code: 'too-many-lists' };
  const result = await writeUserData(db, async () => {
    await db.savedLists.put(emptyRow(id, list, uuidV7()));
    return list;
  });
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** For a live query: the lists of places, newest first. */
export async function savedLists(db: UserDb = userDb): Promise<SavedList[]> {
  const rows = await db.savedLists.toArray();
  return rows
    .flatMap(({ local, adoptedBy }) => (local && !local.search && !adoptedBy ? [local] : []))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

export async function deleteSavedList(id: string, db: UserDb = userDb): Promise<UserWrite<void>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.savedLists, () => deleteDocument(db.savedLists, id)),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

export function removeSavedPlace(
  listId: string,
  placeId: string,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return editPlaces(listId, (places) => places.filter(({ id }) => id !== placeId), now, db);
}

/** Undoes a removal, unless the list has been deleted meanwhile. @param index the former position */
export function restoreSavedPlace(
  listId: string,
  place: SavedPlace,
  index: number,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  const restore = (places: readonly SavedPlace[]) =>
    places.some(({ id }) => id === place.id) ? [...places] : places.toSpliced(index, 0, place);
  return editPlaces(listId, restore, now, db);
}

function editPlaces(
  id: string,
  edit: (places: readonly SavedPlace[]) => SavedPlace[],
  now: Date,
  db: UserDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.savedLists, async () => {
      const row = await db.savedLists.get(id);
      if (!row?.local) return;
      const local = { ...row.local, places: edit(row.local.places), updatedAt: now.toISOString() };
      await db.savedLists.put({ ...row, local, dirty: true, stamp: uuidV7() });
    }),
  );
}

/** Of the experiences among the places, by key. */
async function positionsOf(
  chosen: readonly MatchedPlace[],
  db: UserDb,
  catalogue: CatalogueDb,
): Promise<ReadonlyMap<string, LonLat>> {
  const keys = [...new Set(chosen.flatMap(({ match }) => (match.kind === 'experience' ? [match.key] : [])))];
  const [experiences, own] = await Promise.all([
    catalogue.experiences.bulkGet(keys),
    db.ownExperiences.bulkGet(keys),
  ]);
  return new Map(
    keys.flatMap((key, index) => {
      const { location } = experiences[index] ?? own[index]?.local ?? {};
      return location ? [[key, location.coordinates] as const] : [];
    }),
  );
}

function savedPlaceOf(
  place: MatchedPlace,
  index: number,
  positions: ReadonlyMap<string, LonLat>,
): SavedPlace | null {
  const { match, name, note, address } = place;
  const texts = {
    ...(address === '' ? {} : { address: shorten(address, OWN_ADDRESS_MAX) }),
    ...(note === '' ? {} : { note: shorten(note, SAVED_NOTE_MAX) }),
  };
  const id = index.toString(36);
  if (match.kind === 'none') return null;
  if (match.kind === 'experience') {
    const at = positions.get(match.key) ?? place.at;
    return (
      at && { id, name: shorten(match.title, OWN_TITLE_MAX), at: [...at], experience_id: match.key, ...texts }
    );
  }
  const near = match.kind === 'gazetteer' ? match.place : match.near;
  const at = match.kind === 'gazetteer' ? match.place.at : (place.at ?? near.at);
  return {
    id,
    name: shorten(name || near.name, OWN_TITLE_MAX),
    at: [...at],
    country: near.country,
    ...(near.region === '' ? {} : { region: shorten(near.region, OWN_REGION_MAX) }),
    ...(near.zone === '' ? {} : { timezone: near.zone }),
    ...(match.kind === 'gazetteer' ? { source: sourceOf(match.place) } : {}),
    ...texts,
  };
}
