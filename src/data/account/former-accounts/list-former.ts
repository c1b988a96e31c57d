import { Dexie } from 'dexie';
import { META, UserDb, userDb, userDbName } from '../../storage/user-db.ts';
import { loggedInUser } from '../logged-in-user.ts';
import { isUnsent } from '../../sync/unsent.ts';

/** An account that is not logged in and still has data on this device, with counts of that data. */
export interface FormerAccount {
  /** Name of its database. */
  name: string;
  /** Null if not recorded. */
  username: string | null;
  tours: number;
  experiences: number;
  favorites: number;
  savedLists: number;
  /** Unsent pictures, messages and conflicts. */
  unsent: number;
}

const ACCOUNT_DB = /^user-[0-9a-f-]{36}$/;

/** Lists nonempty databases of accounts that are not logged in. @param inUse the current database, which is excluded */
export async function listFormerAccounts(inUse: UserDb = userDb): Promise<FormerAccount[]> {
  const current = new Set([inUse.name, userDbName(loggedInUser()?.id ?? null)]);
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => ACCOUNT_DB.test(name) && !current.has(name),
  );
  const found = await Promise.all(names.map(async (name) => withFormer(name, (db) => describe(db))));
  return found.filter(
    ({ tours, experiences, savedLists, favorites, unsent }) =>
      tours + experiences + savedLists + favorites + unsent > 0,
  );
}

/** Opens a former account's database, runs `use` and closes it again. */
export async function withFormer<T>(name: string, use: (db: UserDb) => Promise<T>): Promise<T> {
  const db = new UserDb(name);
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

export async function deleteFormerAccount(name: string): Promise<void> {
  await Dexie.delete(name);
}

async function describe(db: UserDb): Promise<FormerAccount> {
  const [tours, experiences, savedLists, favorites, pictures, messages, conflicts, owner] = await Promise.all(
    [
      db.tours.filter(({ local }) => local !== null).primaryKeys(),
      db.ownExperiences.filter(({ local }) => local !== null).count(),
      db.savedLists.filter(({ local }) => local !== null).count(),
      db.favorites.filter(({ on }) => on).count(),
      db.waitingPictures.count(),
      db.outgoing.count(),
      db.conflicts.filter(isUnsent).count(),
      db.meta.get(META.owner),
    ],
  );
  const cards = await db.cards.bulkGet(tours);
  return {
    name: db.name,
    username: owner?.value ?? null,
    tours: cards.filter((card) => card?.touched).length,
    experiences,
    favorites,
    savedLists,
    unsent: pictures + messages + conflicts,
  };
}
