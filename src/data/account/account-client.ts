import type { User } from '../../contract/account.ts';
import type { Proof } from '../../contract/proof-of-work.ts';
import type { ProblemCode } from '../../contract/problem-status.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { askServer, isRecord, type ServerCall } from '../api/ask-server.ts';
import { focalQuery } from '../api/focal-query.ts';

/**
 * The calls of accounts. They say what the server said and change nothing on the device: who signs in or out
 * does so through `session.ts`, which also takes the databases along.
 */

/** Why a call came to nothing. `offline`: nobody answered. `bad-answer`: somebody did, but not this site's server. */
export interface AccountFailure {
  ok: false;
  code: ProblemCode | 'offline' | 'bad-answer';
  /** For people, in the language of the page; empty for the two codes of the device. */
  message: string;
  /** `path` names the field of the body. */
  fields: readonly { path: string; message: string }[];
  /** What the server asked to wait, or null. */
  retryAfterMs: number | null;
  /** As it came: work that lets the same call through (`proof/with-work.ts`). */
  challenge?: unknown;
}
export type AccountResult<T> = { ok: true; value: T } | AccountFailure;

export interface AccountClient {
  signup(given: {
    username: string;
    email: string;
    password: string;
    language: Locale;
    proof?: Proof;
  }): Promise<AccountResult<User>>;
  /** `login` is the username or the email. A wrong pair is `not-signed-in`. */
  login(given: { login: string; password: string; proof?: Proof }): Promise<AccountResult<User>>;
  logout(): Promise<AccountResult<null>>;
  /** Null for a visitor. */
  currentUser(): Promise<AccountResult<User | null>>;
  /** Null takes the picture or the place away; a changed email counts once it is confirmed. */
  patchUser(patch: {
    username?: string;
    email?: string;
    image_uri?: null;
    location?: string | null;
  }): Promise<AccountResult<User>>;
  /** Without `current` where the account has no password yet. */
  changePassword(given: { current?: string; password: string }): Promise<AccountResult<null>>;
  forgotPassword(given: { email: string; language?: Locale; proof?: Proof }): Promise<AccountResult<null>>;
  resetPassword(given: { token: string; password: string }): Promise<AccountResult<null>>;
  /** `not-signed-in` without a password where nobody is signed in whose address it could be. */
  confirmEmail(given: { token: string; password?: string }): Promise<AccountResult<null>>;
  resendEmail(): Promise<AccountResult<null>>;
  deleteAccount(given: { password?: string }): Promise<AccountResult<null>>;
  /** All that is kept about the person, as a JSON file. */
  exportAccount(): Promise<AccountResult<Blob>>;
  /** `focal`: where the interesting part lies, 0 to 1 from the left and the top. */
  putUserImage(picture: Blob, focal?: { x: number; y: number }): Promise<AccountResult<User>>;
  putLanguage(language: Locale): Promise<AccountResult<User>>;
}

export interface AccountClientParts {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  locale: () => Locale;
}

const TIMEOUT_MS = 30_000;
/** A picture of 8 MiB over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000;

export function createAccountClient(parts: AccountClientParts): AccountClient {
  const read = (path: string) => ask(parts, { method: 'GET', path });
  /** Whoever changes something wants a receipt for it. */
  const write = (call: Omit<Call, 'key'>) => ask(parts, { ...call, key: uuidV7() });
  const writeUser = async (method: Call['method'], path: string, body: unknown, status?: 201) =>
    userOf(await write({ method, path, body, ...(status ? { status } : {}) }));
  const tell = async (method: Call['method'], path: string, body?: unknown): Promise<AccountResult<null>> => {
    const answer = await write({ method, path, body, status: 204 });
    return answer.ok ? { ok: true, value: null } : answer;
  };
  return {
    signup: (given) => writeUser('POST', '/signup', given, 201),
    login: (given) => writeUser('POST', '/login', given),
    logout: () => tell('GET', '/logout'),
    currentUser: async () => userOrNull(await read('/users/current')),
    patchUser: (patch) => writeUser('PATCH', '/users/current', patch),
    changePassword: (given) => tell('PUT', '/users/password', given),
    forgotPassword: (given) => tell('POST', '/users/password/forgot', given),
    resetPassword: (given) => tell('POST', '/users/password/reset', given),
    confirmEmail: (given) => tell('POST', '/users/email/confirm', given),
    resendEmail: () => tell('POST', '/users/email/resend', {}),
    deleteAccount: (given) => tell('DELETE', '/users/current', given),
    async exportAccount() {
      const answer = await read('/users/current/export');
      if (!answer.ok) return answer;
      const text = JSON.stringify(answer.value, null, 2);
      return { ok: true, value: new Blob([text], { type: 'application/json' }) };
    },
    async putUserImage(picture, focal) {
      const path = `/users/current/image${focal ? `?${focalQuery(focal)}` : ''}`;
      return userOf(await write({ method: 'PUT', path, body: picture, timeoutMs: UPLOAD_TIMEOUT_MS }));
    },
    putLanguage: (language) => writeUser('PUT', '/users/language', { language }),
  };
}

export const accountClient = createAccountClient({
  fetch: (address, init) => fetch(address, init),
  locale: () => (document.documentElement.lang === 'de' ? 'de' : 'en'),
});

type Call = Pick<ServerCall, 'method' | 'path' | 'body' | 'key' | 'status' | 'timeoutMs'>;

async function ask({ fetch, locale }: AccountClientParts, call: Call): Promise<AccountResult<unknown>> {
  const headers = { 'Content-Language': locale() };
  const reply = await askServer(fetch, { timeoutMs: TIMEOUT_MS, ...call, headers });
  if (reply.kind === 'answer') return { ok: true, value: reply.body };
  if (reply.kind === 'problem') {
    const { code, message, errors, retryAfterMs } = reply;
    const { challenge } = reply.body;
    const refused = { ok: false as const, code, message, fields: errors, retryAfterMs };
    return challenge === undefined ? refused : { ...refused, challenge };
  }
  console.warn(`${call.path}:`, reply);
  return failure(reply.kind === 'unreached' ? 'offline' : 'bad-answer');
}

function userOf(answer: AccountResult<unknown>): AccountResult<User> {
  const user = userOrNull(answer);
  if (!user.ok) return user;
  return user.value ? { ok: true, value: user.value } : failure('bad-answer');
}

function userOrNull(answer: AccountResult<unknown>): AccountResult<User | null> {
  if (!answer.ok) return answer;
  if (!isRecord(answer.value)) return failure('bad-answer');
  const given = answer.value['user'];
  const user = given === null ? null : readUser(given);
  return user === undefined ? failure('bad-answer') : { ok: true, value: user };
}

/** By hand: the schemas' library never loads on the page's own thread. Undefined where it is no user. */
export function readUser(value: unknown): User | undefined {
  if (!isRecord(value)) return undefined;
  const { id, username, language, createdAt, providers } = value;
  if (typeof id !== 'string' || typeof username !== 'string' || typeof createdAt !== 'string') {
    return undefined;
  }
  return {
    id,
    username,
    email: textOrNull(value['email']),
    emailConfirmed: value['emailConfirmed'] === true,
    emailWanted: textOrNull(value['emailWanted']),
    image_uri: textOrNull(value['image_uri']),
    location: textOrNull(value['location']),
    language: language === 'de' ? 'de' : 'en',
    hasPassword: value['hasPassword'] === true,
    providers: Array.isArray(providers) ? providers.filter((name) => typeof name === 'string') : [],
    createdAt,
  };
}

function failure(code: 'offline' | 'bad-answer'): AccountFailure {
  return { ok: false, code, message: '', fields: [], retryAfterMs: null };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
