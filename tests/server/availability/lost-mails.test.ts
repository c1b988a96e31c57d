import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../../src/server/accounts/open-accounts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { openBrowser, signUp } from '../accounts/account-client.ts';
import { type MailBox, openMailBox, tokenIn } from '../accounts/open-mail-box.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const own = await startOwnPostgres();

describe.runIf(own !== undefined)('mails that are asked for while the database goes', () => {
  const postgres = own ?? ({} as OwnPostgres);
  const { network } = postgres;
  let app: TestApp;
  let box: MailBox;
  let accounts: Accounts;
  let call: TestApp['call'];
  const said: string[] = [];

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
      say: (line) => said.push(line),
    });
    call = app.withSettings(environment, { accounts });
    said.length = 0;
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

  /** Between the answer and the work that it does not wait for. */
  async function lose(): Promise<() => Promise<void>> {
    network.cut();
    await network.refuse(true);
    await expect.poll(() => said.some((line) => line.includes('waits for the database'))).toBe(true);
    expect(box.mails).toEqual([]);
    return () => network.refuse(false);
  }

  it('a forgotten password is mailed once the database is back', async () => {
    const { user } = await confirmedUser();
    const answer = await openBrowser(call).call('POST', '/users/password/forgot', { email: user.email });
    const comeBack = await lose();
    expect(answer.status).toBe(204);
    await comeBack();
    await expect.poll(() => box.mails.length, { timeout: 15_000 }).toBe(1);
    expect(tokenIn(box.mails[0]?.text, 'https://example.org/reset-password')).toBeTruthy();
    // The stop sends whatever waits: a request is mailed once. No line holds an address.
    await accounts.stop();
    expect(box.mails).toHaveLength(1);
    expect(said.join('\n')).not.toContain(user.email);
  });

  it('both addresses are told of a new one once the database is back', async () => {
    const { browser } = await confirmedUser();
    const answer = await browser.call('PATCH', '/users/current', { email: 'other@example.net' });
    const comeBack = await lose();
    expect(answer.status).toBe(200);
    await comeBack();
    await expect.poll(() => box.mails.length, { timeout: 15_000 }).toBe(2);
  });

  it('a stop tries what waits a last time, and says what is lost', async () => {
    const { user } = await confirmedUser();
    await openBrowser(call).call('POST', '/users/password/forgot', { email: user.email });
    const comeBack = await lose();
    await accounts.stop();
    expect(said.at(-1)).toContain('A forgotten password failed');
    await comeBack();
  });
});
