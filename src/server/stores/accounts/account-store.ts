import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../model/base/locale.ts';
import { expireClaims, lockEmail } from '../claims/email-claims.ts';
import { nameKey } from '../claims/name-key.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { identities, mailTokens, pictures, users } from '../schema.ts';
import { endOtherSessions } from './session-store.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';

/** A row of `users`. */
export interface Account {
  id: string;
  username: string;
  email: string | null;
  emailConfirmedAt: Date | null;
  emailWanted: string | null;
  passwordHash: string | null;
  picture: string | null;
  location: string | null;
  language: Locale;
  createdAt: Date;
}

export interface NewAccount {
  id: string;
  username: string;
  email: string | null;
  passwordHash: string | null;
  language: Locale;
}

export type TakenField = 'username' | 'email';

export interface AccountChange {
  username?: string | undefined;
  /** Null cancels a pending change of address. */
  emailWanted?: string | null | undefined;
  /** Also deletes an uploaded picture from the database. */
  picture?: null | undefined;
  location?: string | null | undefined;
  language?: Locale | undefined;
}

/** Accounts. Usernames and verified addresses are unique, case-insensitively. */
export interface AccountStore {
  /** Returns the conflicting fields; stores the account only if there are none. */
  add(account: NewAccount): Promise<TakenField[]>;
  find(userId: string): Promise<Account | undefined>;
  /**
   * Finds accounts by username or address. For an address: the account that verified it, else those that claim it,
   * oldest first, at most a handful; the password decides between them.
   */
  findByLogin(login: string): Promise<Account[]>;
  /** The (oldest) account that claims an address with exactly this password hash. */
  findClaimant(email: string, passwordHash: string): Promise<Account | undefined>;
  /**
   * Accounts whose password can be reset by a mail to the address: the one that verified it, else those that claim it,
   * newest first. Of many, the newest and the oldest: an attacker would have to claim it both before and after a user
   * to push the user's account out of the list.
   */
  findForReset(email: string): Promise<Account[]>;
  /** Finds an account by address: the one that verified it, else the oldest claim. */
  findByEmail(email: string): Promise<Account | undefined>;
  /** Undefined if there is no such account; `taken` if the username belongs to another one. */
  change(userId: string, change: AccountChange): Promise<Account | 'taken' | undefined>;
  /** Rehashes the same password with the current parameters. */
  renewHash(userId: string, passwordHash: string): Promise<void>;
  /** Sets a new password, ends every session but the named one and voids mailed reset links. */
  setPassword(userId: string, passwordHash: string, keptSessionHash: string | undefined): Promise<void>;
  /** Sign-in providers linked to the account. */
  providersOf(userId: string): Promise<string[]>;
  /** Deletes the account with all its data. */
  remove(userId: string): Promise<void>;
  /** Expires unverified claims on addresses; returns how many. */
  expireClaims(): Promise<number>;
  count(): Promise<number>;
}

/** Each costs one password verification. */
const CLAIMANTS_TRIED = 5;
/** Maximum links in one mail. */
const MAX_MAILED_LINKS = 6;
const OLDEST_MAILED = 4;

export const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  emailWanted: users.emailWanted,
  passwordHash: users.passwordHash,
  picture: users.picture,
  location: users.location,
  language: users.language,
  createdAt: users.createdAt,
};

export interface AccountStoreOptions {
  /**
   * Whether addresses can be verified, i.e. mail is configured: then only verified addresses are unique. Otherwise an
   * address is just a second login name and belongs to the first account that enters it.
   */
  addressesAreProved?: boolean;
}

export function createAccountStore(
  { queries }: Pick<Database, 'queries'>,
  { addressesAreProved = false }: AccountStoreOptions = {},
): AccountStore {
  const findSome = (where: SQL | undefined, max: number): Promise<Account[]> =>
    queries
      .select(accountColumns)
      .from(users)
      .where(where)
      .orderBy(sql`${users.emailConfirmedAt} is null`, asc(users.createdAt), asc(users.id))
      .limit(max);
  const findWhere = async (where: SQL | undefined): Promise<Account | undefined> =>
    (await findSome(where, 1))[0];

  return {
    add: (account) =>
      queries.transaction(async (transaction) => {
        if (account.email !== null) await lockEmail(transaction, account.email);
        const taken = await takenFields(transaction, account, addressesAreProved);
        return taken.length > 0 ? taken : addAccount(transaction, account);
      }),
    find: (userId) => findWhere(eq(users.id, userId)),
    async findByLogin(login) {
      // A username has no @ and an address has one, so a login matches at most one of them.
      const key = nameKey(login);
      if (!key.includes('@')) return findSome(eq(users.usernameKey, key), 1);
      const found = await findSome(eq(users.emailKey, key), CLAIMANTS_TRIED);
      return found[0]?.emailConfirmedAt ? found.slice(0, 1) : found;
    },
    findClaimant: (email, passwordHash) =>
      findWhere(and(eq(users.emailKey, nameKey(email)), eq(users.passwordHash, passwordHash))),
    async findForReset(email) {
      const ofEmail = eq(users.emailKey, nameKey(email));
      const oldest = await findSome(ofEmail, OLDEST_MAILED);
      if (oldest[0]?.emailConfirmedAt) return oldest.slice(0, 1);
      const newest = await queries
        .select(accountColumns)
        .from(users)
        .where(ofEmail)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(MAX_MAILED_LINKS);
      const known = new Set(newest.map(({ id }) => id));
      return [...newest, ...oldest.toReversed().filter(({ id }) => !known.has(id))];
    },
    findByEmail: (email) => findWhere(eq(users.emailKey, nameKey(email))),
    async change(userId, { username, ...change }) {
      try {
        return await queries.transaction(async (transaction) => {
          if (change.picture === null) {
            await transaction
              .delete(pictures)
              .where(
                and(
                  eq(pictures.userId, userId),
                  eq(pictures.id, sql`(select ${users.picture} from ${users} where ${users.id} = ${userId})`),
                ),
              );
          }
          const fields = {
            ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
            ...(change.emailWanted === undefined
              ? {}
              : { emailWantedAt: change.emailWanted === null ? null : sql`now()` }),
            ...(username === undefined ? {} : { username, usernameKey: nameKey(username) }),
          };
          if (Object.keys(fields).length > 0) {
            await transaction.update(users).set(fields).where(eq(users.id, userId));
          }
          const [row] = await transaction.select(accountColumns).from(users).where(eq(users.id, userId));
          return row;
        });
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      }
    },
    async renewHash(userId, passwordHash) {
      await queries.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },
    async setPassword(userId, passwordHash, keptSessionHash) {
      await queries.transaction((transaction) =>
        setPassword(transaction, userId, passwordHash, keptSessionHash),
      );
    },
    async providersOf(userId) {
      const rows = await queries
        .selectDistinct({ provider: identities.provider })
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.provider));
      return rows.map(({ provider }) => provider);
    },
    async remove(userId) {
      await queries.delete(users).where(eq(users.id, userId));
    },
    expireClaims: () => expireClaims(queries),
    count: () => queries.$count(users),
  };
}

async function takenFields(
  transaction: Transaction,
  { username, email }: NewAccount,
  onlyProved: boolean,
): Promise<TakenField[]> {
  const usernameKey = nameKey(username);
  const emailKey = email === null ? null : nameKey(email);
  const ofEmail =
    emailKey === null
      ? undefined
      : and(eq(users.emailKey, emailKey), onlyProved ? isNotNull(users.emailConfirmedAt) : undefined);
  const holders = await transaction
    .select({
      isName: sql<boolean>`${users.usernameKey} = ${usernameKey}`,
      isEmail: sql<boolean>`coalesce(${ofEmail ?? sql`false`}, false)`,
    })
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey), ofEmail));
  const taken: TakenField[] = [];
  if (holders.some(({ isName }) => isName)) taken.push('username');
  if (holders.some(({ isEmail }) => isEmail)) taken.push('email');
  return taken;
}

/** Call in a transaction that holds the address lock; the transaction stays usable if the username is taken. */
export async function addAccount(
  queries: Pick<Queries, 'insert'>,
  { username, email, ...account }: NewAccount & { emailConfirmedAt?: Date; picture?: string | null },
): Promise<TakenField[]> {
  const stored = await queries
    .insert(users)
    .values({
      ...account,
      username,
      usernameKey: nameKey(username),
      email,
      emailKey: email === null ? null : nameKey(email),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return stored.length > 0 ? [] : ['username'];
}

export async function setPassword(
  queries: Pick<Queries, 'update' | 'delete'>,
  userId: string,
  passwordHash: string,
  keptSessionHash: string | undefined,
): Promise<void> {
  await queries.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await queries.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, 'reset')));
  await endOtherSessions(queries, userId, keptSessionHash);
}
