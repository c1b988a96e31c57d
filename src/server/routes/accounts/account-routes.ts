import crypto from 'node:crypto';
import type { Hono } from 'hono';
import type { userPatchSchema } from '../../../contract/account.ts';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import type { Locale } from '../../../model/base/locale.ts';
import type { z } from 'zod/mini';
import { countOrWork, giveBack } from '../../accounts/ask-for-work.ts';
import { ENDED_SESSION_COOKIE, tokenHash } from '../../accounts/session-cookie.ts';
import { isSaltedWith, type PasswordOutcome } from '../../accounts/passwords.ts';
import { requireSession, type Session } from '../../accounts/sessions.ts';
import { userAnswer } from '../../accounts/user-answer.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { checkOwnOrigin } from '../../http/own-origin.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { Account } from '../../stores/accounts/account-store.ts';
import { nameKey } from '../../stores/claims/name-key.ts';
import type { RateRule } from '../../stores/rate-limits.ts';
import { translate } from '../../translations.ts';
import {
  requireRecentSignIn,
  checkNewPassword,
  checkUsername,
  conflict,
  rejectInput,
} from './account-rules.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { addressOf, limitWho } from '../limit-calls.ts';
import { hashFor, mailConfirmation, ownAccount, PASSWORDS_OF_ONE } from './password-routes.ts';
import { ownAnswer, ownNoContent } from '../users/user-answers.ts';

type Env = { Bindings: Bindings };

/**
 * Only failed log-ins count. Names are limited per caller network (an IPv4 address or an IPv6 /64): a wider network
 * would let neighbors lock each other out, and guessing from many networks meets the limit per name, above which each
 * guess requires a proof of work.
 */
const LOGINS_OF_ADDRESS: RateRule = { name: 'login', max: 30, windowSeconds: 900 };
const LOGINS_OF_ACCOUNT: RateRule = { name: 'login-account', max: 10, windowSeconds: 900 };
const LOGINS_OF_NAME: RateRule = { name: 'login-name', max: 30, windowSeconds: 900 };
/** Generous, because a hostel shares one address. */
const SIGNUPS: RateRule = { name: 'signup', max: 30, windowSeconds: 3_600 };
/** Window as long as a claim lasts; further sign-ups with the same address require a proof of work. */
const SIGNUPS_OF_EMAIL: RateRule = { name: 'signup-email', max: 10, windowSeconds: 7 * 86_400 };
const CHANGES_OF_NAME: RateRule = { name: 'username', max: 20, windowSeconds: 3_600 };
const CHANGES_OF_EMAIL: RateRule = { name: 'email', max: 5, windowSeconds: 3_600 };
const EXPORTS: RateRule = { name: 'export', max: 20, windowSeconds: 3_600 };

/** Sign-up, log-in, log-out and changes of the own account. */
export function accountRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, limits, accounts } = deps;
  const { store, sessions } = accounts;

  api.post(USER_ENDPOINTS.signup.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const locale = requestLocale(raw.headers);
    const body = checkInput(USER_ENDPOINTS.signup.body, await readJson(raw), locale);
    const { username, email, password, language, proof } = body;
    checkUsername(username, locale);
    await checkNewPassword(password, { username, email }, locale);
    const counts = [
      { rule: SIGNUPS, who: addressOf(context, settings) },
      { rule: SIGNUPS_OF_EMAIL, who: tokenHash(nameKey(email)) },
    ];
    await countOrWork(deps, counts, proof);
    const id = crypto.randomUUID();
    const passwordHash = await hashFor(deps, { email, emailConfirmedAt: null }, password);
    const taken = await store.add({ id, username, email, passwordHash, language });
    if (taken.length > 0) throw conflict(taken, locale);
    mailConfirmation(deps, { id, username, language }, email);
    const cookie = await sessions.start(raw, id);
    const user = await userAnswer(store, await ownAccount(deps, id));
    return ownAnswer({ user }, 201, { 'Set-Cookie': cookie });
  });

  api.post(USER_ENDPOINTS.login.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const locale = requestLocale(raw.headers);
    const { login, password, proof } = checkInput(USER_ENDPOINTS.login.body, await readJson(raw), locale);
    const network = addressOf(context, settings);
    // Keyed by the typed text, not the account, so that the existence of an account does not leak.
    const name = tokenHash(nameKey(login));
    const counts = [
      { rule: LOGINS_OF_ADDRESS, who: network },
      { rule: LOGINS_OF_ACCOUNT, who: `${name}:${network}` },
      { rule: LOGINS_OF_NAME, who: name },
    ];
    await countOrWork(deps, counts, proof);
    const { account, outcome } = await findLogin(deps, login, password);
    if (account === undefined) {
      throw new HttpProblem('not-signed-in', { detail: translate(locale, 'server.account.wrong-login') });
    }
    await giveBack(deps, counts);
    if (outcome === 'outdated') await store.renewHash(account.id, await hashFor(deps, account, password));
    const cookie = await sessions.start(raw, account.id);
    return ownAnswer({ user: await userAnswer(store, account) }, 200, { 'Set-Cookie': cookie });
  });

  api.get(USER_ENDPOINTS.logout.path, async (context) => {
    const { raw } = context.req;
    checkOwnPage(raw, settings.publicOrigin);
    await sessions.end(raw);
    return ownNoContent({ 'Set-Cookie': ENDED_SESSION_COOKIE });
  });

  api.get(USER_ENDPOINTS.currentUser.path, async (context) => {
    const session = await deps.sessionOf(context.req.raw);
    const account = session === null ? undefined : await store.find(session.userId);
    return ownAnswer({ user: account === undefined ? null : await userAnswer(store, account) });
  });

  api.patch(USER_ENDPOINTS.patchUser.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const { userId } = await requireSession(deps.sessionOf, raw);
    const locale = requestLocale(raw.headers);
    const patch = checkInput(USER_ENDPOINTS.patchUser.body, await readJson(raw), locale);
    const changed = await changeAccount(deps, userId, patch, locale);
    return ownAnswer({ user: await userAnswer(store, changed) });
  });

  api.put(USER_ENDPOINTS.putLanguage.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const { userId } = await requireSession(deps.sessionOf, raw);
    const locale = requestLocale(raw.headers);
    const { language } = checkInput(USER_ENDPOINTS.putLanguage.body, await readJson(raw), locale);
    const changed = await store.change(userId, { language });
    if (changed === undefined || changed === 'taken') throw new HttpProblem('not-signed-in');
    return ownAnswer({ user: await userAnswer(store, changed) });
  });

  api.delete(USER_ENDPOINTS.deleteUser.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const session = await requireSession(deps.sessionOf, raw);
    const locale = requestLocale(raw.headers);
    const { password } = checkInput(USER_ENDPOINTS.deleteUser.body, await readJson(raw), locale);
    await reauthenticate(deps, session, password, locale);
    await store.remove(session.userId);
    return ownNoContent({ 'Set-Cookie': ENDED_SESSION_COOKIE });
  });

  api.get(USER_ENDPOINTS.exportUser.path, async (context) => {
    const { userId } = await requireSession(deps.sessionOf, context.req.raw);
    await limitWho(limits, EXPORTS, userId);
    return ownAnswer(await accounts.exports.read(userId), 200, {
      'Content-Disposition': 'attachment; filename="rucksack-account.json"',
    });
  });
}

/**
 * Finds the account of a log-in. Several accounts may claim the address: the password decides. Claims share a salt, so
 * a single hash suffices; those of previous versions do not, but their number cannot grow.
 */
async function findLogin(
  { accounts: { store, passwords, claimSalt } }: Pick<ApiDeps, 'accounts'>,
  login: string,
  password: string,
): Promise<{ account?: Account; outcome: PasswordOutcome }> {
  const found = await store.findByLogin(login);
  const [first] = found;
  if (first === undefined || first.emailConfirmedAt !== null || !login.includes('@')) {
    // Hash even without an account, so that timing does not reveal whether one exists.
    const outcome = await passwords.check(first?.passwordHash ?? null, password);
    return first === undefined || outcome === 'wrong' ? { outcome: 'wrong' } : { account: first, outcome };
  }
  const salt = await claimSalt(login);
  const claimant = await store.findClaimant(login, await passwords.hash(password, salt));
  if (claimant !== undefined) return { account: claimant, outcome: 'right' };
  for (const account of found) {
    if (account.passwordHash === null || isSaltedWith(account.passwordHash, salt)) continue;
    const outcome = await passwords.check(account.passwordHash, password);
    // Rehash with the shared salt.
    if (outcome !== 'wrong') return { account, outcome: 'outdated' };
  }
  return { outcome: 'wrong' };
}

/**
 * CSRF check: a link or picture of another site could log a user out.
 * @throws HttpProblem `forbidden` unless requested by a page of this site
 */
function checkOwnPage(request: Request, publicOrigin: string): void {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'same-origin') return;
  if (site !== null) throw new HttpProblem('forbidden');
  checkOwnOrigin(request, publicOrigin);
}

async function changeAccount(
  deps: ApiDeps,
  userId: string,
  { username, email, image_uri: picture, location }: z.infer<typeof userPatchSchema>,
  locale: Locale,
): Promise<Account> {
  const { limits, accounts } = deps;
  const before = await ownAccount(deps, userId);
  if (username !== undefined && username !== before.username) {
    checkUsername(username, locale);
    await limitWho(limits, CHANGES_OF_NAME, userId);
  }
  const sameEmail = email === undefined || nameKey(email) === nameKey(before.email ?? '');
  if (!sameEmail) await limitWho(limits, CHANGES_OF_EMAIL, userId);
  const emailWanted = email === undefined ? undefined : sameEmail ? null : email;
  const changed = await accounts.store.change(userId, {
    username,
    emailWanted,
    picture,
    // An empty string clears the location.
    location: location === '' ? null : location,
  });
  if (changed === undefined) throw new HttpProblem('not-signed-in');
  if (changed === 'taken') throw conflict(['username'], locale);
  // No conflict is reported for an address; its owner is notified by mail instead.
  if (email !== undefined && !sameEmail) {
    mailConfirmation(deps, changed, email);
    const { email: previous, emailConfirmedAt, language } = changed;
    if (previous !== null && emailConfirmedAt !== null) {
      accounts.later.run('Notice of a new address', () =>
        accounts.mail('changing', changed, { recipient: previous, locale: language }),
      );
    }
  }
  return changed;
}

/** Re-authenticates by password; an account without one needs a recent sign-in. */
async function reauthenticate(
  deps: ApiDeps,
  session: Session,
  password: string | undefined,
  locale: Locale,
): Promise<void> {
  const { passwordHash } = await ownAccount(deps, session.userId);
  if (passwordHash === null) return requireRecentSignIn(session, locale);
  await limitWho(deps.limits, PASSWORDS_OF_ONE, session.userId);
  const outcome =
    password === undefined ? 'wrong' : await deps.accounts.passwords.check(passwordHash, password);
  if (outcome === 'wrong') {
    rejectInput([{ path: 'password', message: translate(locale, 'server.account.password-wrong') }]);
  }
  await deps.limits.giveBack(PASSWORDS_OF_ONE, session.userId);
}
