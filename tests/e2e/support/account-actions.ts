import { type Page, expect } from '@playwright/test';
import type { Size } from './fixtures.ts';
import { type Locale, translationOf } from './translations.ts';

/** Credentials of one test's account. */
export interface TestUser {
  username: string;
  email: string;
  password: string;
}

let usersCreated = 0;

/** Credentials that no account uses yet. */
export function newUser(): TestUser {
  usersCreated += 1;
  const username = `rambler-${process.pid}-${usersCreated}-${Date.now() % 100_000}`;
  return { username, email: `${username}@example.org`, password: 'three wet boots on a bus' };
}

/** Fills and submits the sign-up form of the current page. */
export async function submitSignUpForm(page: Page, locale: Locale, user: TestUser): Promise<void> {
  const t = translationOf(locale);
  await page.getByLabel(t('account.signup.username')).fill(user.username);
  await page.getByLabel(t('account.signup.email')).fill(user.email);
  await page.getByLabel(t('account.signup.password'), { exact: true }).fill(user.password);
  await page
    .locator('form')
    .getByRole('button', { name: t('account.signup.submit') })
    .click();
}

export async function signUp(page: Page, origin: string, locale: Locale, user: TestUser): Promise<void> {
  await page.goto(`${origin}${locale === 'de' ? '/de' : ''}/signup`);
  await submitSignUpForm(page, locale, user);
  await page.waitForURL(/\/(account|de\/konto)$/);
}

/** Fills and submits the login form of the current page, by username or email. */
export async function submitLoginForm(
  page: Page,
  locale: Locale,
  usernameOrEmail: string,
  password: string,
): Promise<void> {
  const t = translationOf(locale);
  await page.getByLabel(t('account.login.login')).fill(usernameOrEmail);
  await page.getByLabel(t('account.login.password'), { exact: true }).fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: t('account.login.submit') })
    .click();
}

export async function logIn(page: Page, origin: string, locale: Locale, user: TestUser): Promise<void> {
  const t = translationOf(locale);
  await page.goto(`${origin}${locale === 'de' ? '/de' : ''}/login`);
  await submitLoginForm(page, locale, user.username, user.password);
  await expect(page.getByText(t('account.login.done', { name: user.username }))).toBeVisible();
}

/** Clicks "Log out" in the menu, which differs by viewport size. */
export async function clickLogOut(page: Page, locale: Locale, size: Size): Promise<void> {
  const t = translationOf(locale);
  const name = t(size === 'phone' ? 'shell.menu' : 'shell.account');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  const item =
    size === 'phone'
      ? page.getByRole('dialog').getByRole('button', { name: t('frame.account.logout') })
      : page.getByRole('menuitem', { name: t('frame.account.logout') });
  await item.click();
}
