import crypto from 'node:crypto';
import { newToken, sessionCookie, tokenHash } from '../../src/server/accounts/session-cookie.ts';
import type { Database } from '../../src/server/stores/database/database.ts';
import { users } from '../../src/server/stores/schema.ts';
import { createSessionStore } from '../../src/server/stores/accounts/session-store.ts';

/** Inserts a new user with a session into the database; `cookie` is for the header `Cookie`. */
export async function signIn(
  { queries }: Pick<Database, 'queries'>,
  username: string = `walker-${crypto.randomBytes(4).toString('hex')}`,
): Promise<{ userId: string; username: string; cookie: string }> {
  const userId = crypto.randomUUID();
  const email = `${username}@example.net`.toLowerCase();
  await queries.insert(users).values({
    id: userId,
    username,
    usernameKey: username.toLowerCase(),
    email,
    emailKey: email,
    language: 'en',
  });
  return { userId, username, cookie: await beginSession({ queries }, userId) };
}

/** Signs a user in on another device. */
export async function beginSession(database: Pick<Database, 'queries'>, userId: string): Promise<string> {
  const token = newToken();
  await createSessionStore(database).add(tokenHash(token), userId);
  return sessionCookie(token).split(';')[0] ?? '';
}
