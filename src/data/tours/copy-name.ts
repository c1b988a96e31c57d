import { userDb, type UserDb } from '../storage/user-db.ts';

/** Limit of the tour's schema. */
const NAME_MAX = 200;

/**
 * Name of a copy: that of its original, marked as a copy only if a tour on this device already has it. A tour without a
 * name stays without one: lists show its countries instead.
 * @param marked formats the name of the n-th copy, from 1
 */
export async function nameForCopy(name: string, marked: MarkedName, db: UserDb = userDb): Promise<string> {
  if (name === '') return name;
  const taken = await takenNames(db);
  return taken.has(name) ? freeName(name, marked, taken) : name;
}

/** The same for a duplicate beside its original, which is always marked. */
export async function nameForDuplicate(
  name: string,
  marked: MarkedName,
  db: UserDb = userDb,
): Promise<string> {
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

/** Shortens the name, not the mark, to `NAME_MAX`. */
function fitting(name: string, marked: MarkedName, count: number): string {
  const over = marked(name, count).length - NAME_MAX;
  if (over <= 0) return marked(name, count);
  // Does not split a surrogate pair.
  return marked(`${name.slice(0, -over - 1).replace(/[\uD800-\uDBFF]$/, '')}…`, count);
}
