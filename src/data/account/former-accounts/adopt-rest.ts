import { isNewConflict, newConflictRow, openConflicts } from '../../sync/conflict-rows.ts';
import { META, type UserDb } from '../../storage/user-db.ts';

/**
 * What a former account left a visitor besides documents: favorites are united with the account's, pictures and conflicts
 * come along with the documents that they belong to. Each goes once the account has it.
 */
export async function adoptRest(anonymous: UserDb, account: UserDb): Promise<void> {
  const [favorites, pictures, conflicts, idOf] = await Promise.all([
    anonymous.favorites.toArray(),
    anonymous.waitingPictures.toArray(),
    openConflicts(anonymous),
    takenIds(anonymous),
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
  await anonymous.transaction(
    'rw',
    [anonymous.favorites, anonymous.waitingPictures, anonymous.conflicts],
    async () => {
      await anonymous.favorites.bulkDelete(favorites.map(({ key }) => key));
      await anonymous.waitingPictures.bulkDelete(movedPictures);
      await anonymous.conflicts.bulkDelete(movedConflicts);
    },
  );
}

/** Under which id the account has each document: another one where it had something else under that id. */
async function takenIds(anonymous: UserDb): Promise<(id: string) => string> {
  const rows = [...(await anonymous.tours.toArray()), ...(await anonymous.ownExperiences.toArray())];
  const ids = new Map(rows.map(({ id, takenAs = id }) => [id, takenAs]));
  return (id) => ids.get(id) ?? id;
}
