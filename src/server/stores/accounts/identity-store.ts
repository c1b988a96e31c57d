import crypto from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../../model/base/locale.ts';
import { addAccount } from './account-store.ts';
import { endOtherClaims, lockEmail } from '../claims/email-claims.ts';
import { nameKey } from '../claims/name-key.ts';
import { voidAccountCredentials } from '../claims/prove-address.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { identities, mailTokens, oauthAttempts, users } from '../schema.ts';
import { addSession } from './session-store.ts';

export interface OauthAttempt {
  provider: string;
  nonce: string;
  codeVerifier: string;
  returnPath: string;
}

/** A user's identity at a provider. */
export interface ProviderIdentity {
  provider: string;
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  /** URL of a picture. */
  picture: string | null;
}

export interface AccountDefaults {
  language: Locale;
  usernames: () => Iterable<string>;
}

export interface SignedIn {
  userId: string;
  outcome: 'known' | 'linked' | 'new';
}

export interface IdentityStore {
  addAttempt(stateHash: string, attempt: OauthAttempt): Promise<void>;
  /**
   * Does not consume the attempt; undefined if unknown or expired. `sealedIdentity`: the returned identity, if stored.
   */
  findAttempt(stateHash: string): Promise<(OauthAttempt & { sealedIdentity: string | null }) | undefined>;
  /**
   * Stores the identity because the provider's code is single-use: a sign-in that cannot be completed now resumes here.
   */
  storeIdentity(stateHash: string, sealedIdentity: string): Promise<void>;
  /** Consumes the attempt; undefined if unknown or expired. */
  takeAttempt(stateHash: string): Promise<OauthAttempt | undefined>;
  /**
   * Finds or creates the account: the linked one; else the one that verified the same address as the provider, which
   * gets linked; else a new one. Never an account that merely claims the address: its password may be a stranger's.
   * Takes the first free one of `usernames`. Consumes the attempt and starts the session in the same transaction;
   * undefined if the attempt is already consumed.
   */
  signInByAttempt(
    attempt: { stateHash: string; sessionHash: string },
    identity: ProviderIdentity,
    fresh: AccountDefaults,
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
        .where(validAttempt(stateHash));
      return row;
    },
    async storeIdentity(stateHash, sealedIdentity) {
      await queries.update(oauthAttempts).set({ sealedIdentity }).where(validAttempt(stateHash));
    },
    takeAttempt: (stateHash) => takeAttempt(queries, stateHash),
    signInByAttempt: ({ stateHash, sessionHash }, identity, fresh) =>
      queries.transaction(async (transaction) => {
        // First, to serialize concurrent requests with one attempt: the second waits here and finds it consumed.
        if ((await takeAttempt(transaction, stateHash)) === undefined) return undefined;
        const signedIn = await signIn(transaction, identity, fresh);
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

function validAttempt(stateHash: string) {
  return and(eq(oauthAttempts.stateHash, stateHash), gt(oauthAttempts.expiresAt, sql`now()`));
}

async function takeAttempt(
  queries: Pick<Queries, 'delete'>,
  stateHash: string,
): Promise<OauthAttempt | undefined> {
  const [row] = await queries.delete(oauthAttempts).where(validAttempt(stateHash)).returning(attemptColumns);
  return row;
}

async function signIn(
  transaction: Transaction,
  identity: ProviderIdentity,
  fresh: AccountDefaults,
): Promise<SignedIn> {
  const { provider, subject } = identity;
  // Serialize concurrent sign-ins of one identity, which would create two accounts.
  const lock = `${provider}:${subject}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [known] = await transaction
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  if (known !== undefined) return { userId: known.userId, outcome: 'known' };
  if (identity.email !== null && identity.emailVerified) await lockEmail(transaction, identity.email);
  const sameId = await findVerifiedAccount(transaction, identity);
  const userId = sameId ?? (await createAccount(transaction, identity, fresh));
  await transaction.insert(identities).values({ provider, subject, userId });
  return { userId, outcome: sameId === undefined ? 'new' : 'linked' };
}

/** Both sides must have verified the address, otherwise the first claimant would take over the other's account. */
async function findVerifiedAccount(
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
  if (row.unproved) await voidAccountCredentials(transaction, row.id);
  // These links were mailed to a previous reader of the address.
  await transaction
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, row.id), eq(mailTokens.kind, 'reset')));
  await endOtherClaims(transaction, email, row.id);
  return row.id;
}

async function createAccount(
  transaction: Transaction,
  { email, emailVerified, picture }: ProviderIdentity,
  { language, usernames }: AccountDefaults,
): Promise<string> {
  const id = crypto.randomUUID();
  const proved = emailVerified ? email : null;
  // An unverified claim does not block the verified owner.
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
  throw new Error('no free username');
}
