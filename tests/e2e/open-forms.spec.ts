import type { Page } from '@playwright/test';
import { logIn, newUser, signUp, submitSignUpForm } from './support/account-actions.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { MY_TOURS, SENT, cardOf, describeTour, toursOnServer } from './support/sync-actions.ts';
import { type Locale, translationOf } from './support/translations.ts';

const TIMEOUT_MS = 240_000;
const SHORT = { timeout: 3_000 };
const t = translationOf('en');

/** Creates one tour and opens "My tours". */
async function planTour(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tours/create?countries=sri-lanka&add=ella`);
  await page.waitForURL(/\/tours\/edit/);
  await expect(
    page.getByRole('button', { name: t('sync.chip.open', { state: t('sync.chip.saved') }) }),
  ).toBeVisible(SENT);
  await page.goto(origin + MY_TOURS.en);
}

/** Pulls immediately instead of within a minute, until another device's change has arrived. */
async function expectPulled(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await check();
  }).toPass(SENT);
}

async function openForm(page: Page, locale: Locale) {
  const tForm = translationOf(locale);
  const item = page.getByRole('menuitem', { name: tForm('myTours.describe') });
  await expect(async () => {
    await cardOf(page).getByRole('button').click();
    await item.click({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  const dialog = page.getByRole('dialog', { name: tForm('myTours.describeTitle') });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an open form merges a save of another device, and offers a copy after a deletion', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const a = await device({ locale: 'en', size: 'desktop' }).open();
  const b = await device({ locale: 'de', size: 'phone' }).open();
  const tDe = translationOf('de');
  const user = newUser();
  await signUp(a, site.origin, 'en', user);
  await planTour(a, site.origin);
  await logIn(b, site.origin, 'de', user);
  await b.goto(site.origin + MY_TOURS.de);
  await expect(cardOf(b)).toHaveCount(1, SENT);

  const form = await openForm(a, 'en');
  await form.getByLabel(t('myTours.name')).fill('Tea and trains');
  await describeTour(b, 'de', { name: 'Tee', notes: 'Regenjacke' });
  // The change has arrived behind the open form.
  await expectPulled(a, () => expect(cardOf(a)).toContainText('Regenjacke', SHORT));
  await form.getByRole('button', { name: t('myTours.save') }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(async () => (await toursOnServer(a, site.origin)).map(({ name, notes }) => [name, notes]), SENT)
    .toEqual([['Tea and trains', 'Regenjacke']]);
  // The name typed on the phone is kept as a conflict.
  await a
    .getByRole('main')
    .getByRole('button', { name: t('myTours.compare') })
    .click();
  const compare = a.getByRole('dialog', { name: t('sync.compare.title') });
  await expect(compare).toContainText('Tee');
  await a.keyboard.press('Escape');

  // A change wins over a concurrent deletion, so the phone must have pulled this one first.
  await expectPulled(b, () => expect(cardOf(b)).toContainText('Tea and trains', SHORT));
  const reopenedForm = await openForm(a, 'en');
  await reopenedForm.getByLabel(t('myTours.notes'), { exact: true }).fill('Two raincoats');
  await cardOf(b).getByRole('button').click();
  await b.getByRole('menuitem', { name: tDe('userTours.delete') }).click();
  await b
    .getByRole('dialog', { name: tDe('userTours.deleteTitle') })
    .getByRole('button', { name: tDe('userTours.delete') })
    .click();
  await expectPulled(a, () => expect(reopenedForm.getByText(t('forms.deleted.title'))).toBeVisible(SHORT));
  await expectAccessible(a);
  await expectNoHorizontalScroll(a);
  await reopenedForm.getByRole('button', { name: t('forms.saveCopy') }).click();
  await expect(reopenedForm).toBeHidden();
  await expect(cardOf(a)).toHaveCount(1);
  await expect(cardOf(a)).toContainText('Two raincoats');
  await expect
    .poll(async () => (await toursOnServer(b, site.origin)).flatMap(({ notes }) => notes ?? []), SENT)
    .toContain('Two raincoats');
});

test('tours of a deleted account stay on the device and can be adopted by a new account', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const a = await device({ locale: 'en', size: 'phone' }).open();
  const b = await device({ locale: 'en', size: 'desktop' }).open();
  const [former, next] = [newUser(), newUser()];
  // A device with a deleted account logs errors to the console.
  for (const page of [a, b]) page.removeAllListeners('console');
  await signUp(a, site.origin, 'en', former);
  await planTour(a, site.origin);
  await describeTour(a, 'en', { name: 'Tea and trains' });
  await expect(cardOf(a)).not.toContainText(t('myTours.waiting'), SENT);
  await logIn(b, site.origin, 'en', former);
  const deletion = await b.request.delete(`${site.origin}/api/users/current`, {
    data: { password: former.password },
    headers: { origin: site.origin, 'idempotency-key': crypto.randomUUID() },
  });
  expect(deletion.ok()).toBe(true);

  await a.reload();
  const main = a.getByRole('main');
  await expect(main.getByRole('heading', { name: t('former.over.title') })).toBeVisible(SENT);
  await expectAccessible(a);
  await expectNoHorizontalScroll(a);
  // After signing up again, "My tours" offers to adopt the former account's data.
  await main.getByRole('link', { name: t('former.signup') }).click();
  await submitSignUpForm(a, 'en', next);
  await a.waitForURL(/\/tours\/bookmarked/);
  await expect(main.getByRole('heading', { name: t('former.title', { name: former.username }) })).toBeVisible(
    SENT,
  );
  await main.getByRole('button', { name: t('former.take', { name: next.username }) }).click();
  await expect(cardOf(a)).toContainText('Tea and trains');
  await expect
    .poll(async () => (await toursOnServer(a, site.origin)).map(({ name }) => name), SENT)
    .toEqual(['Tea and trains']);

  // Deleted again: this time the tours are kept without an account.
  const secondDeletion = await a.request.delete(`${site.origin}/api/users/current`, {
    data: { password: next.password },
    headers: { origin: site.origin, 'idempotency-key': crypto.randomUUID() },
  });
  expect(secondDeletion.ok()).toBe(true);
  await a.reload();
  await main.getByRole('button', { name: t('former.over.keep') }).click(SENT);
  await main.getByRole('button', { name: t('former.over.keepSure') }).click();
  await expect(main.getByText(t('former.over.title'))).toBeHidden();
  await expect(cardOf(a)).toContainText('Tea and trains');
  await a.reload();
  await expect(cardOf(a)).toContainText('Tea and trains');
});
