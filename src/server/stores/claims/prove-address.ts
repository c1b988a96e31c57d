import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { identities, mailTokens, users } from '../schema.ts';
import { endOtherSessions } from '../accounts/session-store.ts';
import { endOtherClaims } from './email-claims.ts';
import { nameKey } from './name-key.ts';

/**
 * Makes the address the account's verified address; the transaction must hold `lockEmail`. Ends all other sessions and
 * voids links mailed before. False if the account does not claim the address.
 */
export async function proveAddress(
  transaction: Transaction,
  email: string,
  { userId, keptSessionHash }: { userId: string; keptSessionHash: string | undefined },
): Promise<boolean> {
  const emailKey = nameKey(email);
  const [account] = await transaction
    .select({ emailKey: users.emailKey, emailWanted: users.emailWanted })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (account === undefined) return false;
  const isWanted = account.emailWanted !== null && nameKey(account.emailWanted) === emailKey;
  if (!isWanted && account.emailKey !== emailKey) return false;
  await endOtherClaims(transaction, email, userId);
  await transaction
    .update(users)
    .set({
      email,
      emailKey,
      emailConfirmedAt: sql`now()`,
      credentialsUnproved: false,
      ...(isWanted ? { emailWanted: null, emailWantedAt: null } : {}),
    })
    .where(eq(users.id, userId));
  await transaction
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        or(eq(mailTokens.kind, 'reset'), eq(sql`lower(${mailTokens.email})`, emailKey)),
      ),
    );
  await endOtherSessions(transaction, userId, keptSessionHash);
  return true;
}

/** Voids the current credentials: the address was verified without them. */
export async function voidAccountCredentials(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(identities).where(eq(identities.userId, userId));
  await transaction.delete(mailTokens).where(eq(mailTokens.userId, userId));
  await endOtherSessions(transaction, userId, undefined);
  await transaction
    .update(users)
    .set({ passwordHash: null, emailWanted: null, emailWantedAt: null, credentialsUnproved: false })
    .where(eq(users.id, userId));
}
