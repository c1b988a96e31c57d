import type { StoredConflict } from '../../../contract/user-things.ts';
import { sameContent } from '../../../model/merge/same-content.ts';
import type { SavedList } from '../../../model/schemas/saved-list.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { emptyRow } from '../../storage/empty-row.ts';
import {
  META,
  type FavoriteRow,
  type OutboxRow,
  type TourCard,
  type UserDb,
  type WaitingPictureRow,
} from '../../storage/user-db.ts';
import type { AdoptableRow } from '../../storage/user-rows.ts';
import { isNewConflict, openConflicts } from '../../sync/conflict-rows.ts';
import { newConflictRow } from '../../sync/new-conflict-row.ts';
import { cardOf } from '../../tours/tour-document.ts';
import { writeTourIndex } from '../../tours/write-tour-index.ts';
import { replaceIds } from './replace-ids.ts';
import { localPictures } from './local-pictures.ts';
import { putMissingFavorites, putMissingPicture } from './put-missing.ts';

/** Numbers of adopted documents. */
export interface AdoptedCounts {
  tours: number;
  experiences: number;
}

/** Prefix of a stored key in the former account's `meta`: new ids of its documents, by target database. */
const NEW_IDS = 'takenIds';

/**
 * Copies the data of a former account, except its settings, into another database: tours, own experiences, saved
 * lists, favorites, pictures, conflicts and unsent messages. Documents get a new id if `to` has a different document
 * under theirs. Rows of `to` stay, except documents of a guest that the former account had adopted: its version is newer and replaces them.
 * Resumable after an interruption. The caller deletes the former database.
 */
export async function adoptFormerAccount(from: UserDb, to: UserDb): Promise<AdoptedCounts> {
  const experiences = (await from.ownExperiences.toArray()).flatMap(({ local }) => (local ? [local] : []));
  const [cards, favorites, conflicts, messages, pictures, lastTour] = await Promise.all([
    from.cards.toArray(),
    from.favorites.toArray(),
    openConflicts(from),
    from.outgoing.toArray(),
    localPictures(from, experiences),
    from.meta.get(META.lastTour),
  ]);
  // Never edited, so not worth copying.
  const untouched = new Set(cards.filter(({ touched }) => !touched).map(({ id }) => id));
  const tours = (await from.tours.toArray()).flatMap(({ id, local }) =>
    local && !untouched.has(id) ? [withoutServerFields(local)] : [],
  );
  const ownExperiences = experiences.map(withoutUploads);
  const lists = (await from.savedLists.toArray()).flatMap(({ local }) =>
    local ? [{ ...local, version: null }] : [],
  );
  const ids = await newIds(from, to, { tours, ownExperiences, lists });
  const idOf = (id: string) => ids.get(id) ?? id;
  // `isNewConflict` reads `deleted`.
  const tables = [
    to.tours,
    to.cards,
    to.ownExperiences,
    to.savedLists,
    to.favorites,
    to.conflicts,
    to.deleted,
    to.outgoing,
    to.waitingPictures,
    to.meta,
  ];
  const adopted = await to.transaction('rw', tables, async () => {
    if (await to.meta.get(META.closed)) throw new Error(`${to.name} is closed`);
    const counts: AdoptedCounts = { tours: 0, experiences: 0 };
    for (const experience of ownExperiences) {
      const local: OwnExperience = { ...experience, id: idOf(experience.id) };
      if (!(await canWrite(to.ownExperiences, from, local.id))) continue;
      await to.ownExperiences.put(emptyRow(local.id, local, uuidV7()));
      counts.experiences += 1;
    }
    for (const tour of tours) {
      const local = replaceIds({ ...tour, id: idOf(tour.id) }, ids);
      if (!(await canWrite(to.tours, from, local.id))) continue;
      const stamp = uuidV7();
      await to.tours.put(emptyRow(local.id, local, stamp));
      const card = cards.find(({ id }) => id === tour.id);
      await to.cards.put(cardFor(local, card, stamp));
      counts.tours += 1;
    }
    for (const list of lists) {
      const local = replaceIds({ ...list, id: idOf(list.id) }, ids);
      if (await canWrite(to.savedLists, from, local.id))
        await to.savedLists.put(emptyRow(local.id, local, uuidV7()));
    }
    await addRelatedData(to, { favorites, conflicts, messages, pictures }, idOf);
    if (lastTour && !(await to.meta.get(META.lastTour)))
      await to.meta.put({ ...lastTour, value: idOf(lastTour.value) });
    return counts;
  });
  await writeTourIndex(to);
  return adopted;
}

interface RelatedData {
  favorites: readonly FavoriteRow[];
  conflicts: readonly StoredConflict[];
  messages: readonly OutboxRow[];
  pictures: readonly WaitingPictureRow[];
}

/** Adds what `to` lacks; its rows stay. */
async function addRelatedData(to: UserDb, related: RelatedData, idOf: (id: string) => string): Promise<void> {
  await putMissingFavorites(to, related.favorites);
  for (const picture of related.pictures) {
    const id = idOf(picture.id);
    const experience = await to.ownExperiences.get(id);
    if (experience?.local && experience.rev === null) await putMissingPicture(to, { ...picture, id });
  }
  for (const conflict of related.conflicts) {
    // Settings are not copied, nor are their conflicts.
    if (conflict.collection === 'settings' || !(await isNewConflict(to, conflict.id))) continue;
    const target = { collection: conflict.collection, documentId: idOf(conflict.documentId) };
    await to.conflicts.put(newConflictRow(target, conflict));
  }
  for (const message of related.messages) {
    if (!(await to.outgoing.get(message.id))) await to.outgoing.put(message);
  }
}

/** New ids where needed; stored before anything is copied, so that a resumed call uses the same. */
async function newIds(
  from: UserDb,
  to: UserDb,
  documents: {
    tours: readonly Tour[];
    ownExperiences: readonly OwnExperience[];
    lists: readonly SavedList[];
  },
): Promise<Map<string, string>> {
  const { tours, ownExperiences, lists } = documents;
  const name = `${NEW_IDS} ${to.name}`;
  const stored = await from.meta.get(name);
  if (stored) {
    const known: Record<string, string> = JSON.parse(stored.value);
    return new Map(Object.entries(known));
  }
  const ids = new Map<string, string>();
  for (const experience of ownExperiences) {
    if (isTakenByOther(await to.ownExperiences.get(experience.id), experience, from))
      ids.set(experience.id, uuidV7());
  }
  for (const tour of tours) {
    if (isTakenByOther(await to.tours.get(tour.id), tour, from)) ids.set(tour.id, uuidV7());
  }
  for (const list of lists) {
    if (isTakenByOther(await to.savedLists.get(list.id), list, from)) ids.set(list.id, uuidV7());
  }
  await from.meta.put({ name, value: JSON.stringify(Object.fromEntries(ids)) });
  return ids;
}

/** Whether `to` has a different document, or a deletion, under this id. */
function isTakenByOther(existing: AdoptableRow<object> | undefined, document: object, from: UserDb): boolean {
  if (!existing || wasAdoptedBy(existing, from)) return false;
  return existing.local === null || !sameContent(existing.local, document);
}

/** Whether a row of the guest database was adopted by the account, whose version is newer and may replace it. */
function wasAdoptedBy({ adoptedBy }: AdoptableRow<object>, from: UserDb): boolean {
  return adoptedBy !== undefined && adoptedBy !== null && from.name === `user-${adoptedBy}`;
}

/** Whether a document can be written under an id: there is none yet, or one that the account had adopted. */
async function canWrite(
  table: { get: (id: string) => PromiseLike<AdoptableRow<object> | undefined> },
  from: UserDb,
  id: string,
): Promise<boolean> {
  const existing = await table.get(id);
  return existing === undefined || wasAdoptedBy(existing, from);
}

function withoutServerFields<T extends Tour | OwnExperience>(document: T): T {
  return { ...document, version: null, published: false, slug: null };
}

/** Uploaded pictures belong to the former account; those that wait for their upload are copied. */
function withoutUploads(own: OwnExperience): OwnExperience {
  return { ...withoutServerFields(own), image_uris: [] };
}

function cardFor(tour: Tour, before: TourCard | undefined, stamp: string): TourCard {
  const { days = null, costUsd = null } = before ?? {};
  return { ...cardOf(tour, null, stamp), days, costUsd };
}
