import type { StoredConflict } from '../../../contract/user-things.ts';
import { sameContent } from '../../../model/merge/same-content.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { isNewConflict, newConflictRow, openConflicts } from '../../sync/conflict-rows.ts';
import { emptyRow } from '../../storage/document-table.ts';
import { cardOf } from '../../tours/tour-document.ts';
import {
  META,
  type DocumentRow,
  type FavoriteRow,
  type OutgoingRow,
  type TourCard,
  type UserDb,
  type WaitingPictureRow,
} from '../../storage/user-db.ts';
import { writeTourIndex } from '../../tours/write-tour-index.ts';
import { renamed } from './copied-documents.ts';
import { keptPictures } from './kept-pictures.ts';

/** How many documents came along. */
export interface TakenOver {
  tours: number;
  experiences: number;
}

/** Name in `meta` of the former account: which new ids its documents have where. */
const TAKEN_IDS = 'takenIds';

/**
 * Takes all that a former account has on this device into another database: tours, own experiences, favorites, pictures,
 * conflicts and messages that wait. Every document becomes a new one there; where one of its id is there already and
 * says something else, this one comes under an id of its own. Nothing in `to` is changed. Cut anywhere, the next call
 * goes on. The former database stays as it is: whoever called deletes it.
 */
export async function takeOver(from: UserDb, to: UserDb): Promise<TakenOver> {
  const experiences = (await from.ownExperiences.toArray()).flatMap(({ local }) => (local ? [local] : []));
  const [cards, favorites, conflicts, messages, pictures, last] = await Promise.all([
    from.cards.toArray(),
    from.favorites.filter(({ on }) => on).toArray(),
    openConflicts(from),
    from.outgoing.toArray(),
    keptPictures(from, experiences),
    from.meta.get(META.lastTour),
  ]);
  const untouched = new Set(cards.filter(({ touched }) => !touched).map(({ id }) => id));
  const tours = (await from.tours.toArray()).flatMap(({ id, local }) =>
    local && !untouched.has(id) ? [plainTour(local)] : [],
  );
  const places = experiences.map(plainExperience);
  const ids = await newIds(from, to, tours, places);
  const idOf = (id: string) => ids.get(id) ?? id;
  const tables = [to.tours, to.cards, to.ownExperiences, to.favorites, to.conflicts, to.deleted, to.outgoing];
  const taken = await to.transaction('rw', [...tables, to.waitingPictures, to.meta], async () => {
    if (await to.meta.get(META.closed)) throw new Error(`${to.name} was signed out`);
    const done: TakenOver = { tours: 0, experiences: 0 };
    for (const place of places) {
      const local: OwnExperience = { ...place, id: idOf(place.id) };
      if (!(await isFree(to.ownExperiences, from, local.id))) continue;
      await to.ownExperiences.put(emptyRow(local.id, local, uuidV7()));
      done.experiences += 1;
    }
    for (const tour of tours) {
      const local = renamed({ ...tour, id: idOf(tour.id) }, ids);
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
  return taken;
}

interface Rest {
  favorites: readonly FavoriteRow[];
  conflicts: readonly StoredConflict[];
  messages: readonly OutgoingRow[];
  pictures: readonly WaitingPictureRow[];
}

/** Favorites are united; of all else what is there stays. */
async function putMissing(to: UserDb, rest: Rest, idOf: (id: string) => string): Promise<void> {
  for (const { key, kind, id } of rest.favorites) {
    if (await to.favorites.get(key)) continue;
    await to.favorites.put({ key, kind, id, on: true, base: false, dirty: true, inflight: null, pend: null });
  }
  for (const picture of rest.pictures) {
    const id = idOf(picture.id);
    const owner = await to.ownExperiences.get(id);
    if (owner?.local && owner.rev === null && !(await to.waitingPictures.get(id)))
      await to.waitingPictures.put({ ...picture, id });
  }
  for (const conflict of rest.conflicts) {
    // Settings stay behind, and what is compared with them.
    if (conflict.collection === 'settings' || !(await isNewConflict(to, conflict.id))) continue;
    const about = { collection: conflict.collection, documentId: idOf(conflict.documentId) };
    await to.conflicts.put(newConflictRow(about, conflict));
  }
  for (const message of rest.messages) {
    if (!(await to.outgoing.get(message.id))) await to.outgoing.put(message);
  }
}

/** Ids that have to be other ones; noted before anything is taken, so that another try gives the same. */
async function newIds(
  from: UserDb,
  to: UserDb,
  tours: readonly Tour[],
  places: readonly OwnExperience[],
): Promise<Map<string, string>> {
  const name = `${TAKEN_IDS} ${to.name}`;
  const noted = await from.meta.get(name);
  if (noted) {
    const known: Record<string, string> = JSON.parse(noted.value);
    return new Map(Object.entries(known));
  }
  const ids = new Map<string, string>();
  for (const place of places) {
    if (isOther(await to.ownExperiences.get(place.id), place, from)) ids.set(place.id, uuidV7());
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

/** There is another document under this id, or its deletion. */
function isOther(there: Row<object> | undefined, mine: object, from: UserDb): boolean {
  if (!there || isCopyOf(there, from)) return false;
  return there.local === null || !sameContent(there.local, mine);
}

/** A visitor's copy of what this account took along stays until its server has it: the account's is the newer one. */
function isCopyOf({ adoptedBy }: Row<object>, from: UserDb): boolean {
  return adoptedBy !== undefined && adoptedBy !== null && from.name === `user-${adoptedBy}`;
}

async function isFree(
  table: { get: (id: string) => PromiseLike<Row<object> | undefined> },
  from: UserDb,
  id: string,
): Promise<boolean> {
  const there = await table.get(id);
  return there === undefined || isCopyOf(there, from);
}

/** Without what the former account's server made of it. */
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
