import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { oauthAttempts, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { openBrowser, ORIGIN, userOf } from '../accounts/account-client.ts';
import { openOidcServer, visitProvider } from '../accounts/oidc-server.mjs';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const CALLBACK = `${ORIGIN}/api/oauth/google/callback`;
const CLIENT = { clientId: 'rucksack-test', clientSecret: 'a secret of this test', callback: CALLBACK };
const ADA = { sub: 'ada-1', email: 'ada@example.net', email_verified: true, name: 'Ada' };
const own = await startOwnPostgres();

describe.runIf(own !== undefined)('OAuth sign-in while the database connection is lost', () => {
  const { network, ...postgres } = own ?? ({} as OwnPostgres);
  let app: TestApp;
  let oidc: Awaited<ReturnType<typeof openOidcServer>>;
  /** Two processes on one database. */
  let call: TestApp['call'];
  let other: TestApp['call'];
  const consoleError = vi.spyOn(console, 'error');

  beforeAll(async () => {
    app = await openTestApp(await postgres.open());
    oidc = await openOidcServer(CLIENT);
    const environment = {
      OAUTH_GOOGLE_CLIENT_ID: CLIENT.clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: oidc.issuer,
    };
    call = app.withSettings(environment);
    other = app.withSettings(environment);
  });
  afterAll(async () => {
    await app.close();
    await oidc.close();
    await own?.close();
  });
  beforeEach(async () => {
    consoleError.mockReset();
    consoleError.mockImplementation(() => undefined);
    await app.database.queries.delete(users);
    await app.database.queries.delete(oauthAttempts);
    await app.database.queries.delete(rateLimits);
  });

  /** Signs in up to the callback address that the provider redirects to. */
  async function begin() {
    oidc.person = ADA;
    const begun = await call('/api/oauth/google?return=/de/konto');
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const back = new URL(await visitProvider(begun.headers.get('Location') ?? '', CALLBACK));
    return { cookie, path: back.pathname + back.search };
  }
  const load = ({ cookie, path }: { cookie: string; path: string }, process = call) =>
    process(path, { headers: { Cookie: cookie } });
  async function currentUserOf(response: Response) {
    const browser = openBrowser(call);
    const session = response.headers.getSetCookie().find((line) => line.startsWith('auth.session='));
    browser.cookie = session?.split(';')[0] ?? '';
    return userOf(await browser.call('GET', '/users/current'));
  }
  async function expectSignedIn(response: Response) {
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/de/konto']);
    expect(await currentUserOf(response)).toMatchObject({ email: ADA.email, emailConfirmed: true });
    const rows = await app.database.queries.select().from(users);
    expect(rows).toHaveLength(1);
    // The attempt and the identity in it are deleted.
    expect(await app.database.queries.select().from(oauthAttempts)).toEqual([]);
  }

  const STEPS = [
    'update "oauth_attempts"',
    'begin',
    'delete from "oauth_attempts"',
    'pg_advisory_xact_lock',
    'insert into "users"',
    'insert into "identities"',
    'insert into "sessions"',
    'commit',
  ];
  const LOSSES = STEPS.flatMap((step) => [
    { step, how: 'before' as const },
    { step, how: 'in the answer to' as const },
  ]);

  it.each(LOSSES)(
    'lost $how $step: a reload of the callback signs in exactly once',
    async ({ step, how }) => {
      const back = await begin();
      if (how === 'before') network.cutBefore(step, 1);
      else network.loseAnswerTo(step);
      const lost = await load(back);
      expect([lost.status, Number(lost.headers.get('Retry-After')) > 0]).toEqual([503, true]);
      // The link alone, or with the cookie of another sign-in, signs nobody in.
      for (const cookie of ['', 'auth.oauth=another']) {
        const stranger = await load({ ...back, cookie });
        expect(stranger.headers.get('Location')).toBe('/login?problem=expired');
        expect(stranger.headers.getSetCookie().join()).not.toContain('auth.session');
      }
      await expectSignedIn(await load(back));
      const again = await load(back);
      expect(again.headers.get('Location')).toBe('/login?problem=expired');
      expect(consoleError.mock.calls.flat().join()).not.toMatch(/\bada\b/i);
    },
  );

  it('answers 503 to each reload during an outage, and signs in with the first one after it', async () => {
    const back = await begin();
    network.cutBefore('update "oauth_attempts"', 1);
    expect((await load(back)).status).toBe(503);
    network.cut();
    await network.refuse(true);
    for (let index = 0; index < 3; index += 1) expect((await load(back)).status).toBe(503);
    await network.refuse(false);
    await expectSignedIn(await load(back));
  });

  it('continues in another process without a new request to the provider', async () => {
    const back = await begin();
    network.cutBefore('insert into "sessions"', 1);
    expect((await load(back)).status).toBe(503);
    const stored = JSON.stringify(await app.database.queries.select().from(oauthAttempts));
    expect(stored).toMatch(/"sealedIdentity":"[\w-]{100,}"/);
    expect(stored).not.toMatch(/\bada\b/i);
    await expectSignedIn(await load(back, other));
  });

  it('signs in once for concurrent loads of the callback', async () => {
    const back = await begin();
    const answers = await Promise.all([load(back), load(back), load(back)]);
    for (const answer of answers)
      expect(['/de/konto', '/login?problem=expired']).toContain(answer.headers.get('Location'));
    const first = answers.find(({ headers }) => headers.get('Location') === '/de/konto');
    if (!first) throw new Error('not signed in');
    await expectSignedIn(first);
  });
});
