import { ACCOUNT_HEADER } from '../../contract/api-base.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { SessionStore } from '../stores/accounts/session-store.ts';
import { newToken, sessionCookie, sessionToken, tokenHash } from './session-cookie.ts';

export interface Session {
  userId: string;
  /** When the person proved who they are, by password or provider. */
  signedInAt: Date;
}

export type SessionOf = (request: Request) => Promise<Session | null>;

/** Who is signed in, by the cookie `auth.session`. */
export interface Sessions {
  /** Null for a visitor. */
  sessionOf: SessionOf;
  /** Begins a new session and ends the one that the request came with; answers the `Set-Cookie`. */
  begin(request: Request, userId: string): Promise<string>;
  end(request: Request): Promise<void>;
  /** By its token, whichever way that was stored; undefined for one that is unknown or over. */
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
      return session && isMeant(request, session.userId) ? session : null;
    },
    async begin(request, userId) {
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
 * A device says whose things it is about. Where the cookie has become somebody else's meanwhile, nobody is signed
 * in for this request: what one person wrote is never put into another one's account.
 */
export function isMeant({ headers }: Request, userId: string): boolean {
  return (headers.get(ACCOUNT_HEADER) ?? userId) === userId;
}

/** @throws HttpProblem `not-signed-in` for a visitor */
export async function requireSession(sessionOf: SessionOf, request: Request): Promise<Session> {
  const session = await sessionOf(request);
  if (session === null) throw new HttpProblem('not-signed-in');
  return session;
}
