import type { StoredConflict } from '../../../contract/user-things.ts';
import { sameContent } from '../../../model/merge/same-content.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { isNewConflict, openConflicts } from '../../sync/conflict-rows.ts';
import { newConflictRow } from '../../sync/new-conflict-row.ts';
import { emptyRow } from '../../storage/empty-row.ts';
import { cardOf } from '../../tours/tour-document.ts';
import {
  META,
  type DocumentRow,
  type FavoriteRow,
  type OutboxRow,
  type TourCard,
  type UserDb,
  type WaitingPictureRow,
} from '../../storage/user-db.ts';
import { writeTourIndex } from '../../tours/write-tour-index.ts';
import { replaceIds } from './replace-ids.ts';
import { localPictures } from './local-pictures.ts';
import { putMissingFavorites, putMissingPicture } from './put-missing.ts';

/** Numbers of adopted documents. */
export interface AdoptedCounts {
  tours: number;
  experiences: number;
}

/** Key prefix in the former account's `meta` (stored): new ids of its documents, by target database. */
const NEW_IDS = 'takenIds';

/**
 * Copies all data of a former account into another database: tours, own experiences, favorites, pictures, conflicts and
 * unsent messages. Documents are created in `to`, with a new id if `to` has a different document under the old one.
 * Nothing in `to` is overwritten. Resumable after an interruption. The caller deletes the former database.
 */
export async function adoptFormerAccount(from: UserDb, to: UserDb): Promise<AdoptedCounts> {
  const experiences = (await from.ownExperiences.toArray()).flatMap(({ local }) => (local ? [local] : []));
  const [cards, favorites, conflicts, messages, pictures, last] = await Promise.all([
    from.cards.toArray(),
    from.favorites.toArray(),
    openConflicts(from),
    from.outgoing.toArray(),
    localPictures(from, experiences),
    from.meta.get(META.lastTour),
  ]);
  const untouched = new Set(cards.filter(({ touched }) => !touched).map(({ id }) => id));
  const tours = (await from.tours.toArray()).flatMap(({ id, local }) =>
    local && !untouched.has(id) ? [plainTour(local)] : [],
  );
  const plainExperiences = experiences.map(plainExperience);
  const ids = await newIds(from, to, tours, plainExperiences);
  const idOf = (id: string) => ids.get(id) ?? id;
  const tables = [to.tours, to.cards, to.ownExperiences, to.favorites, to.conflicts, to.deleted, to.outgoing];
  const adopted = await to.transaction('rw', [...tables, to.waitingPictures, to.meta], async () => {
    if (await to.meta.get(META.closed)) throw new Error(`${to.name} was logged out`);
    const done: AdoptedCounts = { tours: 0, experiences: 0 };
    for (const experience of plainExperiences) {
      const local: OwnExperience = { ...experience, id: idOf(experience.id) };
      if (!(await isFree(to.ownExperiences, from, local.id))) continue;
      await to.ownExperiences.put(emptyRow(local.id, local, uuidV7()));
      done.experiences += 1;
    }
    for (const tour of tours) {
      const local = replaceIds({ ...tour, id: idOf(tour.id) }, ids);
      if (!(await isFree(to.tours, from, local.id))) continue;
      const stamp = uuidV7();
      await to.tours.put(emptyRow(local.id, local, stamp));
      const card = cards.find(({ id }) => id === tour.id);
      await to.cards.put(cardFor(local, card, stamp));
      done.tours += 1;
    }
    await putMissing(to, { favorites, conflicts, messages, pictures }, idOf);
    if (last && !(await to.meta.get(META.lastTour))) await to.meta.put({ ...last, value: idOf(last.value) });
    return done;
  });
  await writeTourIndex(to);
  return adopted;
}

interface OtherData {
  favorites: readonly FavoriteRow[];
  conflicts: readonly StoredConflict[];
  messages: readonly OutboxRow[];
  pictures: readonly WaitingPictureRow[];
}

/** Favorites are merged; otherwise existing rows win. */
async function putMissing(to: UserDb, others: OtherData, idOf: (id: string) => string): Promise<void> {
  await putMissingFavorites(to, others.favorites);
  for (const picture of others.pictures) {
    const id = idOf(picture.id);
    const owner = await to.ownExperiences.get(id);
    if (owner?.local && owner.rev === null) await putMissingPicture(to, { ...picture, id });
  }
  for (const conflict of others.conflicts) {
    // Settings are not copied, nor are their conflicts.
    if (conflict.collection === 'settings' || !(await isNewConflict(to, conflict.id))) continue;
    const about = { collection: conflict.collection, documentId: idOf(conflict.documentId) };
    await to.conflicts.put(newConflictRow(about, conflict));
  }
  for (const message of others.messages) {
    if (!(await to.outgoing.get(message.id))) await to.outgoing.put(message);
  }
}

/** New ids where needed; stored before anything is copied, so that a resumed call uses the same. */
async function newIds(
  from: UserDb,
  to: UserDb,
  tours: readonly Tour[],
  experiences: readonly OwnExperience[],
): Promise<Map<string, string>> {
  const name = `${NEW_IDS} ${to.name}`;
  const stored = await from.meta.get(name);
  if (stored) {
    const known: Record<string, string> = JSON.parse(stored.value);
    return new Map(Object.entries(known));
  }
  const ids = new Map<string, string>();
  for (const experience of experiences) {
    if (isOther(await to.ownExperiences.get(experience.id), experience, from))
      ids.set(experience.id, uuidV7());
  }
  for (const tour of tours) {
    if (isOther(await to.tours.get(tour.id), tour, from)) ids.set(tour.id, uuidV7());
  }
  await from.meta.put({ name, value: JSON.stringify(Object.fromEntries(ids)) });
  return ids;
}

interface Row<T> extends DocumentRow<T> {
  adoptedBy?: string | null;
}

/** Whether `to` has a different document, or a deletion, under this id. */
function isOther(existing: Row<object> | undefined, document: object, from: UserDb): boolean {
  if (!existing || isCopyOf(existing, from)) return false;
  return existing.local === null || !sameContent(existing.local, document);
}

/** A copy that the account adopted from the guest database; may be overwritten, because this version is newer. */
function isCopyOf({ adoptedBy }: Row<object>, from: UserDb): boolean {
  return adoptedBy !== undefined && adoptedBy !== null && from.name === `user-${adoptedBy}`;
}

async function isFree(
  table: { get: (id: string) => PromiseLike<Row<object> | undefined> },
  from: UserDb,
  id: string,
): Promise<boolean> {
  const existing = await table.get(id);
  return existing === undefined || isCopyOf(existing, from);
}

/** Without the fields that the former account's server set. */
function plainTour(tour: Tour): Tour {
  return { ...tour, version: null, published: false, slug: null };
}

function plainExperience(own: OwnExperience): OwnExperience {
  return { ...own, version: null, published: false, slug: null, image_uris: [] };
}

function cardFor(tour: Tour, before: TourCard | undefined, stamp: string): TourCard {
  const { days = null, costUsd = null } = before ?? {};
  return { ...cardOf(tour, null, stamp), days, costUsd };
}
