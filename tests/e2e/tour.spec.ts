import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { Planner } from './support/planner-actions.ts';
import { type Locale, translationOf } from './support/translations.ts';

/** Eight stops by rental car. */
const SLUGS: Record<Locale, string> = { en: 'namibia-classic-loop', de: 'namibia-klassische-rundreise' };
const TITLES: Record<Locale, string> = { en: 'Dunes, coast and Etosha', de: 'Dünen, Küste und Etosha' };
const LISTS: Record<Locale, string> = { en: '/tours', de: '/de/touren' };
const STOPS = 8;

const addressOf = (locale: Locale) => `${LISTS[locale]}/${SLUGS[locale]}`;

/** Waits for the page with its story, days and bookings. */
async function expectLoaded(page: Page, locale: Locale): Promise<void> {
  const t = translationOf(locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale]);
  await expect(page.locator('#itinerary article')).toHaveCount(STOPS, { timeout: 60_000 });
  await expect(page.locator('#about p').nth(4)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: t('tour.section.bookings') })).toBeVisible();
}

for (const { locale, size } of [
  { locale: 'en', size: 'phone' },
  { locale: 'de', size: 'desktop' },
] as const) {
  test(`the page of a ready-made tour is complete and accessible, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const t = translationOf(locale);
    const page = await device({ graphics: 'webgl', locale, size }).open();
    await page.goto(site.origin + addressOf(locale));
    await expectLoaded(page, locale);

    // At least the seven connections between eight stops by rental car.
    const connections = page
      .locator('#itinerary li')
      .filter({ hasText: t('mode.rental') })
      .locator('b');
    expect(await connections.count()).toBeGreaterThanOrEqual(STOPS - 1);
    await expect(page.getByRole('heading', { name: t('tour.day', { day: 1 }), exact: true })).toBeVisible();
    // A stay at each of the eight stops.
    const stays = page.locator('#bookings section section').filter({
      has: page.getByRole('heading', { name: t('tour.book.stays') }),
    });
    await expect(stays.getByRole('listitem')).toHaveCount(STOPS);

    // The focused stop is marked on the map.
    const map = page.getByRole('group', { name: t('tour.map', { name: TITLES[locale] }) });
    await map.scrollIntoViewIfNeeded();
    const pin = map.getByRole('button', { name: t('detail.map.stop', { number: 3, name: 'Swakopmund' }) });
    await expect(pin).toHaveAttribute('aria-pressed', 'false', { timeout: 60_000 });
    await page.locator('#stop-3').getByRole('link').focus();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.locator('#stop-1').getByRole('link').focus();
    await expect(pin).toHaveAttribute('aria-pressed', 'false');

    await expectAccessible(page);
    // Reloaded, because colors on the page change over one after another.
    await showTheme(page, 'dark');
    await page.reload();
    await expectLoaded(page, locale);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoHorizontalScroll(page);
  });
}

test('switching the language opens the page with the translated slug', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}${addressOf('en')}`);
  await expectLoaded(page, 'en');
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await page.waitForURL(`**${addressOf('de')}`);
  await expectLoaded(page, 'de');
});

for (const size of ['desktop', 'phone'] as const) {
  test(`customising opens a copy with all stops, on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale: 'en', size }).open();
    const planner = new Planner(page, 'en', size);
    await page.goto(`${site.origin}${addressOf('en')}`);
    await expectLoaded(page, 'en');
    await page
      .getByRole('button', { name: planner.t('tour.customize') })
      .filter({ visible: true })
      .click();
    await page.waitForURL(/\/tours\/edit\?tour=[0-9a-f-]{36}&step=customize/);
    await expect(planner.cards()).toHaveCount(STOPS);
    await expect(planner.card(1)).toContainText(planner.name('sossusvlei'));
  });
}

test('the tour works without the server after a reload', async ({ ownSite, device }) => {
  const phone = device({ locale: 'de', size: 'phone' });
  const page = await phone.open();
  await page.goto(`${ownSite.origin}${addressOf('de')}`);
  await expectLoaded(page, 'de');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  await page.reload();
  await expectLoaded(page, 'de');
});

test('an unknown tour shows the not-found page', async ({ site, device }) => {
  const t = translationOf('en');
  const phone = device({ locale: 'en', size: 'phone' });
  const page = await phone.open();
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname);
  });
  await page.goto(`${site.origin}/tours`);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    history.pushState(null, '', '/tours/nowhere-at-all');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: t('notFound.heading') })).toBeVisible();
  // A user may have published a tour with this slug, so the server is asked and answers 404.
  expect(missing).toEqual(['/api/tours/published/nowhere-at-all']);
  // Only Chromium reports it on the console.
  expect(phone.problems.filter((problem) => !/404.*\/published\/nowhere-at-all/.test(problem))).toEqual([]);
  phone.problems.length = 0;
});
