import type { Queries } from '../database/database.ts';
import { mailTokens, oauthAttempts, outgoingMails, sessions } from '../schema.ts';

/**
 * After a copy came back nothing in it opens an account by itself: who logged out, ended the sessions elsewhere or
 * used a mailed link since the copy was made would find that undone. People log in again, and ask for another mail.
 * Accounts, passwords and the ways in by a provider stay.
 */
export async function voidCredentials(queries: Pick<Queries, 'delete'>): Promise<void> {
  for (const table of [sessions, mailTokens, oauthAttempts, outgoingMails]) await queries.delete(table);
}
