import { userDb, type OutboxRow, type TourCard } from '../storage/user-db.ts';

/** Live queries of user data, apart from the shell's, which must not need the user database. */
const MAX_ROWS = 50;

/** The user's tours with at least one edit, newest first. */
export async function userTours(): Promise<TourCard[]> {
  const cards = await userDb.cards
    .orderBy('updatedAt')
    .reverse()
    .limit(MAX_ROWS * 2)
    .toArray();
  return cards.filter((card) => card.touched).slice(0, MAX_ROWS);
}

/** Kinds of the messages that the server rejected. */
export async function rejectedMessages(): Promise<OutboxRow['kind'][]> {
  const rows = await userDb.outgoing.toArray();
  return [...new Set(rows.filter(({ state }) => state === 'refused').map(({ kind }) => kind))];
}
