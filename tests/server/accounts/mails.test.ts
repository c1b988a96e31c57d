import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAccounts, type Accounts } from '../../../src/server/accounts/open-accounts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { mailTokens, outgoingMails, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { openBrowser, PASSWORD, problemOf, signUp, userOf } from './account-client.ts';
import { type MailBox, openMailBox, tokenIn } from './open-mail-box.ts';

let app: TestApp;
let box: MailBox;
let accounts: Accounts;
let call: TestApp['call'];
let logged: string[];

beforeAll(async () => {
  app = await openTestApp();
  box = await openMailBox();
});
afterAll(async () => {
  await app.close();
  await box.close();
});
beforeEach(async () => {
  await app.database.queries.delete(users);
  await app.database.queries.delete(rateLimits);
  logged = [];
  const environment = {
    PUBLIC_ORIGIN: 'https://example.org',
    OPERATOR_EMAIL: 'operator@example.org',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(box.port),
  };
  accounts = openAccounts({
    database: app.database,
    settings: readSettings(environment),
    limits: createRateLimits(app.database),
    say: (line) => logged.push(line),
  });
  call = app.withSettings(environment, { accounts });
});
afterEach(async () => {
  await accounts.stop();
  box.mails.length = 0;
  box.refusing = false;
});

/** Sends all waiting mails and returns the mail box. */
async function sent() {
  await accounts.later.settled();
  await accounts.sendMails();
  await accounts.sendMails();
  return box.mails;
}

async function confirmed(given: Parameters<typeof signUp>[1]) {
  const signed = await signUp(call, given);
  const [mail] = await sent();
  const page =
    given?.language === 'de'
      ? 'https://example.org/de/email-bestaetigen'
      : 'https://example.org/confirm-email';
  const answer = await signed.browser.call('POST', '/users/email/confirm', {
    token: tokenIn(mail?.text, page),
  });
  expect(answer.status).toBe(204);
  box.mails.length = 0;
  return signed;
}

it('signup mails a confirmation link in the language of the user, which works once', async () => {
  const { browser, user } = await signUp(call, {
    email: 'Greta@example.net',
    username: 'Greta',
    language: 'de',
  });
  expect(user.emailConfirmed).toBe(false);
  const mails = await sent();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe('Bestätige deine E-Mail-Adresse für Rucksack');
  expect(mail?.to?.[0]?.address).toBe('Greta@example.net');
  expect(mail?.from?.address).toBe('operator@example.org');
  const page = 'https://example.org/de/email-bestaetigen';
  const token = tokenIn(mail?.text, page);
  expect(tokenIn(mail?.html, page)).toBe(token);
  expect(mail?.text).toContain('Hallo Greta,');
  expect(mail?.html).toContain('<html lang="de">');
  expect(await app.database.queries.select().from(outgoingMails)).toEqual([]);

  const confirm = () => browser.call('POST', '/users/email/confirm', { token });
  expect((await confirm()).status).toBe(204);
  expect((await userOf(await browser.call('GET', '/users/current'))).emailConfirmed).toBe(true);
  expect(await problemOf(await confirm())).toMatchObject({ status: 422, fields: ['token'] });
});

it('a reset link sets a new password once and ends every session', async () => {
  const { browser } = await confirmed({ email: 'hanna@example.net', username: 'Hanna' });
  const asked = await openBrowser(call).call('POST', '/users/password/forgot', {
    email: 'HANNA@example.net',
  });
  expect([asked.status, await asked.text()]).toEqual([204, '']);
  const [mail] = await sent();
  expect(mail?.subject).toBe('Reset your Rucksack password');
  const token = tokenIn(mail?.text, 'https://example.org/reset-password');
  const reset = (password: string, given = token) =>
    openBrowser(call).call('POST', '/users/password/reset', { token: given, password });
  expect(await problemOf(await reset('password1'))).toMatchObject({ status: 422, fields: ['password'] });
  expect(await problemOf(await reset('Hanna'))).toMatchObject({ status: 422, fields: ['password'] });
  expect((await reset('tea house at noon')).status).toBe(204);
  expect(await (await browser.call('GET', '/users/current')).json()).toEqual({ user: null });
  expect(await problemOf(await reset('another one 99'))).toMatchObject({ status: 422, fields: ['token'] });
  const login = (password: string) =>
    openBrowser(call).call('POST', '/login', { login: 'hanna@example.net', password });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login('tea house at noon')).status).toBe(200);
});

it('a reset invalidates all other reset links, and a link expires after 60 minutes', async () => {
  await confirmed({ email: 'ida@example.net' });
  const ask = () => openBrowser(call).call('POST', '/users/password/forgot', { email: 'ida@example.net' });
  for (let index = 0; index < 3; index += 1) await ask();
  const tokens = (await sent()).map(({ text }) => tokenIn(text, 'https://example.org/reset-password'));
  expect(new Set(tokens).size).toBe(3);
  const reset = (token: string | undefined) =>
    openBrowser(call).call('POST', '/users/password/reset', { token, password: 'tea house at noon' });
  const { queries } = app.database;
  const [row] = await queries
    .select({ minutes: sql<string>`extract(epoch from ${mailTokens.expiresAt} - now()) / 60` })
    .from(mailTokens);
  expect(Math.round(Number(row?.minutes))).toBe(60);
  expect((await reset(tokens[0])).status).toBe(204);
  expect((await reset(tokens[1])).status).toBe(422);
  await ask();
  const late = tokenIn((await sent()).at(-1)?.text, 'https://example.org/reset-password');
  await queries.update(mailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await reset(late)).status).toBe(422);
});

it('tokens are valid for their kind only, and only their hashes are stored', async () => {
  await signUp(call, { email: 'jan@example.net' });
  const [mail] = await sent();
  const token = tokenIn(mail?.text, 'https://example.org/confirm-email');
  const asReset = await openBrowser(call).call('POST', '/users/password/reset', {
    token,
    password: 'tea house at noon',
  });
  expect(asReset.status).toBe(422);
  const stored = JSON.stringify([
    await app.database.queries.select().from(mailTokens),
    await app.database.queries.select().from(outgoingMails),
  ]);
  expect(stored).toContain('jan@example.net');
  expect(stored).not.toContain(token);
  const [row] = await app.database.queries.select().from(mailTokens);
  const byHash = await openBrowser(call).call('POST', '/users/email/confirm', { token: row?.tokenHash });
  expect(byHash.status).toBe(422);
});

it('a password reset for an unknown address sends no mail and gets the same answer', async () => {
  await confirmed({ email: 'known@example.net' });
  const ask = async (email: string) => {
    const response = await openBrowser(call).call('POST', '/users/password/forgot', { email });
    return [response.status, await response.text(), JSON.stringify([...response.headers])];
  };
  expect(await ask('known@example.net')).toEqual(await ask('unknown@example.net'));
  expect((await sent()).map(({ to }) => to?.[0]?.address)).toEqual(['known@example.net']);
});

it('the reset link of an unconfirmed address names the account and confirms the address', async () => {
  const { browser, user } = await signUp(call, { email: 'typo@example.net', username: 'Typo' });
  await sent();
  await openBrowser(call).call('POST', '/users/password/forgot', { email: 'typo@example.net' });
  const mails = await sent();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Rucksack',
    'Reset your Rucksack password',
  ]);
  const mail = mails[1];
  expect(mail?.text).toContain('Choose a new password for Typo\n');
  expect(`${mail?.text}${mail?.html}`).not.toContain('%');
  const token = tokenIn(mail?.text, 'https://example.org/reset-password');
  const reset = () =>
    openBrowser(call).call('POST', '/users/password/reset', { token, password: 'tea house at noon' });
  expect((await reset()).status).toBe(204);
  expect((await reset()).status).toBe(422);
  expect(await (await browser.call('GET', '/users/current')).json()).toEqual({ user: null });
  const own = openBrowser(call);
  await own.call('POST', '/login', { login: 'typo@example.net', password: 'tea house at noon' });
  expect(await userOf(await own.call('GET', '/users/current'))).toMatchObject({
    id: user.id,
    emailConfirmed: true,
  });
});

it('links use PUBLIC_ORIGIN regardless of Host headers', async () => {
  await confirmed({ email: 'kim@example.net' });
  const response = await call('/api/users/password/forgot', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: 'evil.example',
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
    },
    body: JSON.stringify({ email: 'kim@example.net' }),
  });
  expect(response.status).toBe(204);
  const [mail] = await sent();
  tokenIn(mail?.text, 'https://example.org/reset-password');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
});

it('a new address replaces the old one once confirmed, and the old one is notified', async () => {
  const { browser } = await confirmed({ email: 'old@example.net', username: 'Lena' });
  await browser.call('PATCH', '/users/current', { email: 'new@example.net' });
  const mails = await sent();
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual(
    expect.arrayContaining([
      ['new@example.net', 'Confirm your email address for Rucksack'],
      ['old@example.net', 'A new email address for your Rucksack account'],
    ]),
  );
  expect(mails).toHaveLength(2);
  const confirmation = mails.find(({ to }) => to?.[0]?.address === 'new@example.net');
  await browser.call('POST', '/users/email/confirm', {
    token: tokenIn(confirmation?.text, 'https://example.org/confirm-email'),
  });
  expect(await userOf(await browser.call('GET', '/users/current'))).toMatchObject({
    email: 'new@example.net',
    emailConfirmed: true,
    emailWanted: null,
  });
});

it('the link of a canceled change of address is invalid', async () => {
  const { browser } = await confirmed({ email: 'old@example.net' });
  await browser.call('PATCH', '/users/current', { email: 'first@example.net' });
  const first = (await sent()).find(({ to }) => to?.[0]?.address === 'first@example.net');
  await browser.call('PATCH', '/users/current', { email: 'second@example.net' });
  const answer = await browser.call('POST', '/users/email/confirm', {
    token: tokenIn(first?.text, 'https://example.org/confirm-email'),
  });
  expect(answer.status).toBe(422);
  expect((await userOf(await browser.call('GET', '/users/current'))).email).toBe('old@example.net');
});

it('a password reset cancels a pending change of address', async () => {
  const { browser } = await confirmed({ email: 'nora@example.net', username: 'Nora' });
  await browser.call('PATCH', '/users/current', { email: 'thief@example.net' });
  const toThief = (await sent()).find(({ to }) => to?.[0]?.address === 'thief@example.net');
  const call204 = async (path: string, body: object) =>
    expect((await openBrowser(call).call('POST', path, body)).status).toBe(204);
  await call204('/users/password/forgot', { email: 'nora@example.net' });
  const token = tokenIn((await sent()).at(-1)?.text, 'https://example.org/reset-password');
  await call204('/users/password/reset', { token, password: 'tea house at noon' });
  const stolen = await openBrowser(call).call('POST', '/users/email/confirm', {
    token: tokenIn(toThief?.text, 'https://example.org/confirm-email'),
    password: PASSWORD,
  });
  expect(stolen.status).toBe(422);
  const own = openBrowser(call);
  await own.call('POST', '/login', { login: 'Nora', password: 'tea house at noon' });
  expect(await userOf(await own.call('GET', '/users/current'))).toMatchObject({
    email: 'nora@example.net',
    emailWanted: null,
  });
});

it('a change to the confirmed address of another user notifies that user, without a link', async () => {
  await confirmed({ email: 'mia@example.net', username: 'Mia' });
  const { browser } = await signUp(call, { email: 'nosy@example.net' });
  await browser.call('PATCH', '/users/current', { email: 'mia@example.net' });
  const toMia = (await sent()).filter(({ to }) => to?.[0]?.address === 'mia@example.net');
  expect(toMia.map(({ subject }) => subject)).toEqual([
    'Your Rucksack account already uses this email address',
  ]);
  expect(toMia[0]?.text).toContain('Hello Mia,');
  expect(toMia[0]?.text).not.toContain('token=');
});

it('if two users want the same address, the first to confirm gets it', async () => {
  const first = await signUp(call, { email: 'one@example.net' });
  const second = await signUp(call, { email: 'two@example.net' });
  await sent();
  box.mails.length = 0;
  await first.browser.call('PATCH', '/users/current', { email: 'both@example.net' });
  await second.browser.call('PATCH', '/users/current', { email: 'both@example.net' });
  const tokens = (await sent()).map(({ text }) => tokenIn(text, 'https://example.org/confirm-email'));
  const confirm = ({ browser }: typeof first, token: string | undefined) =>
    browser.call('POST', '/users/email/confirm', { token });
  expect((await confirm(first, tokens[0])).status).toBe(204);
  expect((await confirm(second, tokens[1])).status).toBe(422);
});

it('confirming an address removes it from an account that never confirmed it', async () => {
  const squatter = await signUp(call, { email: 'mine@example.net' });
  const { browser } = await signUp(call, { email: 'other@example.net' });
  await sent();
  box.mails.length = 0;
  await browser.call('PATCH', '/users/current', { email: 'mine@example.net' });
  const [mail] = await sent();
  await browser.call('POST', '/users/email/confirm', {
    token: tokenIn(mail?.text, 'https://example.org/confirm-email'),
  });
  expect((await userOf(await browser.call('GET', '/users/current'))).email).toBe('mine@example.net');
  expect((await userOf(await squatter.browser.call('GET', '/users/current'))).email).toBeNull();
});

it('the confirmation can be resent five times an hour', async () => {
  const { browser } = await signUp(call, { email: 'nora@example.net' });
  await sent();
  for (let index = 0; index < 5; index += 1) {
    expect((await browser.call('POST', '/users/email/resend', {})).status).toBe(204);
  }
  expect(await sent()).toHaveLength(6);
  expect((await browser.call('POST', '/users/email/resend', {})).status).toBe(429);
});

it('resending is 422 when every address is confirmed', async () => {
  const { browser } = await confirmed({ email: 'otto@example.net' });
  expect((await browser.call('POST', '/users/email/resend', {})).status).toBe(422);
});

it('the 6th password reset for an address within an hour is 429, known or not', async () => {
  await confirmed({ email: 'paula@example.net' });
  for (const email of ['paula@example.net', 'nobody@example.net']) {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const response = await openBrowser(call).call('POST', '/users/password/forgot', { email });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  }
});

it('the 11th mail to an address within a day is not sent', async () => {
  await confirmed({ email: 'quinn@example.net' });
  for (let index = 0; index < 12; index += 1) {
    await app.database.queries.delete(rateLimits).where(sql`${rateLimits.bucket} like 'forgot%'`);
    await openBrowser(call).call('POST', '/users/password/forgot', { email: 'quinn@example.net' });
  }
  // The confirmation was the first of the ten.
  expect(await sent()).toHaveLength(9);
});

it('a mail rejected by the mail server stays queued without its token and is retried', async () => {
  box.refusing = true;
  const { user } = await signUp(call, { email: 'rosa@example.net' });
  await sent();
  const [waiting] = await app.database.queries
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.userId, user.id));
  expect(waiting?.textBody).toContain('?token=%EMAIL-TOKEN%');
  expect(logged.join()).toContain('will retry');
  box.refusing = false;
  await accounts.mails.dueNow();
  expect(await sent()).toHaveLength(1);
});

it('a mail that could not be sent for a day is discarded', async () => {
  box.refusing = true;
  await signUp(call, { email: 'sven@example.net' });
  await sent();
  await app.database.queries.update(outgoingMails).set({ createdAt: sql`now() - interval '25 hours'` });
  await accounts.sweep();
  expect(await app.database.queries.select().from(outgoingMails)).toEqual([]);
  expect(logged.join()).toContain('1 account mail could not be sent within a day and was discarded.');
});

it('without a mail server the log reports the queued mail, without its content', async () => {
  const lines: string[] = [];
  const settings = readSettings({ PUBLIC_ORIGIN: 'https://example.org' });
  const silent = openAccounts({
    database: app.database,
    settings,
    limits: createRateLimits(app.database),
    say: (line) => lines.push(line),
  });
  await signUp(app.withSettings({}, { accounts: silent }), { email: 'tara@example.net' });
  await silent.stop();
  expect(lines).toEqual(['An account mail is queued: no mail server is configured (SMTP_HOST).']);
});
