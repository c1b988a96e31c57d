import crypto from 'node:crypto';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { type Account, accountColumns, setPassword } from './account-store.ts';
import { endOtherClaims, lockEmail } from '../claims/email-claims.ts';
import { nameKey } from '../claims/name-key.ts';
import { proveAddress, voidAccountCredentials } from '../claims/prove-address.ts';
import type { Database, Transaction } from '../database/database.ts';
import { mailTokens, outgoingMails, users } from '../schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';

export interface NewMail {
  userId: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
}
export interface WaitingMail extends NewMail {
  id: string;
  createdAt: Date;
}

export type TokenKind = 'reset' | 'email';
export interface NewToken {
  tokenHash: string;
  userId: string;
  kind: TokenKind;
  /** Recipient address. */
  email: string;
}

/** Account that verifies an address, authenticated by session or password in addition to the link. */
export interface Prover {
  userId: string;
  /** Hash of the request's session, which stays valid. */
  keptSessionHash: string | undefined;
}

/** Queue of outgoing mails, and the tokens of their links. */
export interface MailStore {
  queue(mail: NewMail): Promise<void>;
  /** Claims the oldest due mail for this process; it becomes due again with exponential backoff. */
  claim(): Promise<WaitingMail | undefined>;
  /** Deletes a sent mail. */
  done(id: string): Promise<void>;
  dueNow(): Promise<void>;
  addToken(token: NewToken): Promise<void>;
  /** The account whose password a token resets; does not consume the token. */
  resetAccount(tokenHash: string): Promise<Account | undefined>;
  /**
   * Consumes the token, sets the password, ends every session and cancels a pending change of address; false if the
   * token is no longer valid. For an account that had only claimed the address, this verifies it and voids the previous
   * credentials.
   */
  resetPassword(tokenHash: string, passwordHash: string): Promise<boolean>;
  /** The address that a token verifies and the account it was mailed for; does not consume the token. */
  emailToken(tokenHash: string): Promise<{ userId: string; email: string } | undefined>;
  /**
   * Consumes the token: its address becomes the account's, all other claims on it end, and so do the account's sessions
   * except the prover's. False if the token is no longer valid or the account does not claim the address.
   */
  confirmEmail(tokenHash: string, by: Prover): Promise<boolean>;
  /** Invalidates the token. */
  spendToken(tokenHash: string): Promise<void>;
  /** Purges expired tokens and mails. Returns the number of expired mails. */
  sweep(): Promise<number>;
}

export const TOKEN_MINUTES = 60;
/** Expiry of queued mails. */
const MAIL_HOURS_MAX = 24;
const FIRST_WAIT_SECONDS = 30;
const DOUBLINGS_MAX = 6;

export function createMailStore({ queries }: Pick<Database, 'queries'>): MailStore {
  const isDue = lte(outgoingMails.nextAt, sql`now()`);

  return {
    async queue(mail) {
      await queries.insert(outgoingMails).values({ id: crypto.randomUUID(), ...mail });
    },
    async claim() {
      const oldest = queries
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .where(isDue)
        .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.id))
        .limit(1);
      const [row] = await queries
        .update(outgoingMails)
        .set({
          attempts: sql`${outgoingMails.attempts} + 1`,
          nextAt: sql`now() + make_interval(secs => ${FIRST_WAIT_SECONDS} * power(2, least(${outgoingMails.attempts}, ${DOUBLINGS_MAX})))`,
        })
        // Check the due time again: another process may have claimed the mail after the subquery ran.
        .where(and(eq(outgoingMails.id, sql`(${oldest})`), isDue))
        .returning({
          id: outgoingMails.id,
          userId: outgoingMails.userId,
          recipient: outgoingMails.recipient,
          subject: outgoingMails.subject,
          textBody: outgoingMails.textBody,
          htmlBody: outgoingMails.htmlBody,
          createdAt: outgoingMails.createdAt,
        });
      return row;
    },
    async done(id) {
      await queries.delete(outgoingMails).where(eq(outgoingMails.id, id));
    },
    async dueNow() {
      await queries.update(outgoingMails).set({ nextAt: sql`now()` });
    },
    async addToken(token) {
      const { tokenHash, userId, kind, email } = token;
      // Inserts nothing if the account was deleted while the mail was queued.
      await queries.execute(
        sql`insert into ${mailTokens} (token_hash, user_id, kind, email, expires_at)
          select ${tokenHash}::text, id, ${kind}::text, ${email}::text, now() + make_interval(mins => ${TOKEN_MINUTES})
          from ${users} where id = ${userId}`,
      );
    },
    async resetAccount(tokenHash) {
      const [row] = await queries
        .select(accountColumns)
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(validToken(tokenHash, 'reset'));
      return row;
    },
    resetPassword: (tokenHash, passwordHash) =>
      queries.transaction(async (transaction) => {
        const token = await takeToken(transaction, tokenHash, 'reset');
        if (token === undefined) return false;
        const [account] = await transaction
          .select({
            emailKey: users.emailKey,
            confirmedAt: users.emailConfirmedAt,
            unproved: users.credentialsUnproved,
          })
          .from(users)
          .where(eq(users.id, token.userId))
          .for('update');
        // Mailed to an address that no longer belongs to the account.
        if (account === undefined || account.emailKey !== nameKey(token.email)) return false;
        // Only reading the mail proves ownership of the address; the account's earlier credentials never did.
        if (account.unproved || account.confirmedAt === null)
          await voidAccountCredentials(transaction, token.userId);
        if (account.confirmedAt === null) {
          await transaction
            .update(users)
            .set({ emailConfirmedAt: sql`now()` })
            .where(eq(users.id, token.userId));
        }
        await endOtherClaims(transaction, token.email, token.userId);
        await setPassword(transaction, token.userId, passwordHash, undefined);
        // A previous holder of the account may have requested a change to their own address, whose link would give
        // them the account back.
        await transaction
          .update(users)
          .set({ emailWanted: null, emailWantedAt: null })
          .where(eq(users.id, token.userId));
        return true;
      }),
    async emailToken(tokenHash) {
      const [row] = await queries
        .select({ userId: mailTokens.userId, email: mailTokens.email })
        .from(mailTokens)
        .where(validToken(tokenHash, 'email'));
      return row;
    },
    async confirmEmail(tokenHash, prover) {
      try {
        return await queries.transaction(async (transaction) => {
          const token = await takeToken(transaction, tokenHash, 'email');
          return token !== undefined && (await proveAddress(transaction, token.email, prover));
        });
      } catch (error) {
        // Another account has verified the address meanwhile.
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    async spendToken(tokenHash) {
      await queries.delete(mailTokens).where(eq(mailTokens.tokenHash, tokenHash));
    },
    async sweep() {
      await queries.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
      const late = await queries
        .delete(outgoingMails)
        .where(lt(outgoingMails.createdAt, sql`now() - make_interval(hours => ${MAIL_HOURS_MAX})`))
        .returning({ id: outgoingMails.id });
      return late.length;
    },
  };
}

/**
 * Consumes a token. Locks the address before any row, so that concurrent verifications wait at the start, not halfway.
 */
async function takeToken(transaction: Transaction, tokenHash: string, kind: TokenKind) {
  const token = { userId: mailTokens.userId, email: mailTokens.email };
  const [known] = await transaction.select(token).from(mailTokens).where(validToken(tokenHash, kind));
  if (known === undefined) return undefined;
  await lockEmail(transaction, known.email);
  const [taken] = await transaction.delete(mailTokens).where(validToken(tokenHash, kind)).returning(token);
  return taken;
}

function validToken(tokenHash: string, kind: TokenKind) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.kind, kind),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
