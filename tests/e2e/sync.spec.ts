import type { Page } from '@playwright/test';
import { logIn, newUser, clickLogOut, signUp, submitSignUpForm } from './support/account-actions.ts';
import { waitUntilOfflineReady } from './support/offline-ready.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { MY_TOURS, SENT, cardOf, describeTour, storesWith } from './support/sync-actions.ts';
import { type Locale, translationOf } from './support/translations.ts';

const CANARY = 'kanarienotter';
const TIMEOUT_MS = 240_000;

test('concurrent offline edits of a tour on phone and desktop are merged without loss @engines', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const a = await device({ locale: 'en', size: 'desktop' }).open();
  const b = await device({ locale: 'de', size: 'phone' }).open();
  const [t, tDe] = [translationOf('en'), translationOf('de')];
  const user = newUser();
  await signUp(a, site.origin, 'en', user);
  await a.goto(`${site.origin}/tours/create?countries=sri-lanka`);
  const onDesk = new Planner(a, 'en', 'desktop');
  await onDesk.opened();
  await onDesk.addStops(STOPS['sri-lanka'].slice(0, 2));
  await expect(
    a.getByRole('button', { name: t('sync.chip.open', { state: t('sync.chip.saved') }) }),
  ).toBeVisible(SENT);
  await a.goto(site.origin + MY_TOURS.en);

  await logIn(b, site.origin, 'de', user);
  await b.goto(site.origin + MY_TOURS.de);
  await expect(cardOf(b)).toHaveCount(1, SENT);
  await cardOf(b).getByRole('link').click();
  await b.waitForURL(/\/tours\/edit/);
  const onPhone = new Planner(b, 'de', 'phone');
  const search = b.getByRole('searchbox');
  // A tour with stops opens in the customize step.
  await onPhone.goTo('add');
  await expect(search).toBeVisible();
  await expect(b.getByText(onPhone.count('planner.stops', 2)).first()).toBeVisible();

  for (const page of [a, b]) {
    await waitUntilOfflineReady(page);
    // A map that loses the network while loading logs errors.
    page.removeAllListeners('console');
    await page.context().setOffline(true);
  }
  await describeTour(a, 'en', { name: 'Tea and trains', notes: 'Bring a raincoat' });
  await expect(cardOf(a)).toContainText('Tea and trains');
  await expect(cardOf(a)).toContainText(t('myTours.waiting'));
  // Unsent changes are shown and listed.
  const chip = t('sync.chip.open', { state: onDesk.count('sync.chip.waiting', 1) });
  await a.getByRole('button', { name: chip }).click();
  const list = a.getByRole('dialog', { name: t('sync.title') });
  await expect(list).toContainText('Tea and trains');
  await expect(list).toContainText(t('sync.what.changed'));
  await expectAccessible(a);
  await a.keyboard.press('Escape');

  const added = onPhone.name('ella');
  await search.fill(added);
  await b
    .getByRole('button', { name: tDe('planner.add.addPlace', { name: added }), exact: true })
    .first()
    .click();
  await expect(b.getByText(onPhone.count('planner.stops', 3)).first()).toBeVisible();
  await b.getByRole('heading', { level: 1 }).getByRole('button').click();
  await b.getByLabel(tDe('planner.title.label')).fill('Tee und Züge');
  await b.keyboard.press('Enter');
  await expect(b.getByRole('heading', { level: 1 })).toContainText('Tee und Züge');

  for (const page of [a, b]) await page.context().setOffline(false);
  // The first device to sync sets the name, the other one records a conflict.
  await expect(cardOf(a)).not.toContainText(t('myTours.waiting'), SENT);
  await expect(b.getByRole('button', { name: tDe('sync.chip.waiting.one', { count: 1 }) })).toBeHidden(SENT);
  await b.goto(site.origin + MY_TOURS.de);
  await a.reload();
  for (const [page, words] of [
    [a, t],
    [b, tDe],
  ] as const) {
    await expect(cardOf(page)).toContainText(words('card.stops.other', { count: 3 }), SENT);
    await expect(cardOf(page)).toContainText('Bring a raincoat', SENT);
  }
  const compareButton = (page: Page, locale: Locale) =>
    page.getByRole('main').getByRole('button', { name: translationOf(locale)('myTours.compare') });
  // Both devices show the conflict; it is resolved on the phone.
  await expect(compareButton(a, 'en')).toBeVisible(SENT);
  await expect(compareButton(b, 'de')).toBeVisible(SENT);
  const [phone, words] = [b, tDe];
  const isDesk = await cardOf(phone).getByText('Tea and trains').isVisible();
  const otherName = isDesk ? 'Tee und Züge' : 'Tea and trains';
  await compareButton(phone, 'de').click();
  const compare = phone.getByRole('dialog', { name: words('sync.compare.title') });
  await expect(compare).toContainText('Tea and trains');
  await expect(compare).toContainText('Tee und Züge');
  await expectAccessible(phone);
  await expectNoHorizontalScroll(phone);
  await compare
    .getByRole('button', { name: words('sync.compare.useOf', { what: words('sync.field.name') }) })
    .click();
  await expect(compare).toContainText(words('sync.compare.none'));
  await phone.keyboard.press('Escape');
  await expect(cardOf(phone)).toContainText(otherName);
  await expect(cardOf(phone)).not.toContainText(words('myTours.waiting'), SENT);
  await a.reload();
  await expect(cardOf(a)).toContainText(otherName, SENT);
  await expect(compareButton(a, 'en')).toBeHidden(SENT);
});

test("a guest's tour is adopted by the account, and the next user of the device has no access to it", async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const [locale, size] = ['de', 'phone'] as const;
  const t = translationOf(locale);
  const someone = device({ locale, size });
  const page = await someone.open();
  const planner = new Planner(page, locale, size);
  await page.goto(`${site.origin}/de/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 1));
  await planner.saved();
  await page.goto(site.origin + MY_TOURS.de);
  await expect(page.getByText(t('myTours.visitor'))).toBeVisible();
  await describeTour(page, locale, { name: `Mit dem ${CANARY}`, notes: `${CANARY} am Abend` });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('myTours.signup') })
    .click();
  const user = newUser();
  await submitSignUpForm(page, locale, user);
  await expect(page).toHaveURL(site.origin + MY_TOURS.de);
  await expect(cardOf(page)).toContainText(CANARY);
  await expect(cardOf(page)).not.toContainText(t('myTours.waiting'), SENT);
  await expectAccessible(page);

  // Offline, menus and dialogs are loaded from the cache.
  await waitUntilOfflineReady(page);
  await expect.poll(() => isCached(page, 'account-dialogs'), SENT).toBe(true);
  someone.toleratesFailedRequests = true;
  await page.context().setOffline(true);
  await describeTour(page, locale, { notes: `${CANARY}, nicht gesendet` });
  // The postponed logout is logged to the console.
  page.removeAllListeners('console');
  await clickLogOut(page, locale, size);
  const logOutDialog = page.getByRole('dialog', { name: t('account.out.title') });
  await expect(logOutDialog).toContainText(t('account.out.unsent.one', { count: 1 }));
  await logOutDialog.getByRole('button', { name: t('account.out.discard') }).click();
  await expect(page.getByText(t('account.out.done'))).toBeVisible();
  await page.context().setOffline(false);

  await signUp(page, site.origin, locale, newUser());
  someone.toleratesFailedRequests = false;
  await page.goto(site.origin + MY_TOURS.de);
  await expect(page.getByText(t('userTours.none'))).toBeVisible();
  for (const secret of [CANARY, user.username]) expect(await storesWith(page, secret)).toEqual([]);

  // The account has the tour as last sent.
  await clickLogOut(page, locale, size);
  await expect(page.getByText(t('account.out.done'))).toBeVisible();
  await logIn(page, site.origin, locale, user);
  await page.goto(site.origin + MY_TOURS.de);
  await expect(cardOf(page)).toContainText(`${CANARY} am Abend`, SENT);
});

/** Whether a script of the site with this name prefix is cached. */
function isCached(page: Page, name: string): Promise<boolean> {
  return page.evaluate(async (start) => {
    for (const cache of await caches.keys()) {
      const requests = await (await caches.open(cache)).keys();
      if (requests.some(({ url }) => url.includes(`/${start}-`) && url.endsWith('.js'))) return true;
    }
    return false;
  }, name);
}
