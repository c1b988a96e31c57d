import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits, users } from '../../src/server/stores/schema.ts';
import { openBrowser, PASSWORD, signUp } from '../server/accounts/account-client.ts';
import { type TestApp, openTestApp } from '../server/open-test-app.ts';
import { countAttempts } from './attempts.ts';

const counted = countAttempts('signing in');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.queries.delete(rateLimits);
  await app.database.queries.delete(users);
});

async function milliseconds(path: string, body: unknown): Promise<number> {
  counted.count += 1;
  await app.database.queries.delete(rateLimits);
  const startedAt = performance.now();
  await openBrowser(app.call).call('POST', path, body);
  return performance.now() - startedAt;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('a login takes the same time with a wrong password and an unknown name', async () => {
  const { user } = await signUp(app.call);
  await milliseconds('/login', { login: 'warm-up', password: 'a wrong one' });
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  // Alternating, so that other load of the machine affects both.
  for (let round = 0; round < 25; round += 1) {
    times.known.push(await milliseconds('/login', { login: user.username, password: 'a wrong one' }));
    times.unknown.push(await milliseconds('/login', { login: `nobody-${round}`, password: 'a wrong one' }));
  }
  const ratio = median(times.unknown) / median(times.known);
  // Without hashing, an unknown name would take a tenth of the time.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

it('a session is invalid after logout, a password change on another device and account deletion', async () => {
  const endings: ((browser: ReturnType<typeof openBrowser>) => Promise<Response>)[] = [
    (browser) => browser.call('GET', '/logout'),
    (browser) => browser.call('DELETE', '/users/current', { password: PASSWORD }),
  ];
  for (const end of endings) {
    counted.count += 2;
    const { browser } = await signUp(app.call);
    const { cookie } = browser;
    expect((await end(browser)).status).toBe(204);
    expect(browser.cookie).toBe('');
    browser.cookie = cookie;
    expect((await browser.call('GET', '/users/current/export')).status).toBe(401);
  }
  const { browser, user } = await signUp(app.call);
  const stolen = openBrowser(app.call);
  await stolen.call('POST', '/login', { login: user.username, password: PASSWORD });
  expect((await stolen.call('GET', '/users/current/export')).status).toBe(200);
  await browser.call('PUT', '/users/password', { current: PASSWORD, password: 'pebble beach 4' });
  expect((await stolen.call('GET', '/users/current/export')).status).toBe(401);
  counted.count += 3;
});

it('a login does not reuse a session cookie that an attacker set', async () => {
  const attacker = await signUp(app.call);
  const victim = await signUp(app.call);
  const browser = openBrowser(app.call);
  browser.cookie = attacker.browser.cookie;
  counted.count += 1;
  await browser.call('POST', '/login', { login: victim.user.username, password: PASSWORD });
  expect(browser.cookie).not.toBe(attacker.browser.cookie);
  const seen: unknown = await (await attacker.browser.call('GET', '/users/current')).json();
  expect(JSON.stringify(seen)).not.toContain(victim.user.id);
});

it.each([
  [
    '/signup',
    30,
    (n: number) => ({
      username: `many-${n}`,
      email: `many-${n}@example.net`,
      password: PASSWORD,
      language: 'en',
    }),
  ],
  ['/users/password/forgot', 20, (n: number) => ({ email: `many-${n}@example.net` })],
  ['/users/password/reset', 30, () => ({ token: 'x'.repeat(43), password: PASSWORD })],
  ['/users/email/confirm', 30, () => ({ token: 'x'.repeat(43) })],
])(
  '%s answers 429 with Retry-After after %i calls of an address within an hour',
  async (path, most, body) => {
    for (let index = 0; index < most; index += 1) {
      counted.count += 1;
      expect((await openBrowser(app.call).call('POST', path, body(index))).status).not.toBe(429);
    }
    const refused = await openBrowser(app.call).call('POST', path, body(most));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  },
);
