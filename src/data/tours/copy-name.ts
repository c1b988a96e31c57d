import { userDb, type UserDb } from '../storage/user-db.ts';

/** Longer ones the tour's schema refuses. */
const NAME_MAX = 200;

/**
 * What a copy is called: as its original, and marked as a copy only where a tour of that name is here already. A tour
 * without a name stays without one: lists call it by its countries.
 * @param marked the name of the first such copy, the second and so on
 */
export async function nameForCopy(name: string, marked: MarkedName, db: UserDb = userDb): Promise<string> {
  if (name === '') return name;
  const taken = await takenNames(db);
  return taken.has(name) ? freeName(name, marked, taken) : name;
}

/** The same for a copy that stands beside its original, which is marked in any case. */
export async function nameForDouble(name: string, marked: MarkedName, db: UserDb = userDb): Promise<string> {
  return freeName(name, marked, await takenNames(db));
}

type MarkedName = (name: string, count: number) => string;

async function takenNames(db: UserDb): Promise<ReadonlySet<string>> {
  return new Set((await db.cards.toArray()).map((card) => card.name));
}

function freeName(name: string, marked: MarkedName, taken: ReadonlySet<string>): string {
  let count = 1;
  while (taken.has(fitting(name, marked, count))) count += 1;
  return fitting(name, marked, count);
}

/** The mark stays whole. */
function fitting(name: string, marked: MarkedName, count: number): string {
  const over = marked(name, count).length - NAME_MAX;
  if (over <= 0) return marked(name, count);
  // No half of a character of two parts at the end.
  return marked(`${name.slice(0, -over - 1).replace(/[\uD800-\uDBFF]$/, '')}…`, count);
}
