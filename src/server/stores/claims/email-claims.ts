import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mailTokens, outgoingMails, users } from '../schema.ts';
import { nameKey } from './name-key.ts';

/**
 * A claim on an address: an account has it as its current or pending address, not yet verified. Any number of accounts
 * may claim an address; the first to verify it gets it, and the other claims end.
 */

/** Lifetime of an unverified claim if mail is configured. */
export const CLAIM_DAYS = 7;

const wantedKey = sql`lower(${users.emailWanted})`;

/** Locks the address against concurrent claims and verifications until the transaction ends. */
export async function lockEmail(transaction: Pick<Queries, 'execute'>, email: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`email:${nameKey(email)}`}, 0))`,
  );
}

/**
 * After an account (or one about to be created) has verified the address: ends all other claims, and voids the links
 * and mails that would have verified them. Those accounts stay, without the address.
 */
export async function endOtherClaims(
  transaction: Pick<Queries, 'select' | 'update' | 'delete'>,
  email: string,
  exceptUserId?: string,
): Promise<void> {
  const key = nameKey(email);
  const other = exceptUserId === undefined ? undefined : ne(users.id, exceptUserId);
  const claimed = and(eq(users.emailKey, key), isNull(users.emailConfirmedAt), other);
  const wanted = and(eq(wantedKey, key), other);
  const claimants = await transaction.select({ id: users.id }).from(users).where(or(claimed, wanted));
  if (claimants.length === 0) return;
  const ids = claimants.map(({ id }) => id);
  await transaction.update(users).set({ email: null, emailKey: null }).where(claimed);
  await transaction.update(users).set({ emailWanted: null, emailWantedAt: null }).where(wanted);
  await transaction
    .delete(mailTokens)
    .where(and(inArray(mailTokens.userId, ids), eq(sql`lower(${mailTokens.email})`, key)));
  await transaction
    .delete(outgoingMails)
    .where(and(inArray(outgoingMails.userId, ids), eq(sql`lower(${outgoingMails.recipient})`, key)));
}

/** Expires claims that were not verified in time; returns how many. Accounts, names and documents stay. */
export async function expireClaims(queries: Pick<Queries, 'update'>): Promise<number> {
  const before = sql`now() - make_interval(days => ${CLAIM_DAYS})`;
  const claims = await queries
    .update(users)
    .set({ email: null, emailKey: null })
    .where(and(isNotNull(users.email), isNull(users.emailConfirmedAt), lt(users.createdAt, before)))
    .returning({ id: users.id });
  const changes = await queries
    .update(users)
    .set({ emailWanted: null, emailWantedAt: null })
    .where(and(isNotNull(users.emailWanted), lt(users.emailWantedAt, before)))
    .returning({ id: users.id });
  return claims.length + changes.length;
}
