import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccounts, type Accounts } from '../../../src/server/accounts/open-accounts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { identities, storedValues, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { eachDatabase } from '../stores/each-database.ts';
import { type Browser, openBrowser, ORIGIN, PASSWORD, problemOf, signUp, userOf } from './account-client.ts';
import { openOidcServer, visitProvider } from './oidc-server.mjs';
import { type MailBox, openMailBox, tokenIn } from './open-mail-box.ts';

/** The victim reads the mail of this address. */
const ADDRESS = 'victim@example.net';
const ATTACKER_PASSWORD = 'a password of mallory';
const CALLBACK = `${ORIGIN}/api/oauth/google/callback`;
const CLIENT = { clientId: 'rucksack-test', clientSecret: 'a secret of this test', callback: CALLBACK };

let box: MailBox;
let oidc: Awaited<ReturnType<typeof openOidcServer>>;
beforeAll(async () => {
  box = await openMailBox();
  oidc = await openOidcServer(CLIENT);
});
afterAll(async () => {
  await box.close();
  await oidc.close();
});

eachDatabase('protection against account pre-hijacking', (opened) => {
  let app: TestApp;
  let accounts: Accounts;
  let call: TestApp['call'];

  beforeAll(async () => {
    app = await openTestApp(opened().database);
    const environment = {
      PUBLIC_ORIGIN: ORIGIN,
      OPERATOR_EMAIL: 'operator@example.org',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(box.port),
      OAUTH_GOOGLE_CLIENT_ID: CLIENT.clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: oidc.issuer,
    };
    accounts = openAccounts({
      database: opened().database,
      settings: readSettings(environment),
      limits: createRateLimits(opened().database),
      say: () => undefined,
    });
    call = app.withSettings(environment, { accounts });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.later.settled();
    await opened().database.queries.delete(users);
    await opened().database.queries.delete(rateLimits);
    await opened().database.queries.delete(storedValues);
    box.mails.length = 0;
  });

  /** Tokens of all mails to the address, the newest last. */
  async function tokens(page: 'confirm-email' | 'reset-password', username?: string): Promise<string[]> {
    await accounts.later.settled();
    await accounts.sendMails();
    await accounts.sendMails();
    return box.mails
      .filter(({ to, text }) => to?.[0]?.address === ADDRESS && text?.includes(`/${page}?`))
      .filter(({ text }) => username === undefined || text?.includes(`Hello ${username},`))
      .map(({ text }) => tokenIn(text, `${ORIGIN}/${page}`));
  }
  const newest = async (page: 'confirm-email' | 'reset-password', username?: string) =>
    (await tokens(page, username)).at(-1) ?? 'none';
  const confirm = (browser: Browser, token: string, password?: string) =>
    browser.call('POST', '/users/email/confirm', { token, password });
  const current = async (browser: Browser) => {
    const body: unknown = await (await browser.call('GET', '/users/current')).json();
    return typeof body === 'object' && body !== null && 'user' in body && body.user !== null
      ? userOf(Response.json(body))
      : null;
  };
  async function signInByProvider(person: Record<string, unknown>): Promise<Browser> {
    oidc.person = person;
    const begun = await call('/api/oauth/google');
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const back = new URL(await visitProvider(begun.headers.get('Location') ?? '', CALLBACK));
    const ended = await call(back.pathname + back.search, { headers: { Cookie: cookie } });
    const browser = openBrowser(call);
    const session = ended.headers.getSetCookie().find((line) => line.startsWith('auth.session='));
    browser.cookie = session?.split(';')[0] ?? '';
    return browser;
  }
  async function logIn(login: string, password: string): Promise<Browser> {
    const browser = openBrowser(call);
    await browser.call('POST', '/login', { login, password });
    return browser;
  }
  const signUpVictim = () => signUp(call, { username: 'Victim', email: ADDRESS });

  interface Foothold {
    userId: string;
    /** Every sign-in that is open to the attacker. */
    reach: () => Promise<Browser[]>;
  }
  /** What the attacker gets; null if the site rejects it. */
  const FOOTHOLDS: Record<string, () => Promise<Foothold | null>> = {
    async 'a password'() {
      const browser = openBrowser(call);
      const answer = await browser.call('POST', '/signup', {
        username: 'Mallory',
        email: ADDRESS,
        password: ATTACKER_PASSWORD,
        language: 'en',
      });
      if (answer.status !== 201) {
        expect(await problemOf(answer)).toMatchObject({ status: 409, fields: ['email'] });
        return null;
      }
      const { id: userId } = await userOf(answer);
      return {
        userId,
        reach: async () => [
          await logIn('Mallory', ATTACKER_PASSWORD),
          await logIn(ADDRESS, ATTACKER_PASSWORD),
        ],
      };
    },
    async 'a session'() {
      const answer = await openBrowser(call).call('POST', '/signup', {
        username: 'Mallory',
        email: ADDRESS,
        password: ATTACKER_PASSWORD,
        language: 'en',
      });
      if (answer.status !== 201) return null;
      const { id: userId } = await userOf(answer);
      const browser = openBrowser(call);
      browser.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { userId, reach: () => Promise.resolve([browser]) };
    },
    async 'a provider’s identity'() {
      const person = { sub: 'mallory', name: 'Mallory', email: ADDRESS, email_verified: false };
      const browser = await signInByProvider(person);
      const { id: userId } = (await current(browser)) ?? { id: '' };
      return { userId, reach: async () => [browser, await signInByProvider(person)] };
    },
    async 'a pending change of address'() {
      const { browser, user } = await signUp(call, { username: 'Mallory', password: ATTACKER_PASSWORD });
      await opened()
        .database.queries.update(users)
        .set({ emailConfirmedAt: sql`now()` })
        .where(eq(users.id, user.id));
      expect((await browser.call('PATCH', '/users/current', { email: ADDRESS })).status).toBe(200);
      return { userId: user.id, reach: async () => [browser, await logIn(ADDRESS, ATTACKER_PASSWORD)] };
    },
    async 'a password reset link'() {
      // An attacker who once read the mail of the address.
      const { user } = await signUp(call, { username: 'Mallory', password: ATTACKER_PASSWORD });
      await openBrowser(call).call('POST', '/users/password/forgot', { email: ADDRESS });
      const links = await tokens('reset-password');
      return {
        userId: user.id,
        async reach() {
          for (const token of links) {
            const password = 'set by the old link';
            const answer = await openBrowser(call).call('POST', '/users/password/reset', { token, password });
            expect(answer.status).toBe(422);
          }
          return [await logIn(ADDRESS, 'set by the old link'), await logIn('Victim', 'set by the old link')];
        },
      };
    },
  };

  interface Proof {
    prepare: () => Promise<Browser>;
    prove: (browser: Browser) => Promise<Browser>;
  }
  const GOOGLE = { sub: 'victim', name: 'Victim', email: ADDRESS, email_verified: true };
  const confirmedVictim = async () => {
    const { browser } = await signUpVictim();
    expect((await confirm(browser, await newest('confirm-email', 'Victim'))).status).toBe(204);
    return browser;
  };
  const PROOFS: Record<string, Proof> = {
    'the confirmation link with the session': {
      prepare: async () => (await signUpVictim()).browser,
      async prove(browser) {
        expect((await confirm(browser, await newest('confirm-email', 'Victim'))).status).toBe(204);
        return browser;
      },
    },
    'the confirmation link with the password': {
      prepare: async () => (await signUpVictim()).browser,
      async prove() {
        const elsewhere = openBrowser(call);
        const token = await newest('confirm-email', 'Victim');
        expect((await confirm(elsewhere, token, PASSWORD)).status).toBe(204);
        return logIn(ADDRESS, PASSWORD);
      },
    },
    'a provider, at the first sign-in': {
      prepare: () => Promise.resolve(openBrowser(call)),
      prove: () => signInByProvider(GOOGLE),
    },
    'a provider, with a confirmed account': {
      prepare: confirmedVictim,
      prove: () => signInByProvider(GOOGLE),
    },
    'a change of address': {
      async prepare() {
        const { browser } = await signUp(call, { username: 'Victim' });
        expect((await browser.call('PATCH', '/users/current', { email: ADDRESS })).status).toBe(200);
        return browser;
      },
      async prove(browser) {
        expect((await confirm(browser, await newest('confirm-email', 'Victim'))).status).toBe(204);
        return browser;
      },
    },
    'a password reset': {
      prepare: confirmedVictim,
      async prove() {
        await openBrowser(call).call('POST', '/users/password/forgot', { email: ADDRESS });
        const token = await newest('reset-password');
        const password = 'four dry socks in a tin';
        const answer = await openBrowser(call).call('POST', '/users/password/reset', { token, password });
        expect(answer.status).toBe(204);
        return logIn(ADDRESS, password);
      },
    },
  };

  const CASES = Object.keys(PROOFS).flatMap((proof) =>
    Object.keys(FOOTHOLDS).flatMap((attackName) =>
      ['attacker', 'victim'].map((first) => ({
        proof,
        attackName,
        first,
        title: `${attackName}, proof by ${proof}`,
      })),
    ),
  );

  it.each(CASES)(
    'gives the address to the user who proves it: $title, the $first first',
    async ({ proof, attackName, first }) => {
      const { prepare, prove } = PROOFS[proof] ?? { prepare: undefined, prove: undefined };
      const attack = FOOTHOLDS[attackName];
      if (!prepare || !prove || !attack) throw new Error('no such case');
      let foothold = first === 'attacker' ? await attack() : null;
      const before = await prepare();
      if (first === 'victim') foothold = await attack();
      const victim = await current(await prove(before));
      expect(victim).toMatchObject({ email: ADDRESS, emailConfirmed: true, emailWanted: null });
      if (foothold === null) return;
      expect(victim?.id).not.toBe(foothold.userId);

      const { queries } = opened().database;
      // Even with every link ever mailed to the address.
      const leaked = await tokens('confirm-email');
      for (const browser of await foothold.reach()) {
        for (const token of leaked) {
          expect([401, 422]).toContain((await confirm(browser, token, ATTACKER_PASSWORD)).status);
        }
        const seen = await current(browser);
        expect([foothold.userId, undefined]).toContain(seen?.id);
        expect([seen?.email, seen?.emailWanted]).not.toContain(ADDRESS);
      }
      // The attacker's account keeps its name but loses the address.
      const [row] = await queries.select().from(users).where(eq(users.id, foothold.userId));
      expect(row?.usernameKey).toBe('mallory');
      expect([row?.email, row?.emailWanted]).not.toContain(ADDRESS);
      const holders = await queries
        .select()
        .from(users)
        .where(and(eq(users.emailKey, ADDRESS), isNotNull(users.emailConfirmedAt)));
      expect(holders.map(({ id }) => id)).toEqual([victim?.id]);
    },
  );

  it('the owner can log in by an address that another account claimed before', async () => {
    await signUp(call, { username: 'Mallory', email: ADDRESS, password: ATTACKER_PASSWORD });
    const { browser } = await signUpVictim();
    expect(await current(await logIn(ADDRESS, PASSWORD))).toMatchObject({ username: 'Victim' });
    expect(await current(await logIn(ADDRESS, ATTACKER_PASSWORD))).toMatchObject({ username: 'Mallory' });
    expect(await current(await logIn(ADDRESS, 'a wrong one'))).toBeNull();
    expect((await confirm(browser, await newest('confirm-email', 'Victim'))).status).toBe(204);
    expect(await current(await logIn(ADDRESS, ATTACKER_PASSWORD))).toBeNull();
    expect(await current(await logIn(ADDRESS, PASSWORD))).toMatchObject({ username: 'Victim' });
  });

  describe('an address claimed by many accounts', () => {
    const claim = async (count: number, from: number) => {
      for (let index = from; index < from + count; index += 1) {
        await opened().database.queries.delete(rateLimits);
        await signUp(call, {
          username: `mallory-${index}`,
          email: ADDRESS,
          password: `${ATTACKER_PASSWORD} ${index}`,
        });
      }
    };
    const links = async () => {
      await openBrowser(call).call('POST', '/users/password/forgot', { email: ADDRESS });
      await accounts.later.settled();
      await accounts.sendMails();
      const text = box.mails.findLast(({ text: body }) => body?.includes('/reset-password?'))?.text ?? '';
      const found = text.matchAll(/Choose a new password for (\S+)\n\S+\?token=([\w-]{43})\n/g);
      return [...found].map(([, name = '', token = '']) => ({ name, token }));
    };

    it.each([0, 12, 24])('lets the owner log in after %i of 24 other claims', async (before) => {
      await claim(before, 0);
      await signUpVictim();
      await claim(24 - before, before);
      await opened().database.queries.delete(rateLimits);
      expect(await current(await logIn(ADDRESS, PASSWORD))).toMatchObject({ username: 'Victim' });
      expect(await current(await logIn(ADDRESS.toUpperCase(), PASSWORD))).toMatchObject({
        username: 'Victim',
      });
      expect(await current(await logIn(ADDRESS, `${ATTACKER_PASSWORD} 23`))).toMatchObject({
        username: 'mallory-23',
      });
      expect(await current(await logIn(ADDRESS, 'a wrong one'))).toBeNull();
      // Also after a change of the password.
      const browser = await logIn('Victim', PASSWORD);
      const changed = { current: PASSWORD, password: 'four dry socks in a tin' };
      expect((await browser.call('PUT', '/users/password', changed)).status).toBe(204);
      expect((await current(await logIn(ADDRESS, changed.password)))?.username).toBe('Victim');
      expect(await current(await logIn(ADDRESS, PASSWORD))).toBeNull();
    });

    it('calculates one hash per login', async () => {
      await claim(20, 0);
      await signUpVictim();
      await opened().database.queries.delete(rateLimits);
      const check = vi.spyOn(accounts.passwords, 'check');
      const hash = vi.spyOn(accounts.passwords, 'hash');
      await logIn(ADDRESS, 'a wrong one');
      expect(check.mock.calls.length + hash.mock.calls.length).toBe(1);
      await logIn('nobody@example.net', 'a wrong one');
      expect(check.mock.calls.length + hash.mock.calls.length).toBe(2);
      check.mockRestore();
      hash.mockRestore();
    });

    it.each([0, 3, 12])(
      'lets the owner reset the password of their own account after %i other claims',
      async (before) => {
        await claim(before, 0);
        const { user } = await signUpVictim();
        await claim(3, before);
        const offered = await links();
        expect(offered.length).toBeLessThanOrEqual(10);
        expect(offered.slice(0, 2).map(({ name }) => name)).toEqual([
          `mallory-${before + 2}`,
          `mallory-${before + 1}`,
        ]);
        const own = offered.find(({ name }) => name === 'Victim');
        const password = 'four dry socks in a tin';
        const answer = await openBrowser(call).call('POST', '/users/password/reset', {
          token: own?.token,
          password,
        });
        expect(answer.status).toBe(204);
        expect(await current(await logIn(ADDRESS, password))).toMatchObject({
          id: user.id,
          emailConfirmed: true,
        });
        // The other links, names and passwords do not sign in to it.
        for (const { name, token } of offered) {
          const late = await openBrowser(call).call('POST', '/users/password/reset', { token, password });
          expect(late.status).toBe(422);
          const id = (await current(await logIn(name, password)))?.id;
          expect([user.id, undefined]).toContain(id);
        }
        const [first] = await queriesOf().select().from(users).where(eq(users.username, 'mallory-0'));
        expect(first?.email).toBeNull();
      },
    );

    it('removes password, sessions and identities of a claiming account that the owner takes over', async () => {
      const mallory = await signUp(call, {
        username: 'Mallory',
        email: ADDRESS,
        password: ATTACKER_PASSWORD,
      });
      await queriesOf()
        .insert(identities)
        .values({ provider: 'google', subject: 'mallory', userId: mallory.user.id });
      const [offered] = await links();
      const password = 'four dry socks in a tin';
      await openBrowser(call).call('POST', '/users/password/reset', { token: offered?.token, password });
      expect(await current(mallory.browser)).toBeNull();
      expect(await current(await logIn('Mallory', ATTACKER_PASSWORD))).toBeNull();
      expect(await queriesOf().select().from(identities)).toEqual([]);
      expect(await current(await logIn(ADDRESS, password))).toMatchObject({ emailConfirmed: true });
    });

    it('requires proof of work from the 11th signup within a week', async () => {
      const statuses = [];
      for (let index = 0; index < 12; index += 1) {
        const body = { username: `many-${index}`, email: ADDRESS, password: PASSWORD, language: 'en' };
        statuses.push((await openBrowser(call).call('POST', '/signup', body)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    });

    it('lets the owner log in with a password hash of a previous version', async () => {
      const { user } = await signUpVictim();
      await queriesOf()
        .update(users)
        .set({ passwordHash: await accounts.passwords.hash(PASSWORD) })
        .where(eq(users.id, user.id));
      await claim(12, 0);
      await opened().database.queries.delete(rateLimits);
      for (let time = 0; time < 2; time += 1) {
        expect(await current(await logIn(ADDRESS, PASSWORD))).toMatchObject({ username: 'Victim' });
      }
    });
    const queriesOf = () => opened().database.queries;
  });

  describe('a confirmation link requested by an attacker', () => {
    it('confirms nothing when the victim opens it signed out or signed in to another account', async () => {
      const mallory = await signUp(call, {
        username: 'Mallory',
        email: ADDRESS,
        password: ATTACKER_PASSWORD,
      });
      const token = await newest('confirm-email');
      const own = await signUp(call, { username: 'Victim' });
      for (const browser of [openBrowser(call), own.browser]) {
        expect(await problemOf(await confirm(browser, token))).toMatchObject({ code: 'not-signed-in' });
        expect(await problemOf(await confirm(browser, token, PASSWORD))).toMatchObject({
          status: 422,
          fields: ['password'],
        });
      }
      expect(await current(mallory.browser)).toMatchObject({ emailConfirmed: false });
    });

    it('confirms the address for the victim’s own account, which claims it too', async () => {
      await signUp(call, { username: 'Mallory', email: ADDRESS, password: ATTACKER_PASSWORD });
      const token = await newest('confirm-email', 'Mallory');
      const { browser } = await signUpVictim();
      expect((await confirm(browser, token)).status).toBe(204);
      expect(await current(browser)).toMatchObject({ username: 'Victim', emailConfirmed: true });
      const mallory = await current(await logIn('Mallory', ATTACKER_PASSWORD));
      expect(mallory).toMatchObject({ username: 'Mallory', email: null });
    });

    it('is invalid after nine wrong passwords', async () => {
      await signUp(call, { email: ADDRESS });
      const token = await newest('confirm-email');
      for (let guess = 0; guess < 9; guess += 1) {
        const answer = await confirm(openBrowser(call), token, `guess ${guess}`);
        expect(await problemOf(answer)).toMatchObject({ fields: ['password'] });
      }
      const late = await confirm(openBrowser(call), token, PASSWORD);
      expect(await problemOf(late)).toMatchObject({ status: 422, fields: ['token'] });
    });
  });

  it('a confirmation ends all other sessions of the account', async () => {
    const { browser } = await signUpVictim();
    const other = await logIn('Victim', PASSWORD);
    expect((await current(other))?.username).toBe('Victim');
    expect((await confirm(browser, await newest('confirm-email'))).status).toBe(204);
    expect(await current(other)).toBeNull();
    expect((await current(browser))?.emailConfirmed).toBe(true);
  });

  it('an account confirmed under the previous rule loses its credentials when the address is proved', async () => {
    for (const proof of ['a provider, with a confirmed account', 'a password reset']) {
      const { queries } = opened().database;
      await queries.delete(users);
      await queries.delete(rateLimits);
      const { browser, user } = await signUp(call, {
        username: 'Once',
        email: ADDRESS,
        password: ATTACKER_PASSWORD,
      });
      const mallorys = { provider: 'google', subject: 'mallory', userId: user.id };
      await queries.insert(identities).values(mallorys);
      await queries.update(users).set({ emailConfirmedAt: sql`now()`, credentialsUnproved: true });
      const proved = await PROOFS[proof]?.prove(browser);
      expect(proved && (await current(proved))?.id).toBe(user.id);
      expect(await current(browser)).toBeNull();
      expect(await current(await logIn('Once', ATTACKER_PASSWORD))).toBeNull();
      const left = await queries.select().from(identities).where(eq(identities.subject, 'mallory'));
      expect(left).toEqual([]);
    }
  });

  describe('an unconfirmed claim', () => {
    const { queries } = { queries: () => opened().database.queries };
    const age = (days: number) => sql`now() - make_interval(days => ${days})`;
    const mailSince = (days: number) =>
      queries()
        .insert(storedValues)
        .values({ name: 'mail-since', value: new Date(Date.now() - days * 86_400_000).toISOString() });

    it('lapses after seven days, while the account and its name remain', async () => {
      await mailSince(30);
      const old = await signUp(call, { username: 'Old', email: ADDRESS });
      const young = await signUp(call, { username: 'Young', email: ADDRESS });
      const proved = await signUp(call, { username: 'Proved', email: 'proved@example.net' });
      await proved.browser.call('PATCH', '/users/current', { email: 'other@example.net' });
      await queries()
        .update(users)
        .set({ emailConfirmedAt: sql`now()` })
        .where(eq(users.id, proved.user.id));
      await queries()
        .update(users)
        .set({ createdAt: age(8), emailWantedAt: age(8) })
        .where(sql`${users.username} in ('Old', 'Proved')`);
      await queries()
        .update(users)
        .set({ createdAt: age(6) })
        .where(eq(users.username, 'Young'));
      await accounts.sweep();
      expect(await current(old.browser)).toMatchObject({ username: 'Old', email: null });
      expect(await current(young.browser)).toMatchObject({ email: ADDRESS });
      expect(await current(proved.browser)).toMatchObject({ email: 'proved@example.net', emailWanted: null });
      expect((await current(await logIn('Old', PASSWORD)))?.id).toBe(old.user.id);
    });

    it('does not lapse before mail has been configured for seven days', async () => {
      const { browser } = await signUp(call, { email: ADDRESS });
      await queries()
        .update(users)
        .set({ createdAt: age(400) });
      await accounts.sweep();
      await accounts.sweep();
      expect(await current(browser)).toMatchObject({ email: ADDRESS });
    });

    it('does not lapse without mail, and blocks the address for other accounts', async () => {
      const settings = readSettings({ PUBLIC_ORIGIN: ORIGIN });
      const limits = createRateLimits(opened().database);
      const silent = openAccounts({ database: opened().database, settings, limits, say: () => undefined });
      const there = app.withSettings({}, { accounts: silent });
      await mailSince(400);
      const { browser } = await signUp(there, { email: ADDRESS });
      await queries()
        .update(users)
        .set({ createdAt: age(400) });
      await silent.sweep();
      const second = { username: 'Second', email: ADDRESS, password: PASSWORD, language: 'en' };
      const taken = await openBrowser(there).call('POST', '/signup', second);
      expect(await problemOf(taken)).toMatchObject({ status: 409, fields: ['email'] });
      expect(await current(browser)).toMatchObject({ email: ADDRESS });
      await silent.stop();
      // The seven days start when mail is set up.
      await accounts.sweep();
      expect(await current(browser)).toMatchObject({ email: ADDRESS });
    });
  });

  it('of eight accounts that confirm one address concurrently, one gets it', async () => {
    const claimants = [];
    for (let index = 0; index < 8; index += 1) {
      claimants.push(await signUp(call, { username: `racer-${index}`, email: ADDRESS }));
    }
    const links = await tokens('confirm-email');
    const answers = await Promise.all([
      ...claimants.map(({ browser }, index) =>
        confirm(browser, links[index] ?? '').then(({ status }) => status),
      ),
      signInByProvider(GOOGLE).then(async (browser) =>
        (await current(browser))?.emailConfirmed ? 204 : 422,
      ),
    ]);
    const holders = await opened().database.queries.select().from(users).where(eq(users.emailKey, ADDRESS));
    expect(holders).toHaveLength(1);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });
});
