import { adoptRest } from './former-accounts/adopt-rest.ts';
import { META, type DocumentRow, type UserDb } from './user-db.ts';

/**
 * Takes what was made without an account into one: each tour, and each place that came with one, becomes a new
 * document of the account under its own id. The anonymous copy stays until the server has the document (`forgetAdopted`). What one account has taken no
 * other one gets. Cut anywhere, the next call goes on.
 */
export async function adoptAnonymous(anonymous: UserDb, account: UserDb, userId: string): Promise<number> {
  // First, so that no tour of the account lacks its places.
  await adoptPlaces(anonymous, account, userId);
  const rows = await anonymous.tours.filter(({ adoptedBy, local }) => !adoptedBy && local !== null).toArray();
  const cards = await anonymous.cards.bulkGet(rows.map(({ id }) => id));
  const touched = rows.filter((_, index) => cards[index]?.touched);
  for (const row of touched) {
    const card = cards.find((one) => one?.id === row.id);
    await account.transaction('rw', account.tours, account.cards, account.meta, async () => {
      await assertOpen(account);
      const there = await account.tours.get(row.id);
      // Taken before: again only where nobody has touched it, and another tab has changed the original since.
      if (there && (there.rev !== null || there.inflight || there.stamp !== row.takenStamp)) return;
      await account.tours.put(asNew(row));
      if (card) await account.cards.put(card);
    });
    await anonymous.transaction('rw', anonymous.tours, anonymous.cards, async () => {
      const now = await anonymous.tours.get(row.id);
      if (!now) return;
      const isWhole = now.stamp === row.stamp;
      await anonymous.tours.put({ ...now, takenStamp: row.stamp, ...(isWhole ? { adoptedBy: userId } : {}) });
      if (isWhole) await anonymous.cards.delete(row.id);
    });
  }
  await adoptRest(anonymous, account);
  const last = await anonymous.meta.get(META.lastTour);
  if (last && !(await account.meta.get(META.lastTour))) await account.meta.put(last);
  return touched.length;
}

/** Deletes the anonymous copies of what the server has, or what the account has deleted since. */
export async function forgetAdopted(anonymous: UserDb, account: UserDb, userId: string): Promise<void> {
  const adopted = await anonymous.tours.filter(({ adoptedBy }) => adoptedBy === userId).toArray();
  for (const { id } of adopted) {
    const row = await account.tours.get(id);
    if (!row || row.rev !== null) await anonymous.tours.delete(id);
  }
  const places = await anonymous.ownExperiences.filter(({ adoptedBy }) => adoptedBy === userId).toArray();
  for (const { id } of places) {
    const row = await account.ownExperiences.get(id);
    if (!row || row.rev !== null) await anonymous.ownExperiences.delete(id);
  }
}

/** Without an account they come with tour files alone, and nobody changes them. */
async function adoptPlaces(anonymous: UserDb, account: UserDb, userId: string): Promise<void> {
  const rows = await anonymous.ownExperiences
    .filter(({ adoptedBy, local }) => !adoptedBy && local !== null)
    .toArray();
  for (const row of rows) {
    await account.transaction('rw', account.ownExperiences, account.meta, async () => {
      await assertOpen(account);
      if (!(await account.ownExperiences.get(row.id))) await account.ownExperiences.put(asNew(row));
    });
    await anonymous.ownExperiences.update(row.id, { adoptedBy: userId });
  }
}

async function assertOpen(account: UserDb): Promise<void> {
  if (await account.meta.get(META.closed)) throw new Error(`${account.name} was signed out`);
}

function asNew<T>({ id, local, stamp }: DocumentRow<T>): DocumentRow<T> {
  const isNew = { rev: null, base: null, dirty: true, inflight: null, pend: null, parked: null };
  return { id, local, stamp, ...isNew };
}
