import type { Email } from 'postal-mime';
import { freePort } from '../../../src/tools/free-port.mjs';
import { type MailBox, openMailBox } from '../../server/accounts/open-mail-box.ts';
import { openOidcServer } from '../../server/accounts/oidc-server.mjs';
import { logIn, submitLoginForm, newUser, clickLogOut, signUp } from '../support/account-actions.ts';
import { expect, expectAccessible, type Size, test } from '../support/fixtures.ts';
import { SiteProcess } from '../support/site-process.ts';
import { type Locale, translationOf } from '../support/translations.ts';

/** Sign-in with a mailed link and with a provider. Both are real servers on this machine. */
const CASES: readonly { locale: Locale; size: Size }[] = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
];
const PATHS = {
  en: { login: '/login', account: '/account', confirm: '/confirm-email', reset: '/reset-password' },
  de: {
    login: '/de/login',
    account: '/de/konto',
    confirm: '/de/email-bestaetigen',
    reset: '/de/passwort-neu',
  },
} as const;
const NEW_PASSWORD = 'four dry socks in a tin';
const CLIENT = { clientId: 'rucksack-test', clientSecret: 'a secret of this test' };

let box: MailBox;
let oidc: Awaited<ReturnType<typeof openOidcServer>>;
let site: SiteProcess;

test.beforeAll(async () => {
  const port = await freePort();
  box = await openMailBox();
  oidc = await openOidcServer({
    ...CLIENT,
    callback: `http://localhost:${port}/api/oauth/google/callback`,
  });
  site = await SiteProcess.launch({
    sharesPictures: true,
    port,
    env: {
      OPERATOR_EMAIL: 'operator@example.org',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(box.port),
      OAUTH_GOOGLE_CLIENT_ID: CLIENT.clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: oidc.issuer,
    },
  });
});
test.afterAll(async () => {
  await site.dispose();
  await oidc.close();
  await box.close();
});

/** Waits for the newest mail to the address. */
async function mailTo(address: string, subject: string): Promise<Email> {
  const find = () =>
    box.mails.findLast(({ to, subject: given }) => given === subject && to?.[0]?.address === address);
  await expect.poll(() => find() !== undefined, { timeout: 30_000 }).toBe(true);
  const mail = find();
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The address of the mail's button. */
function linkIn({ html = '' }: Email): string {
  const link = /href="([^"]+)"/.exec(html)?.[1];
  if (link === undefined) throw new Error(`no link in ${html}`);
  return link;
}

for (const { locale, size } of CASES) {
  const t = translationOf(locale);
  const paths = PATHS[locale];

  test(`mailed links confirm the email address and reset the password once, in ${locale} on a ${size}`, async ({
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    const person = newUser();
    await signUp(page, site.origin, locale, person);
    await expect(page.getByText(t('account.email.unconfirmed'))).toBeVisible();

    const confirmation = linkIn(await mailTo(person.email, t('server.mail.email.subject')));
    expect(confirmation).toMatch(new RegExp(`^${site.origin}${paths.confirm}\\?token=[\\w-]{43}$`));
    await page.goto(confirmation);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('account.confirm.submit') }).click();
    await expect(page.getByText(t('account.confirm.done'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.login.toAccount') })
      .click();
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(t('account.email.unconfirmed'))).toBeHidden();

    await clickLogOut(page, locale, size);
    await expect(page.getByText(t('account.out.done'))).toBeVisible();
    await page.goto(site.origin + paths.login);
    await page.getByRole('link', { name: t('account.login.forgot') }).click();
    await page.getByLabel(t('account.signup.email')).fill(person.email.toUpperCase());
    await page.getByRole('button', { name: t('account.forgot.submit') }).click();
    await expect(
      page.getByText(t('account.forgot.done', { email: person.email.toUpperCase() })),
    ).toBeVisible();
    await expectAccessible(page);

    const reset = linkIn(await mailTo(person.email, t('server.mail.reset.subject')));
    expect(reset).toMatch(new RegExp(`^${site.origin}${paths.reset}\\?token=[\\w-]{43}$`));
    await page.goto(reset);
    // The token is removed from the address and so from the history.
    await expect(page).toHaveURL(site.origin + paths.reset);
    await expectAccessible(page);
    await page.getByLabel(t('account.reset.password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('account.reset.submit') }).click();
    await expect(page.getByText(t('account.reset.done'))).toBeVisible();
    await expect(page).toHaveURL(site.origin + paths.login);

    someone.toleratesFailedRequests = true;
    await submitLoginForm(page, locale, person.username, person.password);
    await expect(page.getByText(t('account.login.wrong'))).toBeVisible();
    // The same link again: it is already used.
    await page.goto(reset);
    await page.getByLabel(t('account.reset.password'), { exact: true }).fill('five lost gloves in a van');
    await page.getByRole('button', { name: t('account.reset.submit') }).click();
    await expect(page.getByText(t('account.reset.spent'))).toBeVisible();
    someone.toleratesFailedRequests = false;
    await logIn(page, site.origin, locale, { ...person, password: NEW_PASSWORD });
  });

  test(`a provider logs in to the same account again, in ${locale} on a ${size}`, async ({ device }) => {
    const page = await device({ locale, size }).open();
    const email = newUser().email;
    oidc.person = { sub: email, email, email_verified: true, name: 'Ada Løvelace' };
    const enter = page.getByRole('link', { name: t('account.provider.with', { provider: 'Google' }) });
    const login = `${site.origin}${paths.login}?return=${encodeURIComponent(paths.account)}`;
    await page.goto(login);
    await expect(enter).toBeVisible();
    await expectAccessible(page);
    await enter.click();
    await expect(page).toHaveURL(site.origin + paths.account, { timeout: 30_000 });
    await expect(page.getByText(email)).toBeVisible();
    const name = await page.getByLabel(t('account.signup.username')).inputValue();
    expect(name).toMatch(/^ada-lovelace/);
    await expectAccessible(page);

    // A pull still running at logout must not log to the console.
    await clickLogOut(page, locale, size);
    await expect(page.getByText(t('account.out.done'))).toBeVisible();
    await page.goto(login);
    await enter.click();
    await expect(page).toHaveURL(site.origin + paths.account, { timeout: 30_000 });
    await expect(page.getByLabel(t('account.signup.username'))).toHaveValue(name);

    // A user who cancels at the provider sees a message and can still use a password.
    const other = await device({ locale, size }).open();
    oidc.person = null;
    await other.goto(site.origin + paths.login);
    await other.getByRole('link', { name: t('account.provider.with', { provider: 'Google' }) }).click();
    await expect(other.getByText(t('account.provider.cancelled'))).toBeVisible({ timeout: 30_000 });
    await expect(other.getByLabel(t('account.login.login'))).toBeVisible();
  });
}
