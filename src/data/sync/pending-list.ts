import { countryName } from '../../model/place/country-name.ts';
import type { Locale, Localized } from '../../model/base/locale.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { discardFavorite } from '../account/favorites.ts';
import { outbox } from '../messages/outbox.ts';
import { dropOwnPicture, retryOwnPicture, sendWaitingPictures } from '../own-experiences/own-pictures.ts';
import { discardUnsent, retryUnsent } from './rejected-documents.ts';
import { syncSummary, type SyncSummary, type UnsentItem } from './sync-summary.ts';
import {
  userDb,
  type DocumentCollection,
  type OutboxRow,
  type WriteRejection,
  type UserDb,
} from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** An item of the pending list: anything on this device that is not sent yet. */
export interface PendingItem {
  kind: UnsentItem['collection'] | OutboxRow['kind'] | 'picture';
  /** Unique within its kind. */
  id: string;
  /** Empty if it has none. */
  title: Localized<string>;
  /** `settled`: a conflict that was resolved here. */
  what: 'new' | 'changed' | 'deleted' | 'settled';
  /** UTC of the last edit; null if not recorded. */
  since: string | null;
  /** The server's rejection, which the user has to deal with; null without one. */
  rejected: Pick<WriteRejection, 'status' | 'fields'> | null;
}

export interface PendingList {
  summary: SyncSummary;
  things: PendingItem[];
}

/** For a live query: everything that is not sent yet, to the account or to the site. */
export async function pendingList(db: UserDb = userDb): Promise<PendingList> {
  const [summary, messages, pictures] = await Promise.all([
    syncSummary(db),
    db.outgoing.orderBy('createdAt').toArray(),
    db.waitingPictures.toArray(),
  ]);
  const documents = await Promise.all(summary.items.map((item) => pendingItemOf(item, db)));
  const owns = await db.ownExperiences.bulkGet(pictures.map(({ id }) => id));
  return {
    summary,
    things: [
      ...documents,
      ...pictures.map(({ id, parked = null }, index): PendingItem => ({
        kind: 'picture',
        id,
        title: same(owns[index]?.local?.title ?? ''),
        what: 'new',
        since: null,
        rejected: parked,
      })),
      ...messages.map(({ id, kind, createdAt, state, status = 422, fields }): PendingItem => ({
        kind,
        id,
        title: same(''),
        what: 'new',
        since: createdAt,
        rejected: state === 'refused' ? { status, fields } : null,
      })),
    ],
  };
}

function isDocument(kind: PendingItem['kind']): kind is DocumentCollection {
  return kind !== 'favorites' && kind !== 'picture' && !isMessage(kind);
}

function isMessage(kind: PendingItem['kind']): kind is OutboxRow['kind'] {
  return kind === 'feedback' || kind === 'correction' || kind === 'contact';
}

/** Retries a rejected item as it is, at once. */
export async function retryPending({ kind, id }: PendingItem, db: UserDb = userDb): Promise<void> {
  if (isDocument(kind)) await retryUnsent(kind, id, db);
  if (kind === 'favorites') {
    await writeUserData(db, () => db.favorites.where(':id').equals(id).modify({ parked: null }));
  }
  if (kind === 'picture') await retryOwnPicture(id, db);
  if (isMessage(kind)) await outbox.retry(id);
  await sendNow();
}

/** Discards an unsent item; one that is in flight stays, since the server may have it. */
export async function discardPending(
  { kind, id }: PendingItem,
  db: UserDb = userDb,
): Promise<UserWrite<'done' | 'under-way'>> {
  if (isMessage(kind)) await outbox.remove(id);
  else if (kind === 'picture') await dropOwnPicture(id, db);
  else if (kind === 'favorites') return discardFavorite(id, db);
  else return discardUnsent(kind, id, db);
  return { ok: true, value: 'done' };
}

/** Sends everything now. True where nothing is pending anymore. */
export async function sendNow(db: UserDb = userDb): Promise<boolean> {
  await startDataClient().sync('manual');
  await sendWaitingPictures();
  await startDataClient().sendMessages();
  return (await pendingList(db)).things.length === 0;
}

async function pendingItemOf(item: UnsentItem, db: UserDb): Promise<PendingItem> {
  const { collection, id, isDeleted, isNew, changedAt, parked } = item;
  const gone = collection === 'conflicts' ? 'settled' : 'deleted';
  const what = isDeleted ? gone : isNew ? 'new' : 'changed';
  const title = item.title === '' ? await titleOf(item, db) : same(item.title);
  return { kind: collection, id, title, what, since: changedAt, rejected: parked };
}

/** Title of an item without a name: a favorite by its item, a conflict by its document, a tour by its countries. */
async function titleOf(
  { collection, id }: Pick<UnsentItem, 'collection' | 'id'>,
  db: UserDb,
): Promise<Localized<string>> {
  if (collection === 'favorites') {
    const row = await db.favorites.get(id);
    const item =
      row?.kind === 'tour'
        ? await catalogueDb.tours.get(row.id)
        : await catalogueDb.experiences.get(row?.id ?? '');
    return item ? { en: item.en.title, de: item.de.title } : same('');
  }
  if (collection === 'conflicts') {
    const { local, base } = (await db.conflicts.get(id)) ?? {};
    const about = local ?? base;
    if (about?.collection === 'tours') return titleOf({ collection: 'tours', id: about.documentId }, db);
    const own = about && (await db.ownExperiences.get(about.documentId))?.local;
    return same(own?.title ?? '');
  }
  if (collection !== 'tours') return same('');
  const row = await db.tours.get(id);
  const { name = '' } = row?.local ?? row?.base ?? {};
  if (name !== '') return same(name);
  const keys = (row?.local ?? row?.base)?.countries ?? [];
  const countries = await catalogueDb.countries.bulkGet(keys);
  const names = (locale: Locale) =>
    keys.flatMap((key, index) => countryName(key, countries[index], locale) ?? []).join(', ');
  return { en: names('en'), de: names('de') };
}

function same(title: string): Localized<string> {
  return { en: title, de: title };
}
