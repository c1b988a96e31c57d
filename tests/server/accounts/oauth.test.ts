import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newOauthSecrets } from '../../../src/server/accounts/oauth-providers.ts';
import { openAccounts } from '../../../src/server/accounts/open-accounts.ts';
import { contentSecurityPolicy } from '../../../src/server/http/security-headers.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { identities, oauthAttempts, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { openBrowser, ORIGIN, signUp, userOf } from './account-client.ts';
import { openOidcServer, visitProvider } from './oidc-server.mjs';

const CALLBACK = `${ORIGIN}/api/oauth/google/callback`;
const CLIENT = { clientId: 'rucksack-test', clientSecret: 'a secret of this test', callback: CALLBACK };

let app: TestApp;
let oidc: Awaited<ReturnType<typeof openOidcServer>>;
let environment: Record<string, string>;
let call: TestApp['call'];
const consoleError = vi.spyOn(console, 'error');

beforeAll(async () => {
  app = await openTestApp();
  oidc = await openOidcServer(CLIENT);
  environment = {
    OAUTH_GOOGLE_CLIENT_ID: CLIENT.clientId,
    OAUTH_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    OAUTH_GOOGLE_ISSUER: oidc.issuer,
  };
  call = app.withSettings(environment);
});
afterAll(async () => {
  await app.close();
  await oidc.close();
});
beforeEach(async () => {
  await app.database.queries.delete(users);
  await app.database.queries.delete(rateLimits);
  consoleError.mockReset();
  consoleError.mockImplementation(() => undefined);
});
afterEach(() => {
  oidc.person = null;
});

/** The redirect to the provider: the cookie of the browser and the address. */
async function begin(path = '/oauth/google', headers: Record<string, string> = {}) {
  const response = await call(`/api${path}`, { headers });
  expect(response.status).toBe(302);
  const [line = ''] = response.headers.getSetCookie();
  return { cookie: line.split(';')[0] ?? '', line, address: response.headers.get('Location') ?? '' };
}

/** The callback: returns its redirect and a browser with the new session. */
async function end(address: string, cookie: string) {
  const { pathname, search } = new URL(address);
  const response = await call(pathname + search, { headers: cookie === '' ? {} : { Cookie: cookie } });
  expect(response.status).toBe(302);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const browser = openBrowser(call);
  const session = response.headers.getSetCookie().find((line) => line.startsWith('auth.session='));
  browser.cookie = session?.split(';')[0] ?? '';
  return { location: response.headers.get('Location'), session, browser };
}

async function signIn(person: Record<string, unknown>, path?: string) {
  oidc.person = person;
  const { cookie, address } = await begin(path);
  return end(await visitProvider(address, CALLBACK), cookie);
}

async function userAfter(person: Record<string, unknown>, path?: string) {
  const { browser } = await signIn(person, path);
  return userOf(await browser.call('GET', '/users/current'));
}

const ADA = {
  sub: 'ada-1',
  email: 'ada@example.net',
  email_verified: true,
  name: 'Ada Løvelace Müller',
  picture: 'https://pictures.example/ada.jpg',
};

describe('GET /api/oauth/{provider} and its callback', () => {
  it('sends a code challenge, a state and a nonce, and keeps the state in a cookie only', async () => {
    const { line, address } = await begin();
    const query = new URL(address).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(query.get('redirect_uri')).toBe(CALLBACK);
    expect(line).toBe(
      `auth.oauth=${query.get('state')}; Max-Age=600; Path=/api/oauth; HttpOnly; Secure; SameSite=Lax`,
    );
    const stored = JSON.stringify(await app.database.queries.select().from(oauthAttempts));
    expect(stored).not.toContain(query.get('state'));
  });

  it('creates an account with a name, the verified email address and the picture', async () => {
    expect(await userAfter(ADA, '/oauth/google?return=/de/touren')).toMatchObject({
      username: 'ada-lovelace-muller',
      email: 'ada@example.net',
      emailConfirmed: true,
      image_uri: 'https://pictures.example/ada.jpg',
      language: 'de',
      hasPassword: false,
      providers: ['google'],
    });
  });

  it('signs in to the same account again, also after a change of the email address', async () => {
    const first = await userAfter(ADA);
    const second = await userAfter({ ...ADA, email: 'moved@example.net' });
    expect([second.id, second.email]).toEqual([first.id, 'ada@example.net']);
  });

  it('derives unique usernames that are not reserved', async () => {
    const names = [];
    for (const [sub, name] of [
      ['a', 'Kim'],
      ['b', 'Kim'],
      ['c', 'Admin'],
      ['d', '李'],
      ['e', ''],
    ]) {
      names.push(
        (await userAfter({ sub, name, email: `${sub}@example.org`, email_verified: true })).username,
      );
    }
    expect(names).toEqual(['kim', 'kim-2', 'admin-2', 'traveller', 'traveller-2']);
  });

  it.each([
    ['/tours/bookmarked?x=1#y', '/tours/bookmarked?x=1#y'],
    ['/de/konto', '/de/konto'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/logout', '/'],
    ['/x/../api/logout', '/'],
    ['tours', '/'],
  ])('with return=%j redirects to %s', async (wanted, expected) => {
    const { location } = await signIn(ADA, `/oauth/google?return=${encodeURIComponent(wanted)}`);
    expect(location).toBe(expected);
  });

  it('answers 404 for an unknown or unconfigured provider', async () => {
    for (const name of ['facebook', 'github', '__proto__']) {
      expect((await call(`/api/oauth/${name}`)).status).toBe(404);
      expect((await call(`/api/oauth/${name}/callback?code=1&state=2`)).status).toBe(404);
    }
  });

  it('lists enabled providers in the settings unless accounts are disabled', async () => {
    const named = async (change: Record<string, string>) => {
      const answer: unknown = await (
        await app.withSettings({ ...environment, ...change })('/api/settings')
      ).json();
      return answer;
    };
    expect(await named({})).toMatchObject({ settings: { oauth: ['google'] } });
    expect(await named({ LOGIN_ACTIVE: 'false' })).toMatchObject({ settings: { oauth: [] } });
  });
});

describe('OAuth sign-in with an existing account', () => {
  it('links the identity when both sides have verified the email address', async () => {
    const { user } = await signUp(call, { email: 'ADA@example.net', username: 'Ada' });
    await app.database.queries
      .update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, user.id));
    const signed = await userAfter(ADA);
    expect(signed).toMatchObject({ id: user.id, username: 'Ada', hasPassword: true, providers: ['google'] });
  });

  it('does not link an email address that the provider has not verified', async () => {
    const { user } = await signUp(call, { email: 'ada@example.net' });
    await app.database.queries
      .update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, user.id));
    for (const [index, proof] of [{ email_verified: false }, { email_verified: undefined }].entries()) {
      const signed = await userAfter({ ...ADA, sub: `unproved-${index}`, ...proof });
      expect(signed.id).not.toBe(user.id);
      expect([signed.email, signed.emailConfirmed, signed.emailWanted]).toEqual([
        null,
        false,
        'ada@example.net',
      ]);
    }
    expect(
      await app.database.queries.select().from(identities).where(eq(identities.userId, user.id)),
    ).toEqual([]);
  });

  it('does not link an account that never confirmed the email address, and removes its claim', async () => {
    const squatter = await signUp(call, { email: 'ada@example.net', username: 'squatter' });
    const signed = await userAfter(ADA);
    expect(signed.id).not.toBe(squatter.user.id);
    expect([signed.email, signed.emailConfirmed]).toEqual(['ada@example.net', true]);
    const after = await userOf(await squatter.browser.call('GET', '/users/current'));
    expect([after.username, after.email]).toEqual(['squatter', null]);
  });
});

describe('rejected OAuth sign-ins', () => {
  it('rejects a callback that another browser started, without exchanging the code', async () => {
    oidc.person = ADA;
    const { address } = await begin();
    const back = await visitProvider(address, CALLBACK);
    const codes = oidc.codes;
    for (const cookie of ['', 'auth.oauth=another', `auth.oauth=${'x'.repeat(43)}`]) {
      const { location, session } = await end(back, cookie);
      expect([location, session]).toEqual(['/login?problem=expired', undefined]);
    }
    expect(oidc.codes).toBe(codes);
  });

  it('rejects a repeated callback', async () => {
    oidc.person = ADA;
    const { address, cookie } = await begin();
    const back = await visitProvider(address, CALLBACK);
    expect((await end(back, cookie)).session).toBeDefined();
    expect((await end(back, cookie)).location).toBe('/login?problem=expired');
  });

  it('rejects a callback after ten minutes', async () => {
    oidc.person = ADA;
    const { address, cookie } = await begin();
    const back = await visitProvider(address, CALLBACK);
    await app.database.queries.update(oauthAttempts).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await end(back, cookie)).location).toBe('/login?problem=expired');
  });

  it('rejects a code of another sign-in, whose verifier differs', async () => {
    oidc.person = ADA;
    const stolen = new URL(await visitProvider((await begin()).address, CALLBACK));
    const own = await begin();
    stolen.searchParams.set('state', new URL(own.address).searchParams.get('state') ?? '');
    const { location, session } = await end(stolen.href, own.cookie);
    expect([location, session]).toEqual(['/login?problem=failed', undefined]);
    expect(consoleError.mock.calls.flat().join()).toContain('Sign-in with google failed');
  });

  it('rejects an ID token with another nonce', async () => {
    oidc.person = ADA;
    const { address, cookie } = await begin();
    const back = await visitProvider(address, CALLBACK);
    await app.database.queries.update(oauthAttempts).set({ nonce: 'another' });
    expect((await end(back, cookie)).location).toBe('/login?problem=failed');
  });

  it('redirects to the login page in the language of the page after a cancelled sign-in', async () => {
    const { address, cookie } = await begin('/oauth/google?return=/de/konto');
    const { location, session } = await end(await visitProvider(address, CALLBACK), cookie);
    expect([location, session]).toEqual(['/de/login?problem=cancelled', undefined]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('redirects to the login page when the provider is unreachable', async () => {
    const away = app.withSettings({ ...environment, OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    const response = await away('/api/oauth/google');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/login?problem=failed']);
  });
});

it('Facebook sign-in uses a code verifier, and its email addresses count as unverified', async () => {
  const asked: { url: string; body: string; authorization: string | null }[] = [];
  const settings = readSettings({
    PUBLIC_ORIGIN: ORIGIN,
    OAUTH_FACEBOOK_CLIENT_ID: 'id',
    OAUTH_FACEBOOK_CLIENT_SECRET: 'secret',
  });
  const accounts = openAccounts({
    database: app.database,
    settings,
    limits: createRateLimits(app.database),
    say: () => undefined,
    fetch: (url, { body, headers }) => {
      const text = body instanceof URLSearchParams ? body.toString() : '';
      asked.push({ url, body: text, authorization: new Headers(headers).get('Authorization') });
      const answer = url.includes('/oauth/access_token')
        ? { access_token: 'token-of-ada', token_type: 'bearer', expires_in: 5_000 }
        : {
            id: '1234',
            name: 'Ada',
            email: 'ada@example.net',
            picture: { data: { url: 'https://scontent.xx.fbcdn.net/ada.jpg', is_silhouette: false } },
          };
      return Promise.resolve(Response.json(answer));
    },
  });
  const facebook = accounts.oauth.get('facebook');
  const secrets = await newOauthSecrets();
  const address = await facebook?.authorizationAddress(secrets);
  expect(`${address?.origin}${address?.pathname}`).toBe('https://www.facebook.com/v23.0/dialog/oauth');
  expect(await facebook?.identity(`?code=abc&state=${secrets.state}`, secrets)).toEqual({
    provider: 'facebook',
    subject: '1234',
    name: 'Ada',
    email: 'ada@example.net',
    emailVerified: false,
    picture: 'https://scontent.xx.fbcdn.net/ada.jpg',
  });
  expect(new URLSearchParams(asked[0]?.body).get('code_verifier')).toBe(secrets.codeVerifier);
  expect(asked[1]).toMatchObject({ authorization: 'Bearer token-of-ada' });
  await expect(facebook?.identity('?code=abc&state=another', secrets)).rejects.toThrow('invalid response');
  await accounts.stop();
});

it('the content security policy allows pictures only from enabled providers', () => {
  const pictures = (given: Record<string, string>) =>
    /img-src ([^;]*)/.exec(contentSecurityPolicy(readSettings(given)))?.[1];
  expect(pictures({})).toBe("'self' data: blob:");
  expect(pictures({ OAUTH_GOOGLE_CLIENT_ID: 'a', OAUTH_GOOGLE_CLIENT_SECRET: 'b' })).toBe(
    "'self' data: blob: https://*.googleusercontent.com",
  );
  expect(pictures({ OAUTH_FACEBOOK_CLIENT_ID: 'a', OAUTH_FACEBOOK_CLIENT_SECRET: 'b' })).toBe(
    "'self' data: blob: https://*.fbcdn.net https://*.fbsbx.com",
  );
});
