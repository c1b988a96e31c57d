import { userDb, type UserDb } from './user-db.ts';

/**
 * What a copy is called: as its original, and marked as a copy only where a tour of that name is here already. A tour
 * without a name stays without one: lists call it by its countries.
 * @param marked the name of the first such copy, the second and so on
 */
export async function nameForCopy(
  name: string,
  marked: (count: number) => string,
  db: UserDb = userDb,
): Promise<string> {
  if (name === '') return name;
  const taken = new Set((await db.cards.toArray()).map((card) => card.name));
  if (!taken.has(name)) return name;
  let count = 1;
  while (taken.has(marked(count))) count += 1;
  return marked(count);
}
