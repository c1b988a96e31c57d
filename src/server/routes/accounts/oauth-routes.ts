import type { Hono } from 'hono';
import { OAUTH_PROVIDERS, type OauthProblem } from '../../../contract/account-limits.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { API_BASE } from '../../../contract/sync.ts';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import type { Locale } from '../../../model/base/locale.ts';
import {
  isRejection,
  type NamedUser,
  newOauthSecrets,
  type OauthProvider,
} from '../../accounts/oauth-providers.ts';
import { createPendingSignIns, type PendingSignIn } from '../../accounts/pending-sign-ins.ts';
import { returnPath } from '../../accounts/return-path.ts';
import { sealIdentity, unsealIdentity } from '../../accounts/sealed-identity.ts';
import { readCookie, sessionCookie, tokenHash } from '../../accounts/session-cookie.ts';
import { usernamesFor } from '../../accounts/usernames.ts';
import { isDatabaseUnavailable } from '../../availability/database-unavailable.ts';
import { causeText } from '../../cause-text.ts';
import { checkInput } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { OauthAttempt } from '../../stores/accounts/identity-store.ts';
import type { RateRule } from '../../stores/rate-limits.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { limitCalls } from '../limit-calls.ts';
import { mailConfirmation } from './password-routes.ts';

type Env = { Bindings: Bindings };

const STARTS: RateRule = { name: 'oauth', max: 60, windowSeconds: 900 };
/** Binds a sign-in to the browser that started it (login CSRF). */
export const OAUTH_COOKIE = 'auth.oauth';
const ATTRIBUTES = `Path=${API_BASE}/oauth; HttpOnly; Secure; SameSite=Lax`;
const LIFETIME_SECONDS = 600;

/** OAuth sign-in. */
export function oauthRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, accounts } = deps;
  const pending = createPendingSignIns();

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
      console.error(`Sign-in with ${name} could not start: ${causeText(error)}`);
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
      `${OAUTH_COOKIE}=${secrets.state}; Max-Age=${LIFETIME_SECONDS}; ${ATTRIBUTES}`,
    ]);
  });

  api.get(USER_ENDPOINTS.oauthCallback.path, async (context) => {
    const { raw } = context.req;
    const { name, provider } = providerOf(context.req.param('provider'));
    const ended = `${OAUTH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
    const { search, searchParams } = new URL(raw.url);
    const state = searchParams.get('state') ?? '';
    const isOwn = state !== '' && readCookie(raw.headers, OAUTH_COOKIE) === state;
    const stateHash = tokenHash(state);
    const attempt = isOwn ? await accounts.identities.findAttempt(stateHash) : undefined;
    const known = isOwn ? pending.find(stateHash) : undefined;
    const signIn = known ?? (attempt && pending.findOrBegin(stateHash, attempt.returnPath));
    const expired = () => redirect(loginPath('expired', requestLocale(raw.headers)), [ended]);
    if (signIn === undefined || (attempt !== undefined && attempt.provider !== name)) return expired();

    /**
     * Response with the new session; if the answer to COMMIT was lost, a reload gets it. Undefined if the attempt was
     * consumed.
     */
    const signedIn = async (isNew: boolean): Promise<Response | undefined> => {
      const session = await accounts.sessions.find(signIn.sessionToken);
      if (session === undefined) return undefined;
      if (isNew) requestVerification(deps, session.userId);
      await accounts.sessions.end(raw);
      pending.end(stateHash);
      return redirect(signIn.returnPath, [ended, sessionCookie(signIn.sessionToken)]);
    };
    if (attempt === undefined) return (await signedIn(true)) ?? expired();

    const locale = localeOf(attempt.returnPath);
    try {
      const { name: called, ...identity } = await resolveIdentity(deps, provider, {
        search,
        state,
        attempt,
        signIn,
      });
      const stored = await accounts.identities.signInByAttempt(
        { stateHash, sessionHash: tokenHash(signIn.sessionToken) },
        identity,
        { language: locale, usernames: () => usernamesFor(called) },
      );
      return (await signedIn(stored?.outcome === 'new')) ?? expired();
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      await accounts.identities.takeAttempt(stateHash);
      pending.end(stateHash);
      if (isRejection(error)) return redirect(loginPath('cancelled', locale), [ended]);
      console.error(`Sign-in with ${name} failed: ${causeText(error)}`);
      return redirect(loginPath('failed', locale), [ended]);
    }
  });
}

/**
 * The provider's identity. Its code is single-use, so the identity is cached until the sign-in is stored.
 * @throws if the provider rejects or the request does not match; also if the database is unavailable, then a reload
 *   resumes
 */
async function resolveIdentity(
  { accounts: { identities } }: ApiDeps,
  provider: OauthProvider,
  {
    search,
    state,
    attempt,
    signIn,
  }: {
    search: string;
    state: string;
    attempt: OauthAttempt & { sealedIdentity: string | null };
    signIn: PendingSignIn;
  },
): Promise<NamedUser> {
  if (attempt.sealedIdentity !== null) return unsealIdentity(attempt.sealedIdentity, state);
  const stateHash = tokenHash(state);
  const { nonce, codeVerifier } = attempt;
  try {
    signIn.identity ??= provider.identity(search, { state, nonce, codeVerifier });
    const identity = await signIn.identity;
    await identities.storeIdentity(stateHash, sealIdentity(identity, state));
    return identity;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    signIn.identity = undefined;
    // Another process may have consumed the code.
    const kept = (await identities.findAttempt(stateHash))?.sealedIdentity;
    if (kept) return unsealIdentity(kept, state);
    throw error;
  }
}

/** Requests verification of an address that the provider has not verified. */
function requestVerification(deps: ApiDeps, userId: string): void {
  const { store, later } = deps.accounts;
  later.run('Requesting the verification of an address', async () => {
    const account = await store.find(userId);
    if (account && account.emailWanted !== null) mailConfirmation(deps, account, account.emailWanted);
  });
}

function loginPath(problem: OauthProblem, locale: Locale): string {
  return `${sitePath('login', locale)}?problem=${problem}`;
}

/** Locale of the page that the user came from. */
function localeOf(path: string): Locale {
  return /^\/de([/?#]|$)/.test(path) ? 'de' : 'en';
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
