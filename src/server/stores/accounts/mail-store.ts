import crypto from 'node:crypto';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { type Account, accountColumns, setPassword } from './account-store.ts';
import { endOtherClaims, lockEmail } from '../claims/email-claims.ts';
import { nameKey } from '../claims/name-key.ts';
import { proveAddress, voidUnproved } from '../claims/prove-address.ts';
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
  /** The address that it is sent to. */
  email: string;
}

/** Who proves an address: an account whose session or password came with the link. */
export interface Prover {
  userId: string;
  /** Of the session that came along. */
  keptSessionHash: string | undefined;
}

/** Mails to people that wait to be sent, and the tokens of their links. */
export interface MailStore {
  queue(mail: NewMail): Promise<void>;
  /** The oldest that is due, for this process alone; due again later, after a longer time with each attempt. */
  claim(): Promise<WaitingMail | undefined>;
  /** It was sent: nothing of it stays. */
  done(id: string): Promise<void>;
  dueNow(): Promise<void>;
  addToken(token: NewToken): Promise<void>;
  /** Whose password a token would set; it stays good. */
  resetAccount(tokenHash: string): Promise<Account | undefined>;
  /**
   * Uses the token up, sets the password, ends every session, and no other address is wanted any more; false where it
   * is good no more. An account that only claimed the address has proved it then, and loses what opened it before.
   */
  resetPassword(tokenHash: string, passwordHash: string): Promise<boolean>;
  /** The address that a token proves, and the account that it was mailed for; it stays good. */
  emailToken(tokenHash: string): Promise<{ userId: string; email: string } | undefined>;
  /**
   * Uses the token up; its address becomes the account's, every other claim on it ends, and so does every session of
   * the account but the named one. False where the token is good no more, or the account does not claim the address.
   */
  confirmEmail(tokenHash: string, by: Prover): Promise<boolean>;
  /** It works no more. */
  spendToken(tokenHash: string): Promise<void>;
  /** Removes tokens that are over and mails that waited too long. Answers how many of these. */
  sweep(): Promise<number>;
}

export const TOKEN_MINUTES = 60;
/** What was asked for yesterday is no news today. */
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
        // Again whether it is due: another process may have claimed it between the two.
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
      // None for an account that went while the mail waited.
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
        .where(goodToken(tokenHash, 'reset'));
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
        // Mailed to an address that is the account's no more.
        if (account === undefined || account.emailKey !== nameKey(token.email)) return false;
        // Whoever reads the mail proves the address by it; nothing that opened the account before has.
        if (account.unproved || account.confirmedAt === null) await voidUnproved(transaction, token.userId);
        if (account.confirmedAt === null) {
          await transaction
            .update(users)
            .set({ emailConfirmedAt: sql`now()` })
            .where(eq(users.id, token.userId));
        }
        await endOtherClaims(transaction, token.email, token.userId);
        await setPassword(transaction, token.userId, passwordHash, undefined);
        // Whoever had the account before may have asked for an address of their own: its link would win it back.
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
        .where(goodToken(tokenHash, 'email'));
      return row;
    },
    async confirmEmail(tokenHash, prover) {
      try {
        return await queries.transaction(async (transaction) => {
          const token = await takeToken(transaction, tokenHash, 'email');
          return token !== undefined && (await proveAddress(transaction, token.email, prover));
        });
      } catch (error) {
        // Another account confirmed the address before.
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

/** Uses a token up. The address is held before any row: whoever else proves it waits there, not in the middle. */
async function takeToken(transaction: Transaction, tokenHash: string, kind: TokenKind) {
  const token = { userId: mailTokens.userId, email: mailTokens.email };
  const [known] = await transaction.select(token).from(mailTokens).where(goodToken(tokenHash, kind));
  if (known === undefined) return undefined;
  await lockEmail(transaction, known.email);
  const [taken] = await transaction.delete(mailTokens).where(goodToken(tokenHash, kind)).returning(token);
  return taken;
}

function goodToken(tokenHash: string, kind: TokenKind) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.kind, kind),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
