import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { type Locale, titleOfPlace, translationOf } from './support/translations.ts';

const PLACE = 'sossusvlei';
/** One of its activities that a partner offers. */
const ACTIVITY = 'sossusvlei-sunrise-tour';
const PATHS: Record<Locale, string> = { en: '/experiences', de: '/de/erlebnisse' };

/** Opens the page of the place and waits for its content. */
async function visit(page: Page, origin: string, locale: Locale, query = ''): Promise<void> {
  await page.goto(`${origin}${PATHS[locale]}/${PLACE}${query}`);
  await expectLoaded(page, locale);
}

async function expectLoaded(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace(PLACE, locale));
  await expect(page.locator('#activities li').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#weather figure')).toBeVisible({ timeout: 60_000 });
}

/** Connections are computed once they come near the viewport. */
async function scrollToConnections(page: Page): Promise<void> {
  await page.locator('#ways').scrollIntoViewIfNeeded();
  await expect(page.locator('#ways h3').first()).toBeVisible();
}

for (const { locale, size } of [
  { locale: 'en', size: 'phone' },
  { locale: 'de', size: 'desktop' },
] as const) {
  test(`the page of a place is complete and accessible, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const t = translationOf(locale);
    const page = await device({ locale, size }).open();
    await visit(page, site.origin, locale);

    const weather = page.getByRole('table', { name: t('detail.weather.caption') });
    await expect(weather.getByRole('row')).toHaveCount(13);
    // April: 14 and 30 °C at the station in Sesriem (730 m); Sossusvlei is 170 m lower, hence 1 °C warmer.
    await expect(weather.getByRole('row').nth(4)).toContainText(t('detail.weather.best'));
    await expect(weather.getByRole('row').nth(4)).toContainText(/15\s°C31\s°C8 mm/);

    await scrollToConnections(page);
    const windhoek = t('experience.connections.from', { place: locale === 'de' ? 'Windhuk' : 'Windhoek' });
    await expect(page.getByRole('heading', { name: windhoek })).toBeVisible();
    await expect(page.locator('#whatsAround article')).toHaveCount(8);

    // A plain search link: no affiliate id is configured.
    const partner = page
      .locator('#activities')
      .getByRole('link', { name: /GetYourGuide/ })
      .first();
    await expect(partner).toHaveAttribute('href', /^https:\/\/www\.getyourguide\.com\/s\/\?q=[^&]+$/);

    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoHorizontalScroll(page);
  });

  test(`the page of a place is accessible in the dark theme, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    await showTheme(page, 'dark');
    await visit(page, site.origin, locale);
    await scrollToConnections(page);
    await expectAccessible(page);
  });
}

test('a URL can link to an activity and to the section of nearby places', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await visit(page, site.origin, 'en', `?h=${ACTIVITY}`);
  const marked = page.locator('#activities li[aria-current="true"]');
  await expect(marked).toHaveAttribute('id', `activity-${ACTIVITY}`);
  await expect(marked).toBeInViewport();

  await page.goto(`${site.origin}/`);
  await page.goto(`${site.origin}/experiences/${PLACE}#whatsAround`);
  const near = page.getByRole('link', { name: titleOfPlace('deadvlei', 'en'), exact: true });
  await expect(near).toBeInViewport();
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace('deadvlei', 'en'));
  await expect(page).toHaveURL(/\/experiences\/deadvlei$/);
});

test('a place can be added to a new and to an existing tour', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'phone' }).open();
  await visit(page, site.origin, 'en');
  await page.getByRole('link', { name: t('experience.plan') }).click();
  await expect(page).toHaveURL(/\/tours\/edit\?tour=/);

  await page.goto(`${site.origin}/experiences/deadvlei`);
  await page.getByRole('button', { name: t('experience.add') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('experience.unnamed') })
    .click();
  await page.getByRole('button', { name: t('experience.open'), exact: true }).click();
  await expect(page).toHaveURL(/step=customize/);
  await expect(page.getByText(titleOfPlace('deadvlei', 'en')).first()).toBeVisible();
});

test('a page opened once works without the server, also after a reload', async ({ ownSite, device }) => {
  const phone = device({ locale: 'de', size: 'phone' });
  const page = await phone.open();
  await visit(page, ownSite.origin, 'de');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), { timeout: 30_000 })
    .toBe('activated');
  // The country's transport network has been pulled, too: connections have to work without the server.
  await scrollToConnections(page);
  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  await page.reload();
  await expectLoaded(page, 'de');
  await scrollToConnections(page);
});

test('an unknown place shows the not-found page', async ({ site, device }) => {
  const t = translationOf('en');
  const visitor = device({ locale: 'en', size: 'phone' });
  const page = await visitor.open();
  // The browser logs the server's 404 as an error.
  visitor.toleratesFailedRequests = true;
  await page.goto(`${site.origin}/experiences/atlantis`);
  await expect(page.getByRole('heading', { level: 1, name: t('notFound.heading') })).toBeVisible({
    timeout: 60_000,
  });
});
