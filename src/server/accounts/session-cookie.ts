import crypto from 'node:crypto';

/** The session cookie. */
export const SESSION_COOKIE = 'auth.session';
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** Max-Age of the cookie; the server decides when a session expires. */
export const SESSION_DAYS_MAX = 180;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** 256 random bits, in 43 characters. */
export function newToken(): string {
  return crypto.randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Only this hash of a token is stored, so that a leaked table gives no access. */
export function tokenHash(token: string): string {
  return crypto.createHash('sha256').update(token).digest('hex');
}

/** The session's token; undefined for a guest and for malformed tokens. */
export function sessionToken(headers: Headers): string | undefined {
  const value = readCookie(headers, SESSION_COOKIE);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** The first cookie of that name. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Value of `Set-Cookie` that starts a session. */
export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_DAYS_MAX * 86_400}; ${ATTRIBUTES}`;
}

export const ENDED_SESSION_COOKIE = `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
