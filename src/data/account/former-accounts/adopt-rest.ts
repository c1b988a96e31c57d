import { isNewConflict, openConflicts } from '../../sync/conflict-rows.ts';
import { newConflictRow } from '../../sync/new-conflict-row.ts';
import { META, type UserDb } from '../../storage/user-db.ts';
import { putMissingFavorites, putMissingPicture } from './put-missing.ts';

/**
 * Adopts what a guest database has besides documents, left there by a former account: favorites are united with the
 * account's; pictures and conflicts follow their documents. Each is deleted from the guest database once adopted.
 */
export async function adoptRest(guest: UserDb, account: UserDb): Promise<void> {
  const [favorites, pictures, conflicts, idOf] = await Promise.all([
    guest.favorites.toArray(),
    guest.waitingPictures.toArray(),
    openConflicts(guest),
    adoptedIds(guest),
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
    if (await account.meta.get(META.closed)) throw new Error(`${account.name} was logged out`);
    await putMissingFavorites(account, favorites);
    for (const picture of pictures) {
      const id = idOf(picture.id);
      if (!(await account.ownExperiences.get(id))?.local) continue;
      await putMissingPicture(account, { ...picture, id });
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

/** Maps guest document ids to account ids; they differ if the id was already in use. */
async function adoptedIds(guest: UserDb): Promise<(id: string) => string> {
  const rows = [...(await guest.tours.toArray()), ...(await guest.ownExperiences.toArray())];
  const ids = new Map(rows.map(({ id, takenAs = id }) => [id, takenAs]));
  return (id) => ids.get(id) ?? id;
}
