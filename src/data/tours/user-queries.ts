import { userDb, type OutgoingRow, type TourCard } from '../storage/user-db.ts';

/** Live queries of what belongs to the person. They stand apart from the shell's, which opens without that database. */
const MAX_ROWS = 50;

/** The person's tours, newest first; those that nobody has put anything into are left out. */
export async function workingTours(): Promise<TourCard[]> {
  const cards = await userDb.cards
    .orderBy('updatedAt')
    .reverse()
    .limit(MAX_ROWS * 2)
    .toArray();
  return cards.filter((card) => card.touched).slice(0, MAX_ROWS);
}

/** Kinds of messages that the server did not take and that wait for their writer. */
export async function rejectedMessages(): Promise<OutgoingRow['kind'][]> {
  const rows = await userDb.outgoing.toArray();
  return [...new Set(rows.filter(({ state }) => state === 'refused').map(({ kind }) => kind))];
}
