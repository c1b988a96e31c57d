import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '../../model/locale.ts';
import type { Database, Queries } from './database.ts';
import { identities, mailTokens, pictures, users } from './schema.ts';
import { endOtherSessions } from './session-store.ts';
import { isUniqueViolation } from './unique-violation.ts';

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
  /** Null: no other address is wanted any more. */
  emailWanted?: string | null | undefined;
  /** Takes an uploaded picture out of the database too. */
  picture?: null | undefined;
  location?: string | null | undefined;
  language?: Locale | undefined;
}

/** Accounts; usernames and addresses are unique without regard to case. */
export interface AccountStore {
  /** What is taken by another account; nothing was stored unless it is empty. */
  add(account: NewAccount): Promise<TakenField[]>;
  find(userId: string): Promise<Account | undefined>;
  /** By username or by address, confirmed or not. */
  findByLogin(login: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Undefined where there is no such account; `taken` for the username of another one. */
  change(userId: string, change: AccountChange): Promise<Account | 'taken' | undefined>;
  /** The same password under today's parameters. */
  renewHash(userId: string, passwordHash: string): Promise<void>;
  /** A new password: every session but the named one ends, and no mailed link sets another. */
  setPassword(userId: string, passwordHash: string, keptSessionHash: string | undefined): Promise<void>;
  /** Providers that the person can sign in by. */
  providersOf(userId: string): Promise<string[]>;
  /** With everything that belongs to it. */
  remove(userId: string): Promise<void>;
  count(): Promise<number>;
}

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

/** What tells that two names, or two addresses, are the same. */
export function nameKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

export function createAccountStore({ queries }: Pick<Database, 'queries'>): AccountStore {
  const findWhere = async (where: ReturnType<typeof eq>): Promise<Account | undefined> => {
    const [row] = await queries.select(accountColumns).from(users).where(where);
    return row;
  };

  return {
    add: (account) => addAccount(queries, account),
    find: (userId) => findWhere(eq(users.id, userId)),
    findByLogin(login) {
      // A username has no @ and an address has one: at most one of the two can be meant.
      const key = nameKey(login);
      return findWhere(key.includes('@') ? eq(users.emailKey, key) : eq(users.usernameKey, key));
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
    count: () => queries.$count(users),
  };
}

/** Also within a transaction, which goes on where something is taken. */
export async function addAccount(
  queries: Pick<Queries, 'insert' | 'select'>,
  { username, email, ...account }: NewAccount & { emailConfirmedAt?: Date; picture?: string | null },
): Promise<TakenField[]> {
  const usernameKey = nameKey(username);
  const emailKey = email === null ? null : nameKey(email);
  const stored = await queries
    .insert(users)
    .values({ ...account, username, usernameKey, email, emailKey })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (stored.length > 0) return [];
  const holders = await queries
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(
      or(eq(users.usernameKey, usernameKey), emailKey === null ? undefined : eq(users.emailKey, emailKey)),
    );
  const taken: TakenField[] = [];
  if (holders.some((holder) => holder.usernameKey === usernameKey)) taken.push('username');
  if (holders.some((holder) => holder.emailKey === emailKey)) taken.push('email');
  // Who held it went meanwhile: whoever asks again gets it.
  return taken.length > 0 ? taken : ['username'];
}

/** Takes an address from an account that never confirmed it, for one that just did. */
export async function releaseUnconfirmedEmail(
  queries: Pick<Queries, 'update'>,
  email: string,
  exceptUserId?: string,
): Promise<void> {
  await queries
    .update(users)
    .set({ email: null, emailKey: null })
    .where(
      and(
        eq(users.emailKey, nameKey(email)),
        isNull(users.emailConfirmedAt),
        exceptUserId === undefined ? undefined : ne(users.id, exceptUserId),
      ),
    );
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
