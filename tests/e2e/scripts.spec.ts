import type { Page } from '@playwright/test';
import { newUser, signUp } from './support/account-actions.ts';
import { expect, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { translationOf } from './support/translations.ts';

/** Would run in a page that inserts texts as markup, with or without a content security policy. */
const MARKUP = '"><img src=x onerror=__xss=1><script>__xss=1</script>';
const TIMEOUT_MS = 150_000;

/** Detects scripts that ran, scripts blocked by the policy, and markup created from texts. */
async function watchScripts(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { __stopped: stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      stopped.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return async () => {
    const seen = await page.evaluate(() => ({
      ran: '__xss' in globalThis,
      stopped: Reflect.get(globalThis, '__stopped') as unknown,
      made: document.querySelectorAll('img[src="x"], [onerror], [onload]').length,
      // JSON-LD contains the text as data, which no browser runs.
      scripts: [...document.scripts].filter(
        ({ text, type }) => text.includes('__xss') && type !== 'application/ld+json',
      ).length,
    }));
    expect(seen).toEqual({ ran: false, stopped: [], made: 0, scripts: 0 });
    expect(dialogs).toEqual([]);
  };
}

test('scripts in user content are rendered as text for every reader', async ({ site, device }) => {
  test.setTimeout(TIMEOUT_MS);
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const expectNothingRan = await watchScripts(page);
  const user = newUser();
  await signUp(page, site.origin, 'en', user);

  await page.getByLabel(t('account.profile.location')).fill(`Lyon ${MARKUP}`);
  await page.getByRole('button', { name: t('account.profile.save') }).click();
  await expect(page.getByText(t('account.profile.saved'))).toBeVisible();
  await expectNothingRan();

  await page.goto(`${site.origin}/user/${user.username}/experiences?edit=new`);
  await page.getByLabel(`${t('own.form.title')} *`).fill(`Farm ${MARKUP}`);
  await page.getByLabel(`${t('own.form.country')} *`).selectOption('namibia');
  await page.getByLabel(t('own.form.region')).fill(`Region ${MARKUP}`);
  await page.getByLabel(t('own.form.coordinates')).fill('-24.727, 15.342');
  await page.getByLabel(t('own.form.address')).fill(`Address ${MARKUP}`);
  await page.getByLabel(t('own.form.description')).fill(`Goats ${MARKUP}`);
  await page.getByRole('button', { name: t('own.form.save') }).click();
  const place = page.locator('[data-card]').filter({ hasText: MARKUP });
  await expect(place).toContainText(`Goats ${MARKUP}`);
  await expect(place.getByText(t('own.waiting'))).toBeHidden({ timeout: 30_000 });
  await place.getByRole('switch').click();
  await expect(place).toContainText(t('own.published'), { timeout: 30_000 });
  await expectNothingRan();

  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  const planner = new Planner(page, 'en', 'desktop');
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 1));
  await page.goto(`${site.origin}/tours/bookmarked`);
  const tour = page.locator('[data-card]');
  await tour.getByRole('button').click();
  await page.getByRole('menuitem', { name: t('myTours.describe') }).click();
  const dialogForm = page.getByRole('dialog', { name: t('myTours.describeTitle') });
  await dialogForm.getByLabel(t('myTours.name')).fill(`Tour ${MARKUP}`);
  await dialogForm.getByLabel(t('myTours.notes'), { exact: true }).fill(`Notes ${MARKUP}`);
  await dialogForm.getByRole('button', { name: t('myTours.save') }).click();
  await expect(tour).toContainText(`Notes ${MARKUP}`);
  await expectNothingRan();

  await tour.getByRole('button').click();
  await page.getByRole('menuitem', { name: t('myTours.publish.open') }).click();
  const publishing = page.getByRole('dialog', { name: t('myTours.publish.title') });
  await publishing.getByRole('button', { name: t('myTours.publish.do') }).click();
  const link = publishing.getByLabel(t('myTours.publish.link'));
  await expect(link).toBeVisible({ timeout: 30_000 });
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  await expectNothingRan();

  await tour.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKUP);
  await expectNothingRan();

  // Another visitor reads it: first as server HTML, then in the app.
  const visitor = await device({ locale: 'en', size: 'phone' }).open();
  const expectNothingRanThere = await watchScripts(visitor);
  for (const path of [`/user/${user.username}`, new URL(address).pathname]) {
    const written = await (await visitor.request.get(site.origin + path)).text();
    expect(written).not.toContain('<img src=x');
    expect(written).not.toContain('<script>__xss');
    await visitor.goto(site.origin + path);
    await expect(visitor.locator('.server-page')).toHaveCount(0);
    await expect(visitor.getByText(`Tour ${MARKUP}`).first()).toBeVisible({ timeout: 30_000 });
    await expectNothingRanThere();
  }
  await visitor.goto(`${site.origin}/user/${user.username}`);
  await expect(visitor.getByText(`Lyon ${MARKUP}`)).toBeVisible();
  await expect(visitor.getByText(`Goats ${MARKUP}`)).toBeVisible();
  await expect(visitor.getByText('Notes ')).toBeHidden();
  await expectNothingRanThere();
});

test('scripts in typed, imported or linked input are rendered as text', async ({ site, device }) => {
  test.setTimeout(TIMEOUT_MS);
  const t = translationOf('en');
  const someone = device({ locale: 'en', size: 'desktop' });
  const page = await someone.open();
  const expectNothingRan = await watchScripts(page);

  await page.goto(`${site.origin}/?search=${encodeURIComponent(MARKUP)}`);
  await expect(page.getByText(t('search.none', { typed: MARKUP }))).toBeVisible({ timeout: 30_000 });
  await expectNothingRan();

  await page.goto(`${site.origin}/signup`);
  await page.getByLabel(t('account.signup.username')).fill(MARKUP);
  await page
    .locator('form')
    .getByRole('button', { name: t('account.signup.submit') })
    .click();
  await expect(page.getByLabel(t('account.signup.username'))).toHaveValue(MARKUP);
  await expectNothingRan();

  await page.goto(`${site.origin}/contact`);
  for (const field of ['name', 'subject', 'message']) {
    await page.getByLabel(`${t(`contact.${field}`)} *`).fill(MARKUP);
  }
  await page.getByLabel(`${t('contact.email')} *`).fill('somebody@example.org');
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByText(t('contact.outcome.sent'))).toBeVisible({ timeout: 60_000 });
  await expectNothingRan();

  await page.goto(`${site.origin}/tours/bookmarked`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('myTours.import') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('myTours.import') });
  const file = (body: unknown) => ({
    name: `${MARKUP.replaceAll('/', '')}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(body)),
  });
  await dialog.locator('input[type="file"]').setInputFiles(file({ [MARKUP]: MARKUP }));
  await expect(dialog.getByText(t('export.import.error.not-a-tour'))).toBeVisible();
  await expectNothingRan();
  const id = '0190f5a0-0000-7000-8000-000000000000';
  const tour = { id, name: MARKUP, itinerary: [{ experience_id: 'sossusvlei' }] };
  await dialog
    .locator('input[type="file"]')
    .setInputFiles(file({ format: 'rucksack-tour', version: 1, tour }));
  await expect(dialog).toContainText(MARKUP);
  await expectNothingRan();

  // Addresses that appear in pages.
  for (const path of [`/tours/${encodeURIComponent(MARKUP)}`, `/de/user/${encodeURIComponent(MARKUP)}`]) {
    someone.toleratesFailedRequests = true;
    const written = await (await page.request.get(site.origin + path)).text();
    expect(written).not.toContain('<img src=x');
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan();
  }
});
