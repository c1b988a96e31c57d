import type { Hono } from 'hono';
import { OAUTH_PROVIDERS, type OauthProblem } from '../../contract/account-limits.ts';
import { sitePath } from '../../contract/site-paths.ts';
import { API_BASE } from '../../contract/sync.ts';
import { USER_ENDPOINTS } from '../../contract/user-endpoints.ts';
import type { Locale } from '../../model/locale.ts';
import { isRefusal, newOauthSecrets, type OauthProvider } from '../accounts/oauth-providers.ts';
import { returnPath } from '../accounts/return-path.ts';
import { readCookie, tokenHash } from '../accounts/session-cookie.ts';
import { usernamesFor } from '../accounts/usernames.ts';
import { isDatabaseAway } from '../availability/database-away.ts';
import { causeText } from '../cause-text.ts';
import { checkInput } from '../http/check-input.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { RateRule } from '../stores/rate-limits.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { limitCalls } from './limit-calls.ts';
import { mailConfirmation, ownAccount } from './password-routes.ts';

type Env = { Bindings: Bindings };

const STARTS: RateRule = { name: 'oauth', most: 60, windowSeconds: 900 };
/** Binds a sign-in to the browser that began it: a link that somebody sends signs nobody in. */
export const OAUTH_COOKIE = 'auth.oauth';
const ATTRIBUTES = `Path=${API_BASE}/oauth; HttpOnly; Secure; SameSite=Lax`;
const LASTS_SECONDS = 600;

/** Signing in by a provider. */
export function oauthRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, accounts } = deps;

  const providerOf = (name: string): { name: string; provider: OauthProvider } => {
    const known = OAUTH_PROVIDERS.find((provider) => provider === name);
    const provider = known === undefined ? undefined : accounts.oauth.get(known);
    if (provider === undefined) throw new HttpProblem('not-found');
    return { name, provider };
  };

  api.get(USER_ENDPOINTS.oauthStart.path, async (context) => {
    const { raw } = context.req;
    const { name, provider } = providerOf(context.req.param('provider'));
    const locale = requestLocale(raw.headers);
    const query = checkInput(USER_ENDPOINTS.oauthStart.query, context.req.query(), locale);
    await limitCalls(context, deps, STARTS);
    const back = returnPath(query.return, settings.publicOrigin) ?? sitePath('home', locale);
    const secrets = await newOauthSecrets();
    let address: URL;
    try {
      address = await provider.authorizationAddress(secrets);
    } catch (error) {
      console.error(`Signing in by ${name} could not begin: ${causeText(error)}`);
      return redirect(loginPath('failed', localeOf(back)));
    }
    const { nonce, codeVerifier } = secrets;
    await accounts.identities.addAttempt(tokenHash(secrets.state), {
      provider: name,
      nonce,
      codeVerifier,
      returnPath: back,
    });
    return redirect(address.href, [
      `${OAUTH_COOKIE}=${secrets.state}; Max-Age=${LASTS_SECONDS}; ${ATTRIBUTES}`,
    ]);
  });

  api.get(USER_ENDPOINTS.oauthCallback.path, async (context) => {
    const { raw } = context.req;
    const { name, provider } = providerOf(context.req.param('provider'));
    const ended = `${OAUTH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
    const { search, searchParams } = new URL(raw.url);
    const state = searchParams.get('state') ?? '';
    const isOwn = state !== '' && readCookie(raw.headers, OAUTH_COOKIE) === state;
    const attempt = isOwn ? await accounts.identities.takeAttempt(tokenHash(state)) : undefined;
    if (attempt === undefined || attempt.provider !== name) {
      return redirect(loginPath('expired', requestLocale(raw.headers)), [ended]);
    }
    const locale = localeOf(attempt.returnPath);
    const { nonce, codeVerifier } = attempt;
    try {
      const { name: called, ...person } = await provider.person(search, { state, nonce, codeVerifier });
      const { userId, outcome } = await accounts.identities.signIn(person, {
        language: locale,
        usernames: () => usernamesFor(called),
      });
      const account = await ownAccount(deps, userId);
      if (outcome === 'new' && account.emailWanted !== null) {
        mailConfirmation(deps, account, account.emailWanted);
      }
      return redirect(attempt.returnPath, [ended, await accounts.sessions.begin(raw, userId)]);
    } catch (error) {
      if (isRefusal(error)) return redirect(loginPath('cancelled', locale), [ended]);
      if (isDatabaseAway(error)) throw error;
      console.error(`Signing in by ${name} failed: ${causeText(error)}`);
      return redirect(loginPath('failed', locale), [ended]);
    }
  });
}

function loginPath(problem: OauthProblem, locale: Locale): string {
  return `${sitePath('login', locale)}?problem=${problem}`;
}

/** That of the page which the person came from. */
function localeOf(path: string): Locale {
  return /^\/de([/?#]|$)/.test(path) ? 'de' : 'en';
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
