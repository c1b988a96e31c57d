import type { Hono } from 'hono';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { countOrWork } from '../../accounts/ask-for-work.ts';
import { sessionToken, tokenHash } from '../../accounts/session-cookie.ts';
import { requireSession } from '../../accounts/sessions.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { checkOwnOrigin } from '../../http/own-origin.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { Account } from '../../stores/accounts/account-store.ts';
import { nameKey } from '../../stores/claims/name-key.ts';
import type { Prover } from '../../stores/accounts/mail-store.ts';
import type { RateRule } from '../../stores/rate-limits.ts';
import { translate } from '../../translations.ts';
import { requireRecentSignIn, checkNewPassword, rejectInput } from './account-rules.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { addressOf, limitCalls, limitWho } from '../limit-calls.ts';
import { ownNoContent } from '../users/user-answers.ts';

type Env = { Bindings: Bindings };

/** Only failed attempts count. */
export const PASSWORDS_OF_ONE: RateRule = { name: 'password', max: 10, windowSeconds: 900 };
const RESETS_OF_ADDRESS: RateRule = { name: 'forgot', max: 20, windowSeconds: 3_600 };
const RESETS_OF_EMAIL: RateRule = { name: 'forgot-email', max: 5, windowSeconds: 3_600 };
const TOKENS: RateRule = { name: 'token', max: 30, windowSeconds: 3_600 };
/** The ninth wrong password voids the mailed link. */
const LINK_GUESSES: RateRule = { name: 'confirm-password', max: 8, windowSeconds: 3_600 };
const RESENDS: RateRule = { name: 'resend', max: 5, windowSeconds: 3_600 };

/** Password routes and mailed links. */
export function passwordRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, limits, accounts } = deps;
  const { store, passwords, mails } = accounts;

  api.put(USER_ENDPOINTS.putPassword.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const session = await requireSession(deps.sessionOf, raw);
    const locale = requestLocale(raw.headers);
    const body = checkInput(USER_ENDPOINTS.putPassword.body, await readJson(raw), locale);
    const account = await ownAccount(deps, session.userId);
    if (account.passwordHash === null) requireRecentSignIn(session, locale);
    else {
      await limitWho(limits, PASSWORDS_OF_ONE, account.id);
      const outcome =
        body.current === undefined ? 'wrong' : await passwords.check(account.passwordHash, body.current);
      if (outcome === 'wrong') {
        rejectInput([{ path: 'current', message: translate(locale, 'server.account.password-wrong') }]);
      }
      await limits.giveBack(PASSWORDS_OF_ONE, account.id);
    }
    await checkNewPassword(body.password, account, locale);
    const token = sessionToken(raw.headers);
    const kept = token === undefined ? undefined : tokenHash(token);
    await store.setPassword(account.id, await hashFor(deps, account, body.password), kept);
    return ownNoContent();
  });

  api.post(USER_ENDPOINTS.forgotPassword.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const locale = requestLocale(raw.headers);
    const body = checkInput(USER_ENDPOINTS.forgotPassword.body, await readJson(raw), locale);
    const network = addressOf(context, settings);
    const counts = [
      { rule: RESETS_OF_ADDRESS, who: network },
      // Limited per caller network, so that others cannot use up a user's limit. Mails are limited per address
      // separately.
      { rule: RESETS_OF_EMAIL, who: `${tokenHash(nameKey(body.email))}:${network}` },
    ];
    await countOrWork(deps, counts, body.proof);
    // Look the account up after the response: its timing would reveal whether the account exists.
    accounts.later.run('A password reset request', async () => {
      const offered = await store.findForReset(body.email);
      const [account] = offered;
      if (account === undefined || account.email === null) return;
      const to = { recipient: account.email, locale: body.language ?? account.language };
      // Several accounts may claim the address: the mail's reader chooses the right one.
      await (account.emailConfirmedAt === null
        ? accounts.mail('claims', account, { ...to, claims: offered })
        : accounts.mail('reset', account, to));
    });
    return ownNoContent();
  });

  api.post(USER_ENDPOINTS.resetPassword.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const locale = requestLocale(raw.headers);
    const body = checkInput(USER_ENDPOINTS.resetPassword.body, await readJson(raw), locale);
    await limitCalls(context, deps, TOKENS);
    const hash = tokenHash(body.token);
    const spent = () =>
      rejectInput([{ path: 'token', message: translate(locale, 'server.account.token-spent') }]);
    const account = await mails.resetAccount(hash);
    if (account === undefined) return spent();
    await checkNewPassword(body.password, account, locale);
    const isSet = await mails.resetPassword(hash, await passwords.hash(body.password));
    return isSet ? ownNoContent() : spent();
  });

  api.post(USER_ENDPOINTS.confirmEmail.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const locale = requestLocale(raw.headers);
    const { token, password } = checkInput(USER_ENDPOINTS.confirmEmail.body, await readJson(raw), locale);
    await limitCalls(context, deps, TOKENS);
    const hash = tokenHash(token);
    const prover = await proverOf(deps, raw, { hash, password, locale });
    if (prover !== undefined && (await mails.confirmEmail(hash, prover))) return ownNoContent();
    return rejectInput([{ path: 'token', message: translate(locale, 'server.account.token-spent') }]);
  });

  api.post(USER_ENDPOINTS.resendEmail.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const { userId } = await requireSession(deps.sessionOf, raw);
    const locale = requestLocale(raw.headers);
    checkInput(USER_ENDPOINTS.resendEmail.body, await readJson(raw), locale);
    const account = await ownAccount(deps, userId);
    const { email, emailConfirmedAt, emailWanted } = account;
    const waiting = emailWanted ?? (emailConfirmedAt === null ? email : null);
    if (waiting === null) {
      return rejectInput([{ path: '', message: translate(locale, 'server.account.nothing-to-confirm') }]);
    }
    await limitWho(limits, RESENDS, userId);
    mailConfirmation(deps, account, waiting);
    return ownNoContent();
  });
}

/**
 * The reader of a mail need not be the account's user. So the link needs authentication: by a session, else by the
 * password of the account that requested it. Undefined if the link is no longer valid.
 * @throws HttpProblem `not-signed-in` without either, `invalid` for a wrong password
 */
async function proverOf(
  { sessionOf, accounts, limits }: ApiDeps,
  request: Request,
  { hash, password, locale }: { hash: string; password: string | undefined; locale: Locale },
): Promise<Prover | undefined> {
  const { store, mails, passwords } = accounts;
  const token = await mails.emailToken(hash);
  if (token === undefined) return undefined;
  const session = await sessionOf(request);
  const own = session === null ? undefined : await store.find(session.userId);
  const cookie = sessionToken(request.headers);
  if (own && claims(own, token.email)) {
    return { userId: own.id, keptSessionHash: cookie === undefined ? undefined : tokenHash(cookie) };
  }
  const asker = await store.find(token.userId);
  if (asker === undefined || !claims(asker, token.email)) return undefined;
  if (password === undefined) {
    throw new HttpProblem('not-signed-in', { detail: translate(locale, 'server.account.confirm-whose') });
  }
  const outcome = await passwords.check(asker.passwordHash, password);
  if (outcome !== 'wrong') return { userId: asker.id, keptSessionHash: undefined };
  // The mail may have a wrong recipient, so guesses are limited.
  const guess = await limits.take(LINK_GUESSES, hash);
  if (!guess.ok) await mails.spendToken(hash);
  return rejectInput([{ path: 'password', message: translate(locale, 'server.account.password-wrong') }]);
}

/** Whether an address is the account's current or pending one. */
function claims({ email, emailWanted }: Account, address: string): boolean {
  return [email, emailWanted].some((known) => known !== null && nameKey(known) === nameKey(address));
}

/** Hash of an account's password; with the shared claim salt if its address is unverified. */
export async function hashFor(
  { accounts: { passwords, claimSalt } }: Pick<ApiDeps, 'accounts'>,
  { email, emailConfirmedAt }: Pick<Account, 'email' | 'emailConfirmedAt'>,
  password: string,
): Promise<string> {
  const isClaim = email !== null && emailConfirmedAt === null;
  return passwords.hash(password, isClaim ? await claimSalt(email) : undefined);
}

/** @throws HttpProblem `not-signed-in` if the account was deleted concurrently */
export async function ownAccount({ accounts }: Pick<ApiDeps, 'accounts'>, userId: string): Promise<Account> {
  const account = await accounts.store.find(userId);
  if (account === undefined) throw new HttpProblem('not-signed-in');
  return account;
}

/**
 * Mails a verification link to an address. If another account has verified the address, that one is notified instead;
 * the caller's response is the same.
 */
export function mailConfirmation(
  { accounts }: Pick<ApiDeps, 'accounts'>,
  account: Pick<Account, 'id' | 'username' | 'language'>,
  email: string,
): void {
  accounts.later.run('Requesting the verification of an address', async () => {
    const holder = await accounts.store.findByEmail(email);
    if (holder !== undefined && holder.id !== account.id && holder.emailConfirmedAt !== null) {
      return accounts.mail('taken', holder, { recipient: email, locale: holder.language });
    }
    return accounts.mail('email', account, { recipient: email, locale: account.language });
  });
}
