import { META, type TourRow, type UserDb } from './user-db.ts';

/**
 * Takes what was made without an account into one: each tour becomes a new document of the account under its own
 * id. The anonymous copy stays until the server has the document (`forgetAdopted`). What one account has taken no
 * other one gets. Cut anywhere, the next call goes on.
 */
export async function adoptAnonymous(anonymous: UserDb, account: UserDb, userId: string): Promise<number> {
  const rows = await anonymous.tours.filter(({ adoptedBy, local }) => !adoptedBy && local !== null).toArray();
  const cards = await anonymous.cards.bulkGet(rows.map(({ id }) => id));
  const touched = rows.filter((_, index) => cards[index]?.touched);
  for (const row of touched) {
    const card = cards.find((one) => one?.id === row.id);
    await account.transaction('rw', account.tours, account.cards, account.meta, async () => {
      if (await account.meta.get(META.closed)) throw new Error(`${account.name} was signed out`);
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
}

function asNew({ id, local, stamp }: TourRow): TourRow {
  const isNew = { rev: null, base: null, dirty: true, inflight: null, pend: null, parked: null };
  return { id, local, stamp, ...isNew };
}
