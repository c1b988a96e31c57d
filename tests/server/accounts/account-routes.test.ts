import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESERVED_USERNAMES } from '../../../src/contract/account-limits.ts';
import { USER_ENDPOINTS } from '../../../src/contract/user-endpoints.ts';
import { rateLimits, sessions, users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { openBrowser, PASSWORD, problemOf, signUp, userOf } from './account-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.queries.delete(rateLimits);
});

const rowOf = async (userId: string) => {
  const [row] = await app.database.queries.select().from(users).where(eq(users.id, userId));
  return row;
};

describe('POST /api/signup', () => {
  it('returns the new user, signed in by an HttpOnly, SameSite cookie', async () => {
    const browser = openBrowser(app.call);
    const response = await browser.call('POST', '/signup', {
      username: 'Ada-L',
      email: 'Ada@Example.net',
      password: PASSWORD,
      language: 'de',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^auth\.session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const user = await userOf(response);
    expect(user).toMatchObject({
      username: 'Ada-L',
      email: 'Ada@Example.net',
      emailConfirmed: false,
      emailWanted: null,
      image_uri: null,
      language: 'de',
      hasPassword: true,
      providers: [],
    });
    expect(await userOf(await browser.call('GET', '/users/current'))).toEqual(user);
  });

  it('stores the password as argon2id with 19 MiB and two passes', async () => {
    const { user } = await signUp(app.call);
    expect((await rowOf(user.id))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('answers 409 with the taken fields, case-insensitively', async () => {
    await signUp(app.call, { username: 'Taken', email: 'taken@example.net' });
    const browser = openBrowser(app.call);
    const asked = (username: string, email: string) =>
      browser.call('POST', '/signup', { username, email, password: PASSWORD, language: 'en' });
    expect(await problemOf(await asked('tAKEN', 'other@example.net'))).toMatchObject({
      status: 409,
      fields: ['username'],
      errors: [{ message: 'This username is taken.' }],
    });
    expect(await problemOf(await asked('Other', 'TAKEN@example.net'))).toMatchObject({ fields: ['email'] });
    expect(await problemOf(await asked('taken', 'taken@example.net'))).toMatchObject({
      fields: ['username', 'email'],
    });
    expect(browser.cookie).toBe('');
  });

  it.each([
    [{ username: 'ab' }, 'username'],
    [{ username: 'x'.repeat(31) }, 'username'],
    [{ username: 'with space' }, 'username'],
    [{ username: 'jörg' }, 'username'],
    [{ username: 'Current' }, 'username'],
    [{ username: 'admin' }, 'username'],
    [{ username: 'Language' }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short12' }, 'password'],
    [{ password: 'x'.repeat(257) }, 'password'],
    [{ password: 'Password1' }, 'password'],
    [{ password: 'aaaaaaaaaaaa' }, 'password'],
    [{ password: 'WANDERER-7' }, 'password'],
    [{ password: 'w7@example.net' }, 'password'],
    [{ language: 'fr' }, 'language'],
  ])('answers 422 to %j with the name of the field', async (change, field) => {
    const response = await openBrowser(app.call).call('POST', '/signup', {
      username: 'wanderer-7',
      email: 'w7@example.net',
      password: PASSWORD,
      language: 'en',
      ...change,
    });
    expect(await problemOf(response)).toMatchObject({ status: 422, fields: [field] });
  });

  it('reserves usernames that are paths of the API', () => {
    const paths = Object.values(USER_ENDPOINTS).map(({ path }) => path);
    const names = paths.flatMap((path) => /^\/users\/([^/:]+)$/.exec(path)?.[1] ?? []);
    expect(names).toContain('current');
    expect(names.filter((name) => !RESERVED_USERNAMES.includes(name))).toEqual([]);
  });

  it('creates one account for concurrent signups with one username', async () => {
    const asked = (index: number) =>
      openBrowser(app.call).call('POST', '/signup', {
        username: 'Race',
        email: `race-${index}@example.net`,
        password: PASSWORD,
        language: 'en',
      });
    const answers = await Promise.all([asked(1), asked(2), asked(3)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('POST /api/login', () => {
  it('accepts username and email address case-insensitively', async () => {
    const { user } = await signUp(app.call, { username: 'Berta', email: 'berta@example.net' });
    for (const login of ['Berta', 'BERTA', ' berta ', 'Berta@Example.NET']) {
      const browser = openBrowser(app.call);
      const response = await browser.call('POST', '/login', { login, password: PASSWORD });
      expect([login, response.status]).toEqual([login, 200]);
      expect((await userOf(response)).id).toBe(user.id);
    }
  });

  it('gives the same answer to a wrong password, an unknown name and an account without a password', async () => {
    const { user } = await signUp(app.call, { username: 'Carla' });
    const without = await signUp(app.call, { username: 'Dora' });
    await app.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, without.user.id));
    const answers = [];
    for (const login of [user.username, 'Nobody-At-All', 'nobody@example.net', without.user.username]) {
      const response = await openBrowser(app.call).call(
        'POST',
        '/login',
        { login, password: 'nobody knows this one' },
        { 'Content-Language': 'de' },
      );
      expect(response.headers.getSetCookie()).toEqual([]);
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]?.[1]).toContain('Benutzername, E-Mail oder Passwort stimmt nicht.');
    const english = await openBrowser(app.call).call('POST', '/login', { login: 'x', password: 'y' });
    expect((await problemOf(english)).message).toBe('Incorrect username/email or password.');
  });

  it('starts a new session and never uses the one of the request', async () => {
    const { browser, user } = await signUp(app.call);
    const first = browser.cookie;
    await browser.call('POST', '/login', { login: user.username, password: PASSWORD });
    expect(browser.cookie).not.toBe(first);
    const old = openBrowser(app.call);
    old.cookie = first;
    expect(await (await old.call('GET', '/users/current')).json()).toEqual({ user: null });
    const chosen = openBrowser(app.call);
    chosen.cookie = `auth.session=${'A'.repeat(43)}`;
    await chosen.call('POST', '/login', { login: user.username, password: PASSWORD });
    expect(chosen.cookie).not.toContain('AAAA');
  });

  it('replaces a password hash with former parameters', async () => {
    const { hash } = await import('@node-rs/argon2');
    const { user } = await signUp(app.call);
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 });
    await app.database.queries.update(users).set({ passwordHash: old }).where(eq(users.id, user.id));
    const response = await openBrowser(app.call).call('POST', '/login', {
      login: user.username,
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
    expect((await rowOf(user.id))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('answers 429 to a network after ten wrong passwords for an account, without counting correct ones', async () => {
    const { user } = await signUp(app.call);
    const call = app.withSettings({ TRUST_PROXY: '1' });
    const attempt = (password: string, address: string, login = user.username) =>
      openBrowser(call).call('POST', '/login', { login, password }, { 'X-Forwarded-For': address });
    for (let index = 0; index < 12; index += 1) {
      expect((await attempt(PASSWORD, '9.9.9.9')).status).toBe(200);
    }
    for (let index = 0; index < 10; index += 1) {
      expect((await attempt('a wrong one', '9.9.8.1')).status).toBe(401);
    }
    const refused = await attempt(PASSWORD, '9.9.8.1', user.username.toUpperCase());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await attempt(PASSWORD, '9.9.8.2')).status).toBe(200);
    const other = await signUp(app.call);
    expect((await attempt(PASSWORD, '9.9.8.1', other.user.username)).status).toBe(200);
  });

  it('answers 429 to an IP address after thirty wrong names', async () => {
    const call = app.withSettings({ TRUST_PROXY: '1' });
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const response = await openBrowser(call).call(
        'POST',
        '/login',
        { login: `guess-${index}`, password: 'a wrong one' },
        { 'X-Forwarded-For': '8.8.8.8' },
      );
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(statuses[30]).toBe(429);
    const before = await app.database.queries.$count(rateLimits);
    for (let index = 0; index < 5; index += 1) {
      const guess = { login: `another-guess-${index}`, password: 'a wrong one' };
      const response = await openBrowser(call).call('POST', '/login', guess, {
        'X-Forwarded-For': '8.8.8.8',
      });
      expect(response.status).toBe(429);
    }
    // Rejected requests add no rows.
    expect(await app.database.queries.$count(rateLimits)).toBe(before);
  });
});

describe('GET /api/logout', () => {
  it('deletes the session and the cookie', async () => {
    const { browser, user } = await signUp(app.call);
    const { cookie } = browser;
    const response = await browser.call('GET', '/logout');
    expect([response.status, browser.cookie]).toEqual([204, '']);
    browser.cookie = cookie;
    expect(await (await browser.call('GET', '/users/current')).json()).toEqual({ user: null });
    const rows = await app.database.queries.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows).toEqual([]);
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{}],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
  ])('answers 403 to a request with %j and keeps the session', async (headers) => {
    const { browser } = await signUp(app.call);
    const response = await app.call('/api/logout', { headers: { Cookie: browser.cookie, ...headers } });
    expect(response.status).toBe(403);
    expect(await (await browser.call('GET', '/users/current')).json()).not.toEqual({ user: null });
  });

  it('answers 204 without a session', async () => {
    expect((await openBrowser(app.call).call('GET', '/logout')).status).toBe(204);
  });
});

describe('PATCH /api/users/current', () => {
  it('changes username, location and language', async () => {
    const { browser, user } = await signUp(app.call);
    const patched = await userOf(
      await browser.call('PATCH', '/users/current', { username: 'Emil_9', location: ' Kandy ' }),
    );
    expect(patched).toEqual({ ...user, username: 'Emil_9', location: 'Kandy' });
    expect(
      (await userOf(await browser.call('PATCH', '/users/current', { location: '' }))).location,
    ).toBeNull();
    const german = await browser.call('PUT', '/users/language', { language: 'de' });
    expect([german.status, (await userOf(german)).language]).toEqual([200, 'de']);
    expect((await userOf(await browser.call('PATCH', '/users/current', {}))).username).toBe('Emil_9');
  });

  it('accepts the own username in another case, and rejects taken and reserved ones', async () => {
    const { user } = await signUp(app.call);
    const { browser, user: own } = await signUp(app.call);
    const louder = own.username.toUpperCase();
    expect((await userOf(await browser.call('PATCH', '/users/current', { username: louder }))).username).toBe(
      louder,
    );
    const taken = await browser.call('PATCH', '/users/current', { username: user.username.toLowerCase() });
    expect(await problemOf(taken)).toMatchObject({ status: 409, fields: ['username'] });
    const reserved = await browser.call('PATCH', '/users/current', { username: 'Tours' });
    expect(await problemOf(reserved)).toMatchObject({ status: 422, fields: ['username'] });
  });

  it('keeps a new email address as wanted until it is confirmed, also when another user has it', async () => {
    const { user: holder } = await signUp(app.call);
    const { browser, user } = await signUp(app.call);
    const free = await userOf(await browser.call('PATCH', '/users/current', { email: 'new@example.net' }));
    expect([free.email, free.emailWanted]).toEqual([user.email, 'new@example.net']);
    const held = await browser.call('PATCH', '/users/current', { email: holder.email });
    expect([held.status, (await userOf(held)).emailWanted]).toEqual([200, holder.email]);
    const back = await userOf(await browser.call('PATCH', '/users/current', { email: user.email }));
    expect([back.email, back.emailWanted]).toEqual([user.email, null]);
  });

  it('removes a picture but does not accept an address of one', async () => {
    const { browser, user } = await signUp(app.call);
    await app.database.queries
      .update(users)
      .set({ picture: 'https://pictures.example/me.jpg' })
      .where(eq(users.id, user.id));
    expect((await userOf(await browser.call('GET', '/users/current'))).image_uri).toBe(
      'https://pictures.example/me.jpg',
    );
    const given = await browser.call('PATCH', '/users/current', { image_uri: 'https://evil.example/x' });
    expect(await problemOf(given)).toMatchObject({ status: 422, fields: ['image_uri'] });
    expect(
      (await userOf(await browser.call('PATCH', '/users/current', { image_uri: null }))).image_uri,
    ).toBeNull();
  });

  it('ignores fields that a user cannot set', async () => {
    const { browser, user } = await signUp(app.call);
    const patched = await browser.call('PATCH', '/users/current', {
      id: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
      emailConfirmed: true,
      emailConfirmedAt: '2026-01-01',
      passwordHash: 'x',
      counter: 9,
    });
    expect(await userOf(patched)).toEqual(user);
    expect((await rowOf(user.id))?.counter).toBe(0);
  });
});

describe('PUT /api/users/password', () => {
  it('needs the current password, and ends every other session', async () => {
    const { browser, user } = await signUp(app.call);
    const other = openBrowser(app.call);
    await other.call('POST', '/login', { login: user.username, password: PASSWORD });
    const wrong = await browser.call('PUT', '/users/password', {
      current: 'not it',
      password: 'pebble beach 4',
    });
    expect(await problemOf(wrong)).toMatchObject({ status: 422, fields: ['current'] });
    const lacking = await browser.call('PUT', '/users/password', { password: 'pebble beach 4' });
    expect(await problemOf(lacking)).toMatchObject({ fields: ['current'] });
    const weak = await browser.call('PUT', '/users/password', { current: PASSWORD, password: 'iloveyou1' });
    expect(await problemOf(weak)).toMatchObject({ fields: ['password'] });
    expect((await other.call('PUT', '/users/language', { language: 'en' })).status).toBe(200);

    const done = await browser.call('PUT', '/users/password', {
      current: PASSWORD,
      password: 'pebble beach 4',
    });
    expect(done.status).toBe(204);
    expect((await other.call('PUT', '/users/language', { language: 'en' })).status).toBe(401);
    expect((await browser.call('PUT', '/users/language', { language: 'en' })).status).toBe(200);
    const login = (password: string) =>
      openBrowser(app.call).call('POST', '/login', { login: user.username, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('pebble beach 4')).status).toBe(200);
  });

  it('needs a sign-in within the last five minutes for an account without a password', async () => {
    const { browser, user } = await signUp(app.call);
    const { queries } = app.database;
    await queries.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    const signedIn = (minutes: number) =>
      queries
        .update(sessions)
        .set({ signedInAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(sessions.userId, user.id));
    await signedIn(6);
    const stale = await browser.call('PUT', '/users/password', { password: 'pebble beach 4' });
    expect(await problemOf(stale)).toMatchObject({ status: 403, code: 'forbidden' });
    await signedIn(4);
    const fresh = await browser.call('PUT', '/users/password', { password: 'pebble beach 4' });
    expect(fresh.status).toBe(204);
  });

  it('answers 429 after ten wrong current passwords', async () => {
    const { browser } = await signUp(app.call);
    const attempt = () =>
      browser.call('PUT', '/users/password', { current: 'a wrong one', password: 'pebble beach 4' });
    for (let index = 0; index < 10; index += 1) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
    expect((await browser.call('DELETE', '/users/current', { password: PASSWORD })).status).toBe(429);
  });
});

describe('DELETE /api/users/current', () => {
  it('needs the password, ends every session and frees the username', async () => {
    const { browser, user } = await signUp(app.call);
    const elsewhere = openBrowser(app.call);
    await elsewhere.call('POST', '/login', { login: user.username, password: PASSWORD });
    const wrong = await browser.call('DELETE', '/users/current', { password: 'not the password' });
    expect(await problemOf(wrong)).toMatchObject({ status: 422, fields: ['password'] });
    expect((await rowOf(user.id))?.username).toBe(user.username);

    const gone = await browser.call('DELETE', '/users/current', { password: PASSWORD });
    expect([gone.status, await gone.text(), gone.headers.get('Cache-Control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect([browser.cookie, await rowOf(user.id)]).toEqual(['', undefined]);
    expect((await elsewhere.call('GET', '/users/current/export')).status).toBe(401);
    const login = await elsewhere.call('POST', '/login', { login: user.username, password: PASSWORD });
    expect(login.status).toBe(401);
    await signUp(app.call, { username: user.username });
  });

  it('needs a sign-in within the last five minutes for an account without a password', async () => {
    const { browser, user } = await signUp(app.call);
    const { queries } = app.database;
    await queries.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    const remove = async (minutes: number) => {
      await queries
        .update(sessions)
        .set({ signedInAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(sessions.userId, user.id));
      return (await browser.call('DELETE', '/users/current', {})).status;
    };
    expect([await remove(6), await remove(4)]).toEqual([403, 204]);
    expect(await rowOf(user.id)).toBeUndefined();
  });

  it('can be preceded by an export, which only its owner can download', async () => {
    const { browser, user } = await signUp(app.call);
    const answer = await browser.call('GET', '/users/current/export');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; /);
    const text = await answer.text();
    expect(text).toContain(user.email);
    expect(text).not.toContain('argon2id');
    expect((await openBrowser(app.call).call('GET', '/users/current/export')).status).toBe(401);
  });
});

describe('with LOGIN_ACTIVE=false', () => {
  it('calls of accounts answer 404, and the catalogue is still served', async () => {
    const call = app.withSettings({ LOGIN_ACTIVE: 'false' });
    const browser = openBrowser(call);
    expect((await browser.call('POST', '/login', { login: 'a', password: 'b' })).status).toBe(404);
    for (const path of ['/users/current', '/logout', '/tours/user', '/oauth/google', '/users/Ada']) {
      expect([path, (await browser.call('GET', path)).status]).toEqual([path, 404]);
    }
    expect((await browser.call('GET', '/tours')).status).toBe(200);
  });
});
