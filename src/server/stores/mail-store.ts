import crypto from 'node:crypto';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import {
  type Account,
  accountColumns,
  nameKey,
  releaseUnconfirmedEmail,
  setPassword,
} from './account-store.ts';
import type { Database } from './database.ts';
import { mailTokens, outgoingMails, users } from './schema.ts';
import { isUniqueViolation } from './unique-violation.ts';

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
   * is good no more.
   */
  resetPassword(tokenHash: string, passwordHash: string): Promise<boolean>;
  /** Uses the token up; its address becomes the account's. False where it is good no more. */
  confirmEmail(tokenHash: string): Promise<boolean>;
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
      const expiresAt = sql`now() + make_interval(mins => ${TOKEN_MINUTES})`;
      await queries.insert(mailTokens).values({ ...token, expiresAt });
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
        const [token] = await transaction
          .delete(mailTokens)
          .where(goodToken(tokenHash, 'reset'))
          .returning({ userId: mailTokens.userId, email: mailTokens.email });
        if (token === undefined) return false;
        const [account] = await transaction
          .select({ emailKey: users.emailKey })
          .from(users)
          .where(eq(users.id, token.userId));
        // Mailed to an address that is the account's no more.
        if (account?.emailKey !== nameKey(token.email)) return false;
        await setPassword(transaction, token.userId, passwordHash, undefined);
        // Whoever had the account before may have asked for an address of their own: its link would win it back.
        await transaction.update(users).set({ emailWanted: null }).where(eq(users.id, token.userId));
        return true;
      }),
    async confirmEmail(tokenHash) {
      try {
        return await queries.transaction(async (transaction) => {
          const [token] = await transaction
            .delete(mailTokens)
            .where(goodToken(tokenHash, 'email'))
            .returning({ userId: mailTokens.userId, email: mailTokens.email });
          if (token === undefined) return false;
          const { userId, email } = token;
          const emailKey = nameKey(email);
          const [account] = await transaction
            .select({ emailKey: users.emailKey, emailWanted: users.emailWanted })
            .from(users)
            .where(eq(users.id, userId));
          if (account === undefined) return false;
          const isWanted = account.emailWanted !== null && nameKey(account.emailWanted) === emailKey;
          if (!isWanted && account.emailKey !== emailKey) return false;
          await releaseUnconfirmedEmail(transaction, email, userId);
          await transaction
            .update(users)
            .set({
              email,
              emailKey,
              emailConfirmedAt: sql`now()`,
              ...(isWanted ? { emailWanted: null } : {}),
            })
            .where(eq(users.id, userId));
          return true;
        });
      } catch (error) {
        // Another account confirmed the address before.
        if (isUniqueViolation(error)) return false;
        throw error;
      }
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

function goodToken(tokenHash: string, kind: TokenKind) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.kind, kind),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
