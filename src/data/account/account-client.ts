import type { User } from '../../contract/account.ts';
import type { Proof } from '../../contract/proof-of-work.ts';
import type { ProblemCode } from '../../contract/problem-status.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { askServer, isRecord, type ServerCall } from '../api/ask-server.ts';
import { focalQuery } from '../api/focal-query.ts';

/**
 * Client of the account endpoints. It changes nothing on the device: log in and out through `session.ts`, which also
 * switches the databases.
 */

/** Why a call failed. `offline`: no answer. `bad-answer`: an answer, but not from this site's server. */
export interface AccountFailure {
  ok: false;
  code: ProblemCode | 'offline' | 'bad-answer';
  /** User-facing, in the language of the page; empty for `offline` and `bad-answer`. */
  message: string;
  /** `path` names the field of the body. */
  fields: readonly { path: string; message: string }[];
  /** The server's `Retry-After`, or null. */
  retryAfterMs: number | null;
  /** Unparsed proof-of-work challenge; a retry with its solution is accepted (`messages/with-proof-of-work.ts`). */
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
  /** `login` is the username or the email. Wrong credentials are `not-signed-in`. */
  login(given: { login: string; password: string; proof?: Proof }): Promise<AccountResult<User>>;
  logout(): Promise<AccountResult<null>>;
  /** Null for a guest. */
  currentUser(): Promise<AccountResult<User | null>>;
  /** Null removes the picture or the location; a changed email takes effect once it is confirmed. */
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
  /** `not-signed-in` without a password where no account is logged in that the address could belong to. */
  confirmEmail(given: { token: string; password?: string }): Promise<AccountResult<null>>;
  resendEmail(): Promise<AccountResult<null>>;
  deleteAccount(given: { password?: string }): Promise<AccountResult<null>>;
  /** All data that the server stores about the user, as a JSON file. */
  exportAccount(): Promise<AccountResult<Blob>>;
  /** `focal`: focal point of the picture, 0 to 1 from the left and the top. */
  putUserImage(picture: Blob, focal?: { x: number; y: number }): Promise<AccountResult<User>>;
  putLanguage(language: Locale): Promise<AccountResult<User>>;
}

export interface AccountClientParts {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  locale: () => Locale;
}

const TIMEOUT_MS = 30_000;
/** Enough for a picture of 8 MiB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

export function createAccountClient(parts: AccountClientParts): AccountClient {
  const read = (path: string) => ask(parts, { method: 'GET', path });
  /** Every write has an idempotency key. */
  const write = (call: Omit<Call, 'key'>) => ask(parts, { ...call, key: uuidV7() });
  const writeUser = async (method: Call['method'], path: string, body: unknown, status?: 201) =>
    userOf(await write({ method, path, body, ...(status ? { status } : {}) }));
  const writeEmpty = async (
    method: Call['method'],
    path: string,
    body?: unknown,
  ): Promise<AccountResult<null>> => {
    const answer = await write({ method, path, body, status: 204 });
    return answer.ok ? { ok: true, value: null } : answer;
  };
  return {
    signup: (given) => writeUser('POST', '/signup', given, 201),
    login: (given) => writeUser('POST', '/login', given),
    logout: () => writeEmpty('GET', '/logout'),
    currentUser: async () => userOrNull(await read('/users/current')),
    patchUser: (patch) => writeUser('PATCH', '/users/current', patch),
    changePassword: (given) => writeEmpty('PUT', '/users/password', given),
    forgotPassword: (given) => writeEmpty('POST', '/users/password/forgot', given),
    resetPassword: (given) => writeEmpty('POST', '/users/password/reset', given),
    confirmEmail: (given) => writeEmpty('POST', '/users/email/confirm', given),
    resendEmail: () => writeEmpty('POST', '/users/email/resend', {}),
    deleteAccount: (given) => writeEmpty('DELETE', '/users/current', given),
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
    const rejected = { ok: false as const, code, message, fields: errors, retryAfterMs };
    return challenge === undefined ? rejected : { ...rejected, challenge };
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

/** Parsed by hand, since zod is never loaded on the page's thread. Undefined where it is not a user. */
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
