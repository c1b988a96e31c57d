import { ACCOUNT_HEADER } from '../../contract/api-base.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { notesOf } from '../observability/request-notes.ts';
import type { SessionStore } from '../stores/accounts/session-store.ts';
import { newToken, sessionCookie, sessionToken, tokenHash } from './session-cookie.ts';

export interface Session {
  userId: string;
  /** Time of authentication by password or provider. */
  signedInAt: Date;
}

export type SessionOf = (request: Request) => Promise<Session | null>;

/** Sessions by the cookie `auth.session`. */
export interface Sessions {
  /** Null for a guest. */
  sessionOf: SessionOf;
  /** Starts a new session, ends the request's session and returns the `Set-Cookie` value. */
  start(request: Request, userId: string): Promise<string>;
  end(request: Request): Promise<void>;
  /** Finds a session by its token; undefined if unknown or expired. */
  find(token: string): Promise<Session | undefined>;
}

export function createSessions(store: SessionStore): Sessions {
  const end = async (request: Request): Promise<void> => {
    const token = sessionToken(request.headers);
    if (token !== undefined) await store.remove(tokenHash(token));
  };
  return {
    async sessionOf(request) {
      const token = sessionToken(request.headers);
      const session = token === undefined ? undefined : await store.find(tokenHash(token));
      if (!session || !isIntendedUser(request, session.userId)) return null;
      notesOf(request).userId = session.userId;
      return session;
    },
    async start(request, userId) {
      const token = newToken();
      await store.add(tokenHash(token), userId);
      await end(request);
      return sessionCookie(token);
    },
    end,
    find: (token) => store.find(tokenHash(token)),
  };
}

/**
 * Devices name the user that a request is meant for. If the cookie belongs to another user by now, the request counts
 * as not signed in, so that one user's changes never go into another account.
 */
export function isIntendedUser({ headers }: Request, userId: string): boolean {
  return (headers.get(ACCOUNT_HEADER) ?? userId) === userId;
}

/** @throws HttpProblem `not-signed-in` for a visitor */
export async function requireSession(sessionOf: SessionOf, request: Request): Promise<Session> {
  const session = await sessionOf(request);
  if (session === null) throw new HttpProblem('not-signed-in');
  return session;
}
