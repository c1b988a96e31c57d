import { adoptRest } from './adopt-rest.ts';
import { sameContent } from '../../../model/merge/same-content.ts';
import { emptyRow } from '../../storage/document-table.ts';
import { renamed } from './copied-documents.ts';
import { META, type DocumentRow, type UserDb } from '../../storage/user-db.ts';

/**
 * Takes what was made without an account into one: each tour, and each place that came with one, becomes a new
 * document of the account under its own id; where the account has another document under that id already, it becomes a copy
 * under an id of its own. The anonymous copy stays until the server has the document (`forgetAdopted`). What one account has taken no
 * other one gets. Cut anywhere, the next call goes on.
 */
export async function adoptAnonymous(anonymous: UserDb, account: UserDb, userId: string): Promise<number> {
  // First, so that no tour of the account lacks its places.
  const places = await adoptPlaces(anonymous, account, userId);
  const rows = await anonymous.tours.filter(({ adoptedBy, local }) => !adoptedBy && local !== null).toArray();
  const cards = await anonymous.cards.bulkGet(rows.map(({ id }) => id));
  const touched = rows.filter((_, index) => cards[index]?.touched);
  for (const row of touched) {
    const card = cards.find((one) => one?.id === row.id);
    const local = row.local && renamed(row.local, places);
    const takenAs = await account.transaction('rw', account.tours, account.cards, account.meta, async () => {
      await assertOpen(account);
      const there = await account.tours.get(row.id);
      // Taken before: again only where nobody has touched it, and another tab has changed the original since.
      const isUntouched = there?.rev === null && !there.inflight && there.stamp === row.takenStamp;
      const id = there && !isUntouched && isOther(there, { ...row, local }) ? copyId(row) : row.id;
      if (id === row.id ? there && !isUntouched : await account.tours.get(id)) return id;
      await account.tours.put(emptyRow(id, local && { ...local, id }, row.stamp));
      if (card) await account.cards.put({ ...card, id });
      return id;
    });
    await anonymous.transaction('rw', anonymous.tours, anonymous.cards, async () => {
      const now = await anonymous.tours.get(row.id);
      if (!now) return;
      const isWhole = now.stamp === row.stamp;
      const taken = { takenStamp: row.stamp, ...(takenAs === row.id ? {} : { takenAs }) };
      await anonymous.tours.put({ ...now, ...taken, ...(isWhole ? { adoptedBy: userId } : {}) });
      if (isWhole) await anonymous.cards.delete(row.id);
    });
  }
  await adoptRest(anonymous, account);
  const last = await anonymous.meta.get(META.lastTour);
  if (last && !(await account.meta.get(META.lastTour))) {
    const { takenAs = last.value } = (await anonymous.tours.get(last.value)) ?? {};
    await account.meta.put({ ...last, value: takenAs });
  }
  return touched.length;
}

/** Deletes the anonymous copies of what the server has, or what the account has deleted since. */
export async function deleteAdopted(anonymous: UserDb, account: UserDb, userId: string): Promise<void> {
  const adopted = await anonymous.tours.filter(({ adoptedBy }) => adoptedBy === userId).toArray();
  for (const { id, takenAs = id } of adopted) {
    const row = await account.tours.get(takenAs);
    if (!row || row.rev !== null) await anonymous.tours.delete(id);
  }
  const places = await anonymous.ownExperiences.filter(({ adoptedBy }) => adoptedBy === userId).toArray();
  for (const { id, takenAs = id } of places) {
    const row = await account.ownExperiences.get(takenAs);
    if (!row || row.rev !== null) await anonymous.ownExperiences.delete(id);
  }
}

/**
 * Without an account they come with tour files alone, and nobody changes them.
 * @returns the ids that had to become other ones
 */
async function adoptPlaces(anonymous: UserDb, account: UserDb, userId: string): Promise<Map<string, string>> {
  const renamedPlaces = new Map<string, string>();
  const rows = await anonymous.ownExperiences
    .filter(({ adoptedBy, local }) => !adoptedBy && local !== null)
    .toArray();
  for (const row of rows) {
    const id = await account.transaction('rw', account.ownExperiences, account.meta, async () => {
      await assertOpen(account);
      const there = await account.ownExperiences.get(row.id);
      const taken = there && isOther(there, row) ? copyId(row) : row.id;
      if (taken === row.id ? there : await account.ownExperiences.get(taken)) return taken;
      await account.ownExperiences.put(emptyRow(taken, row.local && { ...row.local, id: taken }, row.stamp));
      return taken;
    });
    const takenAs = id === row.id ? {} : { takenAs: id };
    await anonymous.ownExperiences.update(row.id, { adoptedBy: userId, ...takenAs });
  }
  for (const { id, takenAs, adoptedBy } of await anonymous.ownExperiences.toArray()) {
    if (adoptedBy === userId && takenAs !== undefined) renamedPlaces.set(id, takenAs);
  }
  return renamedPlaces;
}

/** What the account has under the id is neither this document nor what became of it. */
function isOther<T extends object>(there: DocumentRow<T>, { local }: DocumentRow<T>): boolean {
  return ![there.local, there.base].some(
    (known) => known !== null && local !== null && sameContent(known, local),
  );
}

/** The same after every cut: a stamp names one state of one document. */
function copyId({ stamp }: DocumentRow<unknown>): string {
  return stamp;
}

async function assertOpen(account: UserDb): Promise<void> {
  if (await account.meta.get(META.closed)) throw new Error(`${account.name} was signed out`);
}
