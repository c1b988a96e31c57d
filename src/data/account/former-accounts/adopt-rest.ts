import { isNewConflict, openConflicts } from '../../sync/conflict-rows.ts';
import { newConflictRow } from '../../sync/new-conflict-row.ts';
import { META, type UserDb } from '../../storage/user-db.ts';

/**
 * Adopts what a guest database has besides documents, left there by a former account: favorites are united with the
 * account's; pictures and conflicts follow their documents. Each is deleted from the guest database once adopted.
 */
export async function adoptRest(guest: UserDb, account: UserDb): Promise<void> {
  const [favorites, pictures, conflicts, idOf] = await Promise.all([
    guest.favorites.toArray(),
    guest.waitingPictures.toArray(),
    openConflicts(guest),
    takenIds(guest),
  ]);
  if (favorites.length + pictures.length + conflicts.length === 0) return;
  const movedPictures: string[] = [];
  const movedConflicts: string[] = [];
  const documents = [account.tours, account.ownExperiences];
  const tables = [
    account.favorites,
    account.waitingPictures,
    account.conflicts,
    account.deleted,
    ...documents,
  ];
  await account.transaction('rw', [...tables, account.meta], async () => {
    if (await account.meta.get(META.closed)) throw new Error(`${account.name} was signed out`);
    for (const { key, kind, id, on } of favorites) {
      if (!on || (await account.favorites.get(key))) continue;
      const row = { key, kind, id, on, base: false, dirty: true, inflight: null, pend: null };
      await account.favorites.put(row);
    }
    for (const picture of pictures) {
      const id = idOf(picture.id);
      const owner = await account.ownExperiences.get(id);
      if (!owner?.local) continue;
      if (!(await account.waitingPictures.get(id))) await account.waitingPictures.put({ ...picture, id });
      movedPictures.push(picture.id);
    }
    for (const conflict of conflicts) {
      const documentId = idOf(conflict.documentId);
      const rows = await Promise.all(documents.map((table) => table.get(documentId)));
      if (rows.every((row) => !row?.local)) continue;
      const about = { collection: conflict.collection, documentId };
      if (await isNewConflict(account, conflict.id))
        await account.conflicts.put(newConflictRow(about, conflict));
      movedConflicts.push(conflict.id);
    }
  });
  await guest.transaction('rw', [guest.favorites, guest.waitingPictures, guest.conflicts], async () => {
    await guest.favorites.bulkDelete(favorites.map(({ key }) => key));
    await guest.waitingPictures.bulkDelete(movedPictures);
    await guest.conflicts.bulkDelete(movedConflicts);
  });
}

/** Maps guest document ids to account ids; they differ where the id was already in use. */
async function takenIds(guest: UserDb): Promise<(id: string) => string> {
  const rows = [...(await guest.tours.toArray()), ...(await guest.ownExperiences.toArray())];
  const ids = new Map(rows.map(({ id, takenAs = id }) => [id, takenAs]));
  return (id) => ids.get(id) ?? id;
}
