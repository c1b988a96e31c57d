import type { Queries } from '../database/database.ts';
import { mailTokens, oauthAttempts, outgoingMails, sessions } from '../schema.ts';

/**
 * Voids sessions and tokens after a restore: otherwise log-outs, ended sessions and used links since the backup would
 * be undone. Users log in again and request new mails. Accounts, passwords and linked providers stay.
 */
export async function voidCredentials(queries: Pick<Queries, 'delete'>): Promise<void> {
  for (const table of [sessions, mailTokens, oauthAttempts, outgoingMails]) await queries.delete(table);
}
