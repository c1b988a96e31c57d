import type { Page } from '@playwright/test';
import { logInHere, newUser, type TestUser, signUpHere } from '../support/account-actions.ts';
import {
  type Size,
  type Device,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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

async function signUp(page: Page, origin: string, locale: Locale, person: TestUser): Promise<void> {
  await page.goto(origin + PATHS[locale].signup);
  await signUpHere(page, locale, person);
  await expect(page).toHaveURL(origin + PATHS[locale].account);
}

/** Opens the account's rows in the menu of this screen size. */
async function openMenu(page: Page, locale: Locale, size: Size): Promise<void> {
  const t = translationOf(locale);
  const name = t(size === 'phone' ? 'shell.menu' : 'shell.account');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

/** As the server has it. */
function languageOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answer = (await (await fetch('/api/users/current')).json()) as { user: { language: string } };
    return answer.user.language;
  });
}

/** A call is about to be refused on purpose, which the browser writes into its console. */
async function refused(someone: Device, during: () => Promise<void>): Promise<void> {
  someone.offline = true;
  await during();
  someone.offline = false;
}

for (const { locale, size } of CASES) {
  const t = translationOf(locale);
  const paths = PATHS[locale];

  test(`an account is made, left, and entered by name and by email, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    const person = newUser();
    await page.goto(site.origin + paths.signup);
    const submit = page.locator('form').getByRole('button', { name: t('account.signup.submit') });
    await submit.click();
    for (const fault of ['username', 'email', 'password']) {
      await expect(page.getByText(t(`account.error.${fault}.missing`))).toBeVisible();
    }
    await expect(page.getByLabel(t('account.signup.username'))).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await signUpHere(page, locale, person);
    await expect(page).toHaveURL(site.origin + paths.account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.page.title'));
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(t('account.email.unconfirmed'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

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

    await refused(someone, async () => {
      await logInHere(page, locale, person.username, 'not the password');
      await expect(page.getByText(t('account.login.wrong'))).toBeVisible();
    });
    await expectAccessible(page);
    await logInHere(page, locale, person.email.toUpperCase(), person.password);
    await expect(page).toHaveURL(site.origin + paths.account);

    // The language is the account's: the next device and the mails have it too.
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

    // The name is taken now, whatever its case.
    const second = await device({ locale, size }).open();
    await second.goto(site.origin + paths.signup);
    second.removeAllListeners('console');
    await signUpHere(second, locale, { ...newUser(), username: person.username.toUpperCase() });
    await expect(second.getByText(t('account.error.username.taken'))).toBeVisible();
    await expect(second.getByLabel(t('account.signup.username'))).toBeFocused();
  });

  test(`hearts are pressed without a network and sent later, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    await page.goto(site.origin + paths.experiences);
    const hearts = page
      .getByRole('main')
      .getByRole('button', { name: t('card.favorite.label', { title: '' }) });
    await expect(hearts.first()).toBeAttached({ timeout: 30_000 });
    await hearts.first().focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('dialog', { name: t('account.prompt.title') });
    await expect(prompt).toContainText(t('account.prompt.favorite'));
    await expectAccessible(page);
    await prompt.getByRole('link', { name: t('account.prompt.signup') }).click();
    const person = newUser();
    await signUpHere(page, locale, person);
    await expect(page).toHaveURL(site.origin + paths.experiences);

    await hearts.nth(0).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(0)).toHaveAttribute('title', t('card.favorite.short'), { timeout: 30_000 });
    someone.offline = true;
    await page.context().setOffline(true);
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(1)).toHaveAttribute('title', t('card.favorite.waiting'));
    await page.context().setOffline(false);
    await expect(hearts.nth(1)).toHaveAttribute('title', t('card.favorite.short'), { timeout: 60_000 });
    someone.offline = false;

    // Another device of the same person has both.
    const second = await device({ locale, size }).open();
    await second.goto(site.origin + paths.login);
    await logInHere(second, locale, person.username, person.password);
    await expect(second.getByText(t('account.login.done', { name: person.username }))).toBeVisible();
    await second.goto(`${site.origin}${paths.user}/${person.username}/favorites`);
    await expect(second.locator('[data-card]')).toHaveCount(2, { timeout: 60_000 });
    await expectAccessible(second);
    await second.goto(`${site.origin}${paths.experiences}?favorites=yes`);
    await expect(second.locator('[data-card]')).toHaveCount(2, { timeout: 30_000 });
  });

  test(`a place of one's own gets a picture and is shown to others, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    const person = newUser();
    await signUp(page, site.origin, locale, person);
    const own = `${site.origin}${paths.user}/${person.username}/experiences`;
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
    await expectNoSidewaysScroll(page);

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
    await stranger.goto(`${site.origin}${paths.user}/${person.username}`);
    await expect(stranger.getByText(t('account.user.nothing', { name: person.username }))).toBeVisible();
    await card.getByRole('switch').click();
    await expect(card).toContainText(t('own.published'), { timeout: 30_000 });
    await stranger.reload();
    await expect(stranger.getByText('Cousin’s farm')).toBeVisible();
    await expect(stranger.getByText('D826, km 12')).toBeVisible();
    await expect(stranger.getByText(person.email)).toBeHidden();
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

  test(`a new password ends other sessions, and the account goes, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    const person = newUser();
    await signUp(page, site.origin, locale, person);
    const elsewhere = await device({ locale, size }).open();
    await elsewhere.goto(site.origin + paths.login);
    await logInHere(elsewhere, locale, person.username, person.password);
    await expect(elsewhere.getByText(t('account.login.done', { name: person.username }))).toBeVisible();

    await page.getByLabel(t('account.password.current')).fill('not the password');
    await page.getByLabel(t('account.password.new')).fill(NEW_PASSWORD);
    const change = page.getByRole('button', { name: t('account.password.submit') });
    await refused(someone, async () => {
      await change.click();
      await expect(page.getByText(t('server.account.password-wrong'))).toBeVisible();
    });
    await page.getByLabel(t('account.password.current')).fill(person.password);
    await change.click();
    await expect(page.getByText(t('account.password.done'))).toBeVisible();

    // There its things are kept, and the page says what happened. Refused calls stand in the console.
    elsewhere.removeAllListeners('console');
    await elsewhere.goto(site.origin + paths.account);
    await expect(elsewhere.getByText(t('account.over.text'))).toBeVisible({ timeout: 60_000 });
    await elsewhere
      .getByRole('main')
      .getByRole('link', { name: t('account.over.login') })
      .click();
    await logInHere(elsewhere, locale, person.username, NEW_PASSWORD);
    await expect(elsewhere).toHaveURL(site.origin + paths.account);
    await expect(elsewhere.getByText(t('account.over.text'))).toBeHidden({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('account.export.submit') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`rucksack-${person.username}.json`);

    await page.getByRole('button', { name: t('account.delete.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('account.delete.sure') });
    await expectAccessible(page);
    await dialog.getByLabel(t('account.delete.password'), { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: t('account.delete.submit') }).click();
    await expect(page.getByText(t('account.delete.done'))).toBeVisible();
    await refused(someone, async () => {
      await page.goto(`${site.origin}${paths.user}/${person.username}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
    });
  });
}
