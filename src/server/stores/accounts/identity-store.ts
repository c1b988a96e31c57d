import crypto from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../../model/base/locale.ts';
import { addAccount } from './account-store.ts';
import { endOtherClaims, lockEmail } from '../claims/email-claims.ts';
import { nameKey } from '../claims/name-key.ts';
import { voidUnproved } from '../claims/prove-address.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { identities, mailTokens, oauthAttempts, users } from '../schema.ts';
import { addSession } from './session-store.ts';

export interface OauthAttempt {
  provider: string;
  nonce: string;
  codeVerifier: string;
  returnPath: string;
}

/** Who a provider says that somebody is. */
export interface ProviderIdentity {
  provider: string;
  subject: string;
  email: string | null;
  /** Whether the provider has proved that the address is theirs. */
  emailVerified: boolean;
  /** Whole address of a picture. */
  picture: string | null;
}

export interface FreshAccount {
  language: Locale;
  usernames: () => Iterable<string>;
}

export interface SignedIn {
  userId: string;
  outcome: 'known' | 'linked' | 'new';
}

export interface IdentityStore {
  addAttempt(stateHash: string, attempt: OauthAttempt): Promise<void>;
  /** It stays good; undefined for one that is unknown or over. `sealedIdentity`: who came back, if that was kept. */
  findAttempt(stateHash: string): Promise<(OauthAttempt & { sealedIdentity: string | null }) | undefined>;
  /** The provider's code works once: a sign-in that cannot be stored now goes on from here. */
  storeIdentity(stateHash: string, sealedIdentity: string): Promise<void>;
  /** Uses it up; undefined for one that is unknown or over. */
  takeAttempt(stateHash: string): Promise<OauthAttempt | undefined>;
  /**
   * The account of a person: the one that is linked; else the one that has confirmed the same address that the
   * provider has verified, which is linked; else a new one, never one that merely claims the address: its password
   * may be a stranger's. `usernames` are asked in turn for one that is free. Uses the attempt up and begins the
   * session, all or nothing; undefined where the attempt is used up.
   */
  signInByAttempt(
    attempt: { stateHash: string; sessionHash: string },
    person: ProviderIdentity,
    fresh: FreshAccount,
  ): Promise<SignedIn | undefined>;
  sweep(): Promise<void>;
}

const ATTEMPT_MINUTES = 10;

export function createIdentityStore({ queries }: Pick<Database, 'queries'>): IdentityStore {
  return {
    async addAttempt(stateHash, attempt) {
      const expiresAt = sql`now() + make_interval(mins => ${ATTEMPT_MINUTES})`;
      await queries.insert(oauthAttempts).values({ stateHash, ...attempt, expiresAt });
    },
    async findAttempt(stateHash) {
      const [row] = await queries
        .select({ ...attemptColumns, sealedIdentity: oauthAttempts.sealedIdentity })
        .from(oauthAttempts)
        .where(goodAttempt(stateHash));
      return row;
    },
    async storeIdentity(stateHash, sealedIdentity) {
      await queries.update(oauthAttempts).set({ sealedIdentity }).where(goodAttempt(stateHash));
    },
    takeAttempt: (stateHash) => takeAttempt(queries, stateHash),
    signInByAttempt: ({ stateHash, sessionHash }, person, fresh) =>
      queries.transaction(async (transaction) => {
        // First: of two who come with one attempt the second waits here, and finds it used up.
        if ((await takeAttempt(transaction, stateHash)) === undefined) return undefined;
        const signedIn = await signIn(transaction, person, fresh);
        await addSession(transaction, sessionHash, signedIn.userId);
        return signedIn;
      }),
    async sweep() {
      await queries.delete(oauthAttempts).where(lt(oauthAttempts.expiresAt, sql`now()`));
    },
  };
}

const attemptColumns = {
  provider: oauthAttempts.provider,
  nonce: oauthAttempts.nonce,
  codeVerifier: oauthAttempts.codeVerifier,
  returnPath: oauthAttempts.returnPath,
};

function goodAttempt(stateHash: string) {
  return and(eq(oauthAttempts.stateHash, stateHash), gt(oauthAttempts.expiresAt, sql`now()`));
}

async function takeAttempt(
  queries: Pick<Queries, 'delete'>,
  stateHash: string,
): Promise<OauthAttempt | undefined> {
  const [row] = await queries.delete(oauthAttempts).where(goodAttempt(stateHash)).returning(attemptColumns);
  return row;
}

async function signIn(
  transaction: Transaction,
  person: ProviderIdentity,
  fresh: FreshAccount,
): Promise<SignedIn> {
  const { provider, subject } = person;
  // Two answers of a provider at once would make two accounts.
  const lock = `${provider}:${subject}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [known] = await transaction
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  if (known !== undefined) return { userId: known.userId, outcome: 'known' };
  if (person.email !== null && person.emailVerified) await lockEmail(transaction, person.email);
  const sameId = await accountOfProvedEmail(transaction, person);
  const userId = sameId ?? (await addFresh(transaction, person, fresh));
  await transaction.insert(identities).values({ provider, subject, userId });
  return { userId, outcome: sameId === undefined ? 'new' : 'linked' };
}

/** Both sides must have proved the address: else whoever claims it first would get the other's account. */
async function accountOfProvedEmail(
  transaction: Transaction,
  { email, emailVerified }: ProviderIdentity,
): Promise<string | undefined> {
  if (email === null || !emailVerified) return undefined;
  const [row] = await transaction
    .select({ id: users.id, unproved: users.credentialsUnproved })
    .from(users)
    .where(and(eq(users.emailKey, nameKey(email)), isNotNull(users.emailConfirmedAt)))
    .for('update');
  if (row === undefined) return undefined;
  if (row.unproved) await voidUnproved(transaction, row.id);
  // Mailed to whoever read the address's mail before.
  await transaction
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, row.id), eq(mailTokens.kind, 'reset')));
  await endOtherClaims(transaction, email, row.id);
  return row.id;
}

async function addFresh(
  transaction: Transaction,
  { email, emailVerified, picture }: ProviderIdentity,
  { language, usernames }: FreshAccount,
): Promise<string> {
  const id = crypto.randomUUID();
  const proved = emailVerified ? email : null;
  // Who never confirmed the address cannot keep it from the one who has proved it.
  if (proved !== null) await endOtherClaims(transaction, proved);
  for (const username of usernames()) {
    const taken = await addAccount(transaction, {
      id,
      username,
      email: proved,
      ...(proved === null ? {} : { emailConfirmedAt: new Date() }),
      passwordHash: null,
      picture,
      language,
    });
    if (taken.length === 0) {
      if (proved === null && email !== null) {
        await transaction
          .update(users)
          .set({ emailWanted: email, emailWantedAt: sql`now()` })
          .where(eq(users.id, id));
      }
      return id;
    }
  }
  throw new Error('no username was free');
}
