import { type Page, expect } from '@playwright/test';
import type { Size } from './fixtures.ts';
import { type Locale, translationOf } from './translations.ts';

/** What people do with accounts, for tests that are about something else. */
export interface TestUser {
  username: string;
  email: string;
  password: string;
}

let count = 0;

/** Somebody whom the site does not know yet. */
export function newUser(): TestUser {
  count += 1;
  const username = `rambler-${process.pid}-${count}-${Date.now() % 100_000}`;
  return { username, email: `${username}@example.org`, password: 'three wet boots on a bus' };
}

/** On the form for a new account, wherever it leads to. */
export async function signUpHere(page: Page, locale: Locale, person: TestUser): Promise<void> {
  const t = translationOf(locale);
  await page.getByLabel(t('account.signup.username')).fill(person.username);
  await page.getByLabel(t('account.signup.email')).fill(person.email);
  await page.getByLabel(t('account.signup.password'), { exact: true }).fill(person.password);
  await page
    .locator('form')
    .getByRole('button', { name: t('account.signup.submit') })
    .click();
}

export async function signUp(page: Page, origin: string, locale: Locale, person: TestUser): Promise<void> {
  await page.goto(`${origin}${locale === 'de' ? '/de' : ''}/signup`);
  await signUpHere(page, locale, person);
  await page.waitForURL(/\/(account|de\/konto)$/);
}

/** On the form, by name or by email; what follows is the test's. */
export async function logInHere(page: Page, locale: Locale, login: string, password: string): Promise<void> {
  const t = translationOf(locale);
  await page.getByLabel(t('account.login.login')).fill(login);
  await page.getByLabel(t('account.login.password'), { exact: true }).fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: t('account.login.submit') })
    .click();
}

export async function logIn(page: Page, origin: string, locale: Locale, person: TestUser): Promise<void> {
  const t = translationOf(locale);
  await page.goto(`${origin}${locale === 'de' ? '/de' : ''}/login`);
  await logInHere(page, locale, person.username, person.password);
  await expect(page.getByText(t('account.login.done', { name: person.username }))).toBeVisible();
}

/** Presses "Log out" in the menu of this size; what follows is the test's. */
export async function pressLogOut(page: Page, locale: Locale, size: Size): Promise<void> {
  const t = translationOf(locale);
  const name = t(size === 'phone' ? 'shell.menu' : 'shell.account');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  const item =
    size === 'phone'
      ? page.getByRole('dialog').getByRole('button', { name: t('frame.account.logout') })
      : page.getByRole('menuitem', { name: t('frame.account.logout') });
  await item.click();
}
