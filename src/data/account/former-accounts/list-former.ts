import { Dexie } from 'dexie';
import { META, UserDb, userDb, userDbName } from '../../storage/user-db.ts';
import { signedInUser } from '../signed-in.ts';
import { isUnsent } from '../../sync/unsent.ts';

/** An account that is not signed in here, and what of it is still on this device. */
export interface FormerAccount {
  /** Of its database. */
  name: string;
  /** Null where nobody wrote it down. */
  username: string | null;
  tours: number;
  experiences: number;
  favorites: number;
  /** Pictures, messages and values to compare that no server has. */
  unsent: number;
}

const ACCOUNT_DB = /^user-[0-9a-f-]{36}$/;

/** Databases with something in them that belong to nobody who is signed in. @param inUse is not one of them */
export async function listFormerAccounts(inUse: UserDb = userDb): Promise<FormerAccount[]> {
  const here = new Set([inUse.name, userDbName(signedInUser()?.id ?? null)]);
  const names = (await Dexie.getDatabaseNames()).filter((name) => ACCOUNT_DB.test(name) && !here.has(name));
  const found = await Promise.all(names.map(async (name) => withFormer(name, (db) => describe(db))));
  return found.filter(
    ({ tours, experiences, favorites, unsent }) => tours + experiences + favorites + unsent > 0,
  );
}

/** Opens the database of a former account for as long as `use` takes. */
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
  const [tours, experiences, favorites, pictures, messages, conflicts, owner] = await Promise.all([
    db.tours.filter(({ local }) => local !== null).primaryKeys(),
    db.ownExperiences.filter(({ local }) => local !== null).count(),
    db.favorites.filter(({ on }) => on).count(),
    db.waitingPictures.count(),
    db.outgoing.count(),
    db.conflicts.filter(isUnsent).count(),
    db.meta.get(META.owner),
  ]);
  const cards = await db.cards.bulkGet(tours);
  return {
    name: db.name,
    username: owner?.value ?? null,
    tours: cards.filter((card) => card?.touched).length,
    experiences,
    favorites,
    unsent: pictures + messages + conflicts,
  };
}
