import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../../src/server/accounts/open-accounts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { openBrowser, signUp } from '../accounts/account-client.ts';
import { type MailBox, openMailBox, tokenIn } from '../accounts/open-mail-box.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const own = await startOwnPostgres();

describe.runIf(own !== undefined)('mails requested while the database connection is lost', () => {
  const postgres = own ?? ({} as OwnPostgres);
  const { network } = postgres;
  let app: TestApp;
  let box: MailBox;
  let accounts: Accounts;
  let call: TestApp['call'];
  const logged: string[] = [];

  beforeAll(async () => {
    app = await openTestApp(await postgres.open());
    box = await openMailBox();
  });
  afterAll(async () => {
    await app.close();
    await box.close();
    await own?.close();
  });
  beforeEach(() => {
    const environment = {
      PUBLIC_ORIGIN: 'https://example.org',
      OPERATOR_EMAIL: 'operator@example.org',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(box.port),
    };
    const settings = readSettings(environment);
    const limits = createRateLimits(app.database);
    accounts = openAccounts({
      database: app.database,
      settings,
      limits,
      say: (line) => logged.push(line),
    });
    call = app.withSettings(environment, { accounts });
    logged.length = 0;
    box.mails.length = 0;
  });
  afterEach(() => accounts.stop());

  async function confirmedUser() {
    const person = await signUp(call);
    await expect.poll(() => box.mails.length, { timeout: 10_000 }).toBe(1);
    const token = tokenIn(box.mails[0]?.text, 'https://example.org/confirm-email');
    const answer = await person.browser.call('POST', '/users/email/confirm', { token });
    expect(answer.status).toBe(204);
    box.mails.length = 0;
    return person;
  }

  /** Loses the connection between the answer and the work that follows it. */
  async function disconnect(): Promise<() => Promise<void>> {
    network.cut();
    await network.refuse(true);
    await expect.poll(() => logged.some((line) => line.includes('is postponed'))).toBe(true);
    expect(box.mails).toEqual([]);
    return () => network.refuse(false);
  }

  it('sends the mail for a forgotten password once after the database is back', async () => {
    const { user } = await confirmedUser();
    const answer = await openBrowser(call).call('POST', '/users/password/forgot', { email: user.email });
    const reconnect = await disconnect();
    expect(answer.status).toBe(204);
    await reconnect();
    await expect.poll(() => box.mails.length, { timeout: 15_000 }).toBe(1);
    expect(tokenIn(box.mails[0]?.text, 'https://example.org/reset-password')).toBeTruthy();
    // The stop sends waiting mails: one request sends one mail. The log holds no address.
    await accounts.stop();
    expect(box.mails).toHaveLength(1);
    expect(logged.join('\n')).not.toContain(user.email);
  });

  it('sends a mail to both addresses after an address change once the database is back', async () => {
    const { browser } = await confirmedUser();
    const answer = await browser.call('PATCH', '/users/current', { email: 'other@example.net' });
    const reconnect = await disconnect();
    expect(answer.status).toBe(200);
    await reconnect();
    await expect.poll(() => box.mails.length, { timeout: 15_000 }).toBe(2);
  });

  it('tries waiting mails a last time on stop, and logs those that are lost', async () => {
    const { user } = await confirmedUser();
    await openBrowser(call).call('POST', '/users/password/forgot', { email: user.email });
    const reconnect = await disconnect();
    await accounts.stop();
    expect(logged.at(-1)).toContain('A password reset request failed');
    await reconnect();
  });
});
