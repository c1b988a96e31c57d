import type { Page } from '@playwright/test';
import { submitLoginForm, newUser, type TestUser, submitSignUpForm } from '../support/account-actions.ts';
import {
  type Size,
  type Device,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/fixtures.ts';
import { type Locale, translationOf } from '../support/translations.ts';

const CASES: readonly { locale: Locale; size: Size }[] = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
];
const PATHS = {
  en: {
    signup: '/signup',
    login: '/login',
    account: '/account',
    experiences: '/experiences',
    user: '/user',
  },
  de: {
    signup: '/de/signup',
    login: '/de/login',
    account: '/de/konto',
    experiences: '/de/erlebnisse',
    user: '/de/user',
  },
} as const;
const NEW_PASSWORD = 'four dry socks in a tin';

async function signUp(page: Page, origin: string, locale: Locale, user: TestUser): Promise<void> {
  await page.goto(origin + PATHS[locale].signup);
  await submitSignUpForm(page, locale, user);
  await expect(page).toHaveURL(origin + PATHS[locale].account);
}

/** Opens the account's rows in the menu of this screen size. */
async function openMenu(page: Page, locale: Locale, size: Size): Promise<void> {
  const t = translationOf(locale);
  const name = t(size === 'phone' ? 'shell.menu' : 'shell.account');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

/** The language stored on the server. */
function languageOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answer = (await (await fetch('/api/users/current')).json()) as { user: { language: string } };
    return answer.user.language;
  });
}

/** Runs steps with an expected error response, which the browser logs to its console. */
async function expectingErrors(someone: Device, during: () => Promise<void>): Promise<void> {
  someone.toleratesFailedRequests = true;
  await during();
  someone.toleratesFailedRequests = false;
}

for (const { locale, size } of CASES) {
  const t = translationOf(locale);
  const paths = PATHS[locale];

  test(`signs up, logs out, and logs in by username and by email, in ${locale} on a ${size}${size === 'desktop' ? ' @engines' : ''}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    const user = newUser();
    await page.goto(site.origin + paths.signup);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const submit = page.locator('form').getByRole('button', { name: t('account.signup.submit') });
    await submit.click();
    for (const fault of ['username', 'email', 'password']) {
      await expect(page.getByText(t(`account.error.${fault}.missing`))).toBeVisible();
    }
    await expect(page.getByLabel(t('account.signup.username'))).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await submitSignUpForm(page, locale, user);
    await expect(page).toHaveURL(site.origin + paths.account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.page.title'));
    await expect(page.getByText(user.email)).toBeVisible();
    await expect(page.getByText(t('account.email.unconfirmed'))).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await openMenu(page, locale, size);
    await (
      size === 'phone'
        ? page.getByRole('dialog').getByRole('button', { name: t('frame.account.logout') })
        : page.getByRole('menuitem', { name: t('frame.account.logout') })
    ).click();
    await expect(page.getByText(t('account.out.done'))).toBeVisible();
    await page.goto(site.origin + paths.account);
    await expect(page.getByText(t('account.prompt.title'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.prompt.login') })
      .click();

    await expectingErrors(someone, async () => {
      await submitLoginForm(page, locale, user.username, 'not the password');
      await expect(page.getByText(t('account.login.wrong'))).toBeVisible();
    });
    await expectAccessible(page);
    await submitLoginForm(page, locale, user.email.toUpperCase(), user.password);
    await expect(page).toHaveURL(site.origin + paths.account);

    // The language is stored in the account, for other devices and mails.
    const other = { en: 'de', de: 'en' } as const;
    await page
      .getByRole('main')
      .getByRole('radio', { name: { en: 'Deutsch', de: 'English' }[locale] })
      .click();
    await expect(page).toHaveURL(site.origin + PATHS[other[locale]].account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translationOf(other[locale])('account.page.title'),
    );
    await expect.poll(() => languageOf(page)).toBe(other[locale]);

    // The username is taken, case-insensitively.
    const second = await device({ locale, size }).open();
    await second.goto(site.origin + paths.signup);
    second.removeAllListeners('console');
    await submitSignUpForm(second, locale, { ...newUser(), username: user.username.toUpperCase() });
    await expect(second.getByText(t('account.error.username.taken'))).toBeVisible();
    await expect(second.getByLabel(t('account.signup.username'))).toBeFocused();
  });

  test(`favorites set offline are sent later, in ${locale} on a ${size}`, async ({ site, device }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    await page.goto(site.origin + paths.experiences);
    const favoriteButtons = page
      .getByRole('main')
      .getByRole('button', { name: t('card.favorite.label', { title: '' }) });
    await expect(favoriteButtons.first()).toBeAttached({ timeout: 30_000 });
    await favoriteButtons.first().focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('dialog', { name: t('account.prompt.title') });
    await expect(prompt).toContainText(t('account.prompt.favorite'));
    await expectAccessible(page);
    await prompt.getByRole('link', { name: t('account.prompt.signup') }).click();
    const user = newUser();
    await submitSignUpForm(page, locale, user);
    await expect(page).toHaveURL(site.origin + paths.experiences);

    await favoriteButtons.nth(0).click();
    await expect(favoriteButtons.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(favoriteButtons.nth(0)).toHaveAttribute('title', t('card.favorite.short'), {
      timeout: 30_000,
    });
    someone.toleratesFailedRequests = true;
    await page.context().setOffline(true);
    await favoriteButtons.nth(1).click();
    await expect(favoriteButtons.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(favoriteButtons.nth(1)).toHaveAttribute('title', t('card.favorite.waiting'));
    await page.context().setOffline(false);
    await expect(favoriteButtons.nth(1)).toHaveAttribute('title', t('card.favorite.short'), {
      timeout: 60_000,
    });
    someone.toleratesFailedRequests = false;

    // Another device of the same user has both.
    const second = await device({ locale, size }).open();
    await second.goto(site.origin + paths.login);
    await submitLoginForm(second, locale, user.username, user.password);
    await expect(second.getByText(t('account.login.done', { name: user.username }))).toBeVisible();
    await second.goto(`${site.origin}${paths.user}/${user.username}/favorites`);
    await expect(second.locator('[data-card]')).toHaveCount(2, { timeout: 60_000 });
    await expectAccessible(second);
    await second.goto(`${site.origin}${paths.experiences}?favorites=yes`);
    await expect(second.locator('[data-card]')).toHaveCount(2, { timeout: 30_000 });
  });

  test(`an own experience gets a picture and is published, in ${locale} on a ${size}${size === 'desktop' ? ' @engines' : ''}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    const user = newUser();
    await signUp(page, site.origin, locale, user);
    const own = `${site.origin}${paths.user}/${user.username}/experiences`;
    await page.goto(own);
    await expect(page.getByText(t('own.none'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('own.add') })
      .click();
    const save = page.getByRole('button', { name: t('own.form.save') });
    await save.click();
    await expect(page.getByText(t('own.error.title'))).toBeVisible();
    await expect(page.getByLabel(`${t('own.form.title')} *`)).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByLabel(`${t('own.form.title')} *`).fill('Cousin’s farm');
    await page.getByLabel(`${t('own.form.country')} *`).selectOption('namibia');
    await page.getByLabel(t('own.form.coordinates')).fill('-24.727, 15.342');
    await page.getByLabel(t('own.form.address')).fill('D826, km 12');
    await page.getByLabel(t('own.form.description')).fill('Goats, and a well.\nBring bread.');
    const picture = await page.screenshot();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'farm.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('slider', { name: t('account.picture.crop') }).press('ArrowRight');
    await page.getByRole('button', { name: t('account.picture.save') }).click();
    await save.click();
    const card = page.locator('[data-card]').filter({ hasText: 'Cousin’s farm' });
    await expect(card).toContainText(t('own.private'));
    await expect(card.getByText(t('own.waiting'))).toBeHidden({ timeout: 60_000 });
    await expect(card).toContainText('D826, km 12');
    await expect(
      card.getByRole('link', { name: t('own.openMapOf', { title: 'Cousin’s farm' }) }),
    ).toHaveAttribute('href', /mlat=-24\.727&mlon=15\.342/);
    await expect(card.locator('img[src^="/images/"]').first()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);

    const stranger = await device({ locale, size }).open();
    await stranger.goto(`${site.origin}${paths.user}/${user.username}`);
    await expect(stranger.getByText(t('account.user.nothing', { name: user.username }))).toBeVisible();
    await card.getByRole('switch').click();
    await expect(card).toContainText(t('own.published'), { timeout: 30_000 });
    await stranger.reload();
    // The server's HTML names it too, until the app replaces it.
    await expect(stranger.getByRole('heading', { name: 'Cousin’s farm' })).toBeVisible();
    await expect(stranger.locator('.server-page')).toHaveCount(0);
    await expect(stranger.getByText('D826, km 12')).toBeVisible();
    await expect(stranger.getByText(user.email)).toBeHidden();
    await expectAccessible(stranger);

    await card.getByRole('link', { name: t('own.planOf', { title: 'Cousin’s farm' }) }).click();
    const place = page.locator('li[data-place]').first();
    await expect(place).toContainText('Cousin’s farm', { timeout: 30_000 });
    await expect(place).toContainText(t('planner.ownPlace'));
    await expect(place).toContainText(t('planner.add.inTour'));
    await page.getByRole('searchbox').fill('Sossusvlei');
    await page
      .getByRole('button', { name: t('planner.add.addPlace', { name: 'Sossusvlei' }), exact: true })
      .click();
    await page.getByRole('link', { name: t('planner.add.next') }).click();
    const stops = page.locator('[data-select-stop]');
    await expect(stops).toHaveCount(2);
    await expect(stops.first()).toContainText('Cousin’s farm');
    await page.goto(own);

    await card.getByRole('link', { name: t('own.editOf', { title: 'Cousin’s farm' }) }).click();
    const address = page.getByLabel(t('own.form.address'));
    await expect(address).toHaveValue('D826, km 12');
    await address.fill('D826, km 13');
    await save.click();
    await expect(card).toContainText('D826, km 13');
    await card.getByRole('button', { name: t('own.removeOf', { title: 'Cousin’s farm' }) }).click();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: t('kit.undo') }).click();
    await expect(card).toBeVisible();
  });

  test(`a new password ends other sessions, and the account can be deleted, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    const user = newUser();
    await signUp(page, site.origin, locale, user);
    const elsewhere = await device({ locale, size }).open();
    await elsewhere.goto(site.origin + paths.login);
    await submitLoginForm(elsewhere, locale, user.username, user.password);
    await expect(elsewhere.getByText(t('account.login.done', { name: user.username }))).toBeVisible();

    await page.getByLabel(t('account.password.current')).fill('not the password');
    await page.getByLabel(t('account.password.new')).fill(NEW_PASSWORD);
    const change = page.getByRole('button', { name: t('account.password.submit') });
    await expectingErrors(someone, async () => {
      await change.click();
      await expect(page.getByText(t('server.account.password-wrong'))).toBeVisible();
    });
    // From the change on, rejected calls of the other device are logged to its console.
    elsewhere.removeAllListeners('console');
    await page.getByLabel(t('account.password.current')).fill(user.password);
    await change.click();
    await expect(page.getByText(t('account.password.done'))).toBeVisible();

    // The other device keeps its data and the page explains why.
    await elsewhere.goto(site.origin + paths.account);
    await expect(elsewhere.getByText(t('account.over.text'))).toBeVisible({ timeout: 60_000 });
    await elsewhere
      .getByRole('status')
      .filter({ hasText: t('account.over.text') })
      .getByRole('link', { name: t('account.over.login') })
      .click();
    await submitLoginForm(elsewhere, locale, user.username, NEW_PASSWORD);
    await expect(elsewhere).toHaveURL(site.origin + paths.account);
    await expect(elsewhere.getByText(t('account.over.text'))).toBeHidden({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText(user.email)).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('account.export.submit') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`rucksack-${user.username}.json`);

    await page.getByRole('button', { name: t('account.delete.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('account.delete.sure') });
    await expectAccessible(page);
    await dialog.getByLabel(t('account.delete.password'), { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: t('account.delete.submit') }).click();
    await expect(page.getByText(t('account.delete.done'))).toBeVisible();
    await expectingErrors(someone, async () => {
      await page.goto(`${site.origin}${paths.user}/${user.username}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
    });
  });
}
