import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Proof } from '../../../src/contract/proof-of-work.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { createAccountClient } from '../../../src/data/account/account-client.ts';
import { withProofOfWork } from '../../../src/data/messages/with-proof-of-work.ts';
import { openAccounts } from '../../../src/server/accounts/open-accounts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { rateLimits, users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { solve } from '../messages/solve.ts';
import { openBrowser, ORIGIN, PASSWORD, signUp } from './account-client.ts';
import { type MailBox, openMailBox, tokenIn } from './open-mail-box.ts';

/** Rate limits used up by other clients never lock a user out. */
let app: TestApp;
let box: MailBox;
let call: TestApp['call'];

beforeAll(async () => {
  app = await openTestApp();
  box = await openMailBox();
  call = app.withSettings({ TRUST_PROXY: '1' });
});
afterAll(async () => {
  await app.close();
  await box.close();
});
beforeEach(async () => {
  await app.database.queries.delete(rateLimits);
  await app.database.queries.delete(users);
  box.mails.length = 0;
});

const from = (address: string, path: string, body: object, via = call) =>
  openBrowser(via).call('POST', path, body, { 'X-Forwarded-For': address });
const logIn = (address: string, login: string, password: string, proof?: Proof) =>
  from(address, '/login', { login, password, ...(proof ? { proof } : {}) });
/** Sets the count of used calls. */
const setUsed = (bucket: string, count: number) =>
  app.database.queries
    .update(rateLimits)
    .set({ count })
    .where(like(rateLimits.bucket, `${bucket}%`));
async function challengeOf(response: Response) {
  expect(response.status).toBe(429);
  const { challenge } = problemSchema.parse(await response.json());
  if (challenge === undefined) throw new Error('no challenge in the answer');
  return challenge;
}

it(
  'login succeeds with one proof of work after many guesses by other clients',
  { timeout: 180_000 },
  async () => {
    const { user } = await signUp(app.call);
    const guess = (index: number) => logIn(`9.1.0.${index}`, user.username, `guess ${index}`);
    for (let index = 0; index < 3; index += 1) expect((await guess(index)).status).toBe(401);
    await setUsed('login-name:', 30);
    for (let index = 3; index < 13; index += 1) expect((await guess(index)).status).toBe(429);

    const { challenge, bits } = await challengeOf(await logIn('7.7.7.7', user.username, PASSWORD));
    expect(bits).toBe(17);
    const proof = solve(challenge, bits);
    expect((await logIn('7.7.7.7', user.username, PASSWORD, solve(challenge, bits, false))).status).toBe(429);
    expect((await logIn('7.7.7.7', user.username, PASSWORD, proof)).status).toBe(200);
    expect((await logIn('7.7.7.7', user.username, PASSWORD, proof)).status).toBe(429);
    // An unknown name gets the same answer.
    await logIn('9.2.0.1', 'nobody-here', 'a wrong one');
    await setUsed('login-name:', 30);
    expect((await challengeOf(await logIn('7.7.7.8', 'nobody-here', 'a wrong one'))).bits).toBe(17);
  },
);

it('proof of work grows with the guesses, up to a limit that a phone can solve', async () => {
  const { user } = await signUp(app.call);
  const guess = () => logIn('9.1.0.1', user.username, 'a wrong one');
  await guess();
  const asked = [];
  for (const count of [10, 19, 39, 10_000]) {
    await setUsed('login-account:', count);
    asked.push((await challengeOf(await guess())).bits);
  }
  expect(asked).toEqual([17, 18, 19, 19]);
});

it('all addresses of an IPv6 /64 network share one rate limit', async () => {
  const { user } = await signUp(app.call);
  const guess = (index: number) => logIn(`2001:db8:1:2::${index.toString(16)}`, user.username, 'wrong');
  expect((await guess(1)).status).toBe(401);
  await setUsed('login-account:', 9);
  expect((await guess(2)).status).toBe(401);
  expect((await guess(3)).status).toBe(429);
  expect((await logIn('2001:db8:1:3::1', user.username, PASSWORD)).status).toBe(200);
});

it(
  'signup and forgotten password succeed with a proof of work after the rate limit of a network',
  { timeout: 180_000 },
  async () => {
    const signup = (index: number, proof?: Proof) =>
      from('9.3.0.1', '/signup', {
        username: `hostel-${index}`,
        email: `hostel-${index}@example.net`,
        password: PASSWORD,
        language: 'en',
        proof,
      });
    expect((await signup(1)).status).toBe(201);
    await setUsed('signup:', 30);
    const first = await challengeOf(await signup(30));
    expect((await signup(30, solve(first.challenge, first.bits))).status).toBe(201);

    const forgot = (proof?: Proof) =>
      from('9.3.0.1', '/users/password/forgot', { email: 'hostel-1@example.net', proof });
    for (let index = 0; index < 5; index += 1) expect((await forgot()).status).toBe(204);
    const second = await challengeOf(await forgot());
    expect((await forgot(solve(second.challenge, second.bits))).status).toBe(204);
    // Other networks are not affected.
    const elsewhere = await from('9.3.0.2', '/users/password/forgot', { email: 'hostel-1@example.net' });
    expect(elsewhere.status).toBe(204);
  },
);

it('withProofOfWork solves a challenge and retries once', { timeout: 180_000 }, async () => {
  const { user } = await signUp(app.call);
  await logIn('9.4.0.1', user.username, 'a wrong one');
  await setUsed('login-account:', 10);
  const statuses: number[] = [];
  const client = createAccountClient({
    locale: () => 'en',
    async fetch(address, init) {
      const headers = new Headers(init.headers);
      headers.set('Origin', ORIGIN);
      headers.set('X-Forwarded-For', '9.4.0.1');
      const response = await call(address, { ...init, headers });
      statuses.push(response.status);
      return response;
    },
  });
  const login = { login: user.username, password: PASSWORD };
  const answer = await withProofOfWork((proof) => client.login({ ...login, ...proof }));
  expect(answer).toMatchObject({ ok: true, value: { username: user.username } });
  expect(statuses).toEqual([429, 200]);
  // Other errors are not retried.
  const wrong = await withProofOfWork((proof) => client.login({ ...login, password: 'x', ...proof }));
  expect(wrong).toMatchObject({ ok: false, code: 'not-signed-in' });
});

it(
  'reset mails to one address are limited across networks, and the last link remains valid',
  { timeout: 180_000 },
  async () => {
    const environment = {
      PUBLIC_ORIGIN: ORIGIN,
      OPERATOR_EMAIL: 'operator@example.org',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(box.port),
      TRUST_PROXY: '1',
    };
    const limits = createRateLimits(app.database);
    const accounts = openAccounts({
      database: app.database,
      settings: readSettings(environment),
      limits,
      say: () => undefined,
    });
    const via = app.withSettings(environment, { accounts });
    const email = 'victim@example.net';
    const { user } = await signUp(via, { email });
    await app.database.queries.update(users).set({ emailConfirmedAt: sql`now()` });
    const sent = async () => {
      await accounts.later.settled();
      for (let round = 0; round < 3; round += 1) await accounts.sendMails();
      return box.mails.length;
    };
    const forgot = async (address: string) => {
      const answer = await from(address, '/users/password/forgot', { email }, via);
      expect(answer.status).toBe(204);
    };
    await sent();
    for (let index = 0; index < 100; index += 1) await forgot(`9.5.0.${index}`);
    expect(await sent()).toBe(10);
    await forgot('7.7.7.7');
    expect(await sent()).toBe(10);
    const token = tokenIn(box.mails.at(-1)?.text, `${ORIGIN}/reset-password`);

    // Half an hour later another mail is sent, before the last link expires.
    const later = sql`now() - interval '1 second'`;
    await app.database.queries
      .update(rateLimits)
      .set({ resetsAt: later })
      .where(like(rateLimits.bucket, 'mail-later:%'));
    for (let index = 0; index < 20; index += 1) await forgot(`9.6.0.${index}`);
    expect(await sent()).toBe(11);
    const reset = await from(
      '7.7.7.7',
      '/users/password/reset',
      { token, password: 'four dry socks in a tin' },
      via,
    );
    expect(reset.status).toBe(204);
    const own = await from('7.7.7.7', '/login', { login: email, password: 'four dry socks in a tin' }, via);
    expect(((await own.json()) as { user: { id: string } }).user.id).toBe(user.id);
    await accounts.stop();
  },
);
