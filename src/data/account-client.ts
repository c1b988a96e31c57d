import type { User } from '../contract/account.ts';
import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import type { Proof } from '../contract/messages.ts';
import type { ProblemCode } from '../contract/problem.ts';
import type { Locale } from '../model/locale.ts';

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
  const json = (method: string, path: string, body?: unknown) => ask(parts, { method, path, body });
  return {
    signup: async (given) => userOf(await json('POST', '/signup', given)),
    login: async (given) => userOf(await json('POST', '/login', given)),
    logout: async () => nothing(await json('GET', '/logout')),
    currentUser: async () => userOrNull(await json('GET', '/users/current')),
    patchUser: async (patch) => userOf(await json('PATCH', '/users/current', patch)),
    changePassword: async (given) => nothing(await json('PUT', '/users/password', given)),
    forgotPassword: async (given) => nothing(await json('POST', '/users/password/forgot', given)),
    resetPassword: async (given) => nothing(await json('POST', '/users/password/reset', given)),
    confirmEmail: async (given) => nothing(await json('POST', '/users/email/confirm', given)),
    resendEmail: async () => nothing(await json('POST', '/users/email/resend', {})),
    deleteAccount: async (given) => nothing(await json('DELETE', '/users/current', given)),
    async exportAccount() {
      const answer = await json('GET', '/users/current/export');
      if (!answer.ok) return answer;
      const text = JSON.stringify(answer.value, null, 2);
      return { ok: true, value: new Blob([text], { type: 'application/json' }) };
    },
    async putUserImage(picture, focal) {
      const query = focal ? `?fp-x=${partOfSide(focal.x)}&fp-y=${partOfSide(focal.y)}` : '';
      return userOf(await ask(parts, { method: 'PUT', path: `/users/current/image${query}`, picture }));
    },
    putLanguage: async (language) => userOf(await json('PUT', '/users/language', { language })),
  };
}

export const accountClient = createAccountClient({
  fetch: (address, init) => fetch(address, init),
  locale: () => (document.documentElement.lang === 'de' ? 'de' : 'en'),
});

/** With the four digits that the call takes. */
function partOfSide(value: number): string {
  return String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000);
}

interface Call {
  method: string;
  path: string;
  body?: unknown;
  picture?: Blob;
}

/** The body of the answer; null where it has none. */
async function ask({ fetch, locale }: AccountClientParts, call: Call): Promise<AccountResult<unknown>> {
  const { method, path, body, picture } = call;
  const headers: Record<string, string> = {
    'Content-Language': locale(),
    [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
  };
  if (picture) headers['Content-Type'] = picture.type;
  else if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = picture ?? (body === undefined ? null : JSON.stringify(body));
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(picture ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
    response = await fetch(`${API_BASE}${path}`, { method, headers, body: sent, cache: 'no-store', signal });
    text = await response.text();
  } catch (error) {
    console.warn(`${path} was not reached`, error);
    return failure('offline');
  }
  if (response.ok && text === '') return { ok: true, value: null };
  const value = parsed(text);
  if (!response.ok) return problemOf(response, value);
  return value === undefined ? failure('bad-answer') : { ok: true, value };
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

function nothing(answer: AccountResult<unknown>): AccountResult<null> {
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Known to be whole by its type. */
const CODES = Object.keys({
  'bad-request': true,
  'not-signed-in': true,
  forbidden: true,
  'not-found': true,
  'method-not-allowed': true,
  conflict: true,
  'version-mismatch': true,
  'too-large': true,
  'unsupported-type': true,
  invalid: true,
  'client-outdated': true,
  'precondition-required': true,
  'too-many-requests': true,
  internal: true,
  unavailable: true,
} satisfies Record<ProblemCode, true>);

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && CODES.includes(code);
}

function problemOf(response: Response, value: unknown): AccountFailure {
  if (!isRecord(value) || !isProblemCode(value['code'])) return failure('bad-answer');
  const { code, message, errors, challenge } = value;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const fields = (Array.isArray(errors) ? errors : []).flatMap((field: unknown) =>
    isRecord(field) && typeof field['path'] === 'string'
      ? [{ path: field['path'], message: textOrNull(field['message']) ?? '' }]
      : [],
  );
  return {
    ok: false,
    code,
    message: typeof message === 'string' ? message : '',
    fields,
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null,
    ...(challenge === undefined ? {} : { challenge }),
  };
}

function failure(code: 'offline' | 'bad-answer'): AccountFailure {
  return { ok: false, code, message: '', fields: [], retryAfterMs: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The answer is no JSON', error);
    return undefined;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
