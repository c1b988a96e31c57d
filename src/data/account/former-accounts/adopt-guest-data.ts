import { adoptRest } from './adopt-rest.ts';
import type { Table } from 'dexie';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import type { SavedList } from '../../../model/schemas/saved-list.ts';
import { sameContent } from '../../../model/merge/same-content.ts';
import { idsBySource } from '../../own-experiences/add-gazetteer-place.ts';
import { placeExperienceId } from '../../own-experiences/place-experience-id.ts';
import { emptyRow } from '../../storage/empty-row.ts';
import { replaceIds } from './replace-ids.ts';
import { META, type DocumentRow, type UserDb } from '../../storage/user-db.ts';
import type { AdoptableRow } from '../../storage/user-rows.ts';

/**
 * Moves a guest's tours, own experiences and saved lists into an account, as new documents under the same id, or
 * under a new one if the account has another document under that id. The guest's copy stays until the server has the
 * document (`deleteAdopted`). A document is adopted by one account only. Resumable after an interruption.
 * @returns the number of tours
 */
export async function adoptGuestData(guest: UserDb, account: UserDb, userId: string): Promise<number> {
  // First, so that no adopted tour refers to a missing experience.
  const newIds = await adoptDocuments(guest.ownExperiences, account.ownExperiences, account, userId, {
    idOf: await idInAccount(account),
  });
  await adoptDocuments(guest.savedLists, account.savedLists, account, userId, {
    rename: (list) => replaceIds(list, newIds),
  });
  const rows = await guest.tours.filter(({ adoptedBy, local }) => !adoptedBy && local !== null).toArray();
  const cards = await guest.cards.bulkGet(rows.map(({ id }) => id));
  const touched = rows.filter((_, index) => cards[index]?.touched);
  for (const row of touched) {
    const card = cards.find((one) => one?.id === row.id);
    const local = row.local && replaceIds(row.local, newIds);
    const adoptedAs = await account.transaction(
      'rw',
      account.tours,
      account.cards,
      account.meta,
      async () => {
        await assertOpen(account);
        const existing = await account.tours.get(row.id);
        // Adopted before: again only if it is unchanged there and another tab has edited the original since.
        const isUntouched = existing?.rev === null && !existing.inflight && existing.stamp === row.takenStamp;
        const id =
          existing && !isUntouched && isUnrelated(existing, { ...row, local }) ? copyId(row) : row.id;
        if (id === row.id ? existing && !isUntouched : await account.tours.get(id)) return id;
        await account.tours.put(emptyRow(id, local && { ...local, id }, row.stamp));
        if (card) await account.cards.put({ ...card, id });
        return id;
      },
    );
    await guest.transaction('rw', guest.tours, guest.cards, async () => {
      const now = await guest.tours.get(row.id);
      if (!now) return;
      const isCurrent = now.stamp === row.stamp;
      const adopted = { takenStamp: row.stamp, ...(adoptedAs === row.id ? {} : { takenAs: adoptedAs }) };
      await guest.tours.put({ ...now, ...adopted, ...(isCurrent ? { adoptedBy: userId } : {}) });
      if (isCurrent) await guest.cards.delete(row.id);
    });
  }
  await adoptRest(guest, account);
  const last = await guest.meta.get(META.lastTour);
  if (last && !(await account.meta.get(META.lastTour))) {
    const { takenAs = last.value } = (await guest.tours.get(last.value)) ?? {};
    await account.meta.put({ ...last, value: takenAs });
  }
  return touched.length;
}

/** Deletes the guest's copies of adopted documents that the server has, or that the account has deleted since. */
export async function deleteAdopted(guest: UserDb, account: UserDb, userId: string): Promise<void> {
  const adopted = await guest.tours.filter(({ adoptedBy }) => adoptedBy === userId).toArray();
  for (const { id, takenAs = id } of adopted) {
    const row = await account.tours.get(takenAs);
    if (!row || row.rev !== null) await guest.tours.delete(id);
  }
  for (const name of ['ownExperiences', 'savedLists'] as const) {
    const rows = await guest[name].filter(({ adoptedBy }) => adoptedBy === userId).toArray();
    for (const { id, takenAs = id } of rows) {
      const row = await account[name].get(takenAs);
      if (!row || row.rev !== null) await guest[name].delete(id);
    }
  }
}

/** The id that a guest's own experience gets: a place of the gazetteer is one experience of an account. */
async function idInAccount(account: UserDb): Promise<(own: OwnExperience) => Promise<string>> {
  const known = await idsBySource(account);
  return async ({ id, source }) => {
    if (source === undefined) return id;
    const wanted = known.get(source) ?? (await placeExperienceId(account, source, new Date()));
    // What the account has deleted stays deleted.
    return (await account.ownExperiences.get(wanted))?.local === null ? id : wanted;
  };
}

interface Adoption<T> {
  /** Changes the content before it is adopted. */
  rename?: (document: T) => T;
  /** The id that it gets unless the account has another document under it; its own without this. */
  idOf?: (document: T) => Promise<string>;
}

/** @returns new ids by old ids, for those that had to change */
async function adoptDocuments<T extends OwnExperience | SavedList>(
  guest: Table<AdoptableRow<T>, string>,
  table: Table<AdoptableRow<T>, string>,
  account: UserDb,
  userId: string,
  { rename = (document) => document, idOf = ({ id }) => Promise.resolve(id) }: Adoption<T>,
): Promise<Map<string, string>> {
  const rows = await guest.filter(({ adoptedBy, local }) => !adoptedBy && local !== null).toArray();
  for (const row of rows) {
    const wanted = row.local ? await idOf(row.local) : row.id;
    const local = row.local && { ...rename(row.local), id: wanted };
    const id = await account.transaction('rw', table, account.meta, async () => {
      await assertOpen(account);
      const existing = await table.get(wanted);
      const newId = existing && isUnrelated(existing, { ...row, local }) ? copyId(row) : wanted;
      if (newId === wanted ? existing : await table.get(newId)) return newId;
      await table.put(emptyRow(newId, local && { ...local, id: newId }, row.stamp));
      return newId;
    });
    await guest.where({ id: row.id }).modify((adopted) => {
      adopted.adoptedBy = userId;
      if (id !== row.id) adopted.takenAs = id;
    });
  }
  const newIds = new Map<string, string>();
  for (const { id, takenAs, adoptedBy } of await guest.toArray()) {
    if (adoptedBy === userId && takenAs !== undefined) newIds.set(id, takenAs);
  }
  return newIds;
}

/** Whether the account's document under this id is unrelated: neither this one nor an edited version of it. */
function isUnrelated<T extends object>(existing: DocumentRow<T>, { local }: DocumentRow<T>): boolean {
  return ![existing.local, existing.base].some(
    (known) => known !== null && local !== null && sameContent(known, local),
  );
}

/** Deterministic, so that a resumed adoption uses the same id: a stamp identifies one state of one document. */
function copyId({ stamp }: DocumentRow<unknown>): string {
  return stamp;
}

async function assertOpen(account: UserDb): Promise<void> {
  if (await account.meta.get(META.closed)) throw new Error(`${account.name} was logged out`);
}
