import type { User } from '../../contract/account.ts';
import { ACCOUNT_CALLS } from '../../contract/api/account-calls.ts';
import type { ApiAddress, ApiCall } from '../../contract/api/api-call.ts';
import { currentUserAnswer, userAnswer } from '../../contract/api/page-answers.ts';
import type { Proof } from '../../contract/proof-of-work.ts';
import type { ProblemCode } from '../../contract/problem-status.ts';
import type { Locale } from '../../model/base/locale.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { type ApiRequest, callApi, deviceFetch, type Fetch, SHORT_TIMEOUT_MS } from '../api/call-api.ts';
import { callLocale } from '../api/call-locale.ts';
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
  /** Without `current` if the account has no password yet. */
  changePassword(given: { current?: string; password: string }): Promise<AccountResult<null>>;
  forgotPassword(given: { email: string; language?: Locale; proof?: Proof }): Promise<AccountResult<null>>;
  resetPassword(given: { token: string; password: string }): Promise<AccountResult<null>>;
  /** `not-signed-in` without a password if no account is logged in that the address could belong to. */
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
  fetch: Fetch;
  locale: () => Locale;
}

export function createAccountClient({ fetch, locale }: AccountClientParts): AccountClient {
  async function ask<Path extends string, T>(
    call: ApiCall<Path>,
    request: ApiRequest<T> & ApiAddress<Path>,
  ): Promise<AccountResult<T>> {
    const common = {
      locale: locale(),
      ...(request.body instanceof Blob ? {} : { timeoutMs: SHORT_TIMEOUT_MS }),
    };
    const reply = await callApi(call, { ...common, ...request }, fetch);
    if (reply.kind === 'answer') return { ok: true, value: reply.body };
    if (reply.kind === 'problem') {
      const { code, message, errors, retryAfterMs } = reply;
      const { challenge } = reply.body;
      const rejected = { ok: false as const, code, message, fields: errors, retryAfterMs };
      return challenge === undefined ? rejected : { ...rejected, challenge };
    }
    const failed = { ok: false as const, message: '', fields: [], retryAfterMs: null };
    // A state that the page shows, not an error.
    if (reply.kind === 'unreached') return { ...failed, code: 'offline' };
    console.warn(`${call.path}:`, reply);
    return { ...failed, code: 'bad-answer' };
  }
  /** Every write has an idempotency key. */
  const writeUser = async (call: ApiCall, body: unknown, query = {}) => {
    const answer = await ask(call, { body, query, key: uuidV7(), shape: userAnswer });
    return answer.ok ? { ok: true as const, value: answer.value.user } : answer;
  };
  const writeEmpty = async (call: ApiCall, body?: unknown): Promise<AccountResult<null>> => {
    const answer = await ask(call, { body, key: uuidV7() });
    return answer.ok ? { ok: true, value: null } : answer;
  };
  return {
    signup: (given) => writeUser(ACCOUNT_CALLS.signup, given),
    login: (given) => writeUser(ACCOUNT_CALLS.login, given),
    logout: () => writeEmpty(ACCOUNT_CALLS.logout),
    async currentUser() {
      const answer = await ask(ACCOUNT_CALLS.currentUser, { shape: currentUserAnswer });
      return answer.ok ? { ok: true, value: answer.value.user } : answer;
    },
    patchUser: (patch) => writeUser(ACCOUNT_CALLS.patchUser, patch),
    changePassword: (given) => writeEmpty(ACCOUNT_CALLS.putPassword, given),
    forgotPassword: (given) => writeEmpty(ACCOUNT_CALLS.forgotPassword, given),
    resetPassword: (given) => writeEmpty(ACCOUNT_CALLS.resetPassword, given),
    confirmEmail: (given) => writeEmpty(ACCOUNT_CALLS.confirmEmail, given),
    resendEmail: () => writeEmpty(ACCOUNT_CALLS.resendEmail, {}),
    deleteAccount: (given) => writeEmpty(ACCOUNT_CALLS.deleteUser, given),
    async exportAccount() {
      const answer = await ask(ACCOUNT_CALLS.exportUser, {});
      if (!answer.ok) return answer;
      const text = JSON.stringify(answer.value, null, 2);
      return { ok: true, value: new Blob([text], { type: 'application/json' }) };
    },
    putUserImage: (picture, focal) =>
      writeUser(ACCOUNT_CALLS.putUserImage, picture, focal && focalQuery(focal)),
    putLanguage: (language) => writeUser(ACCOUNT_CALLS.putLanguage, { language }),
  };
}

export const accountClient = createAccountClient({
  fetch: deviceFetch,
  locale: callLocale,
});
