import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  waitUntilRendered,
  test,
} from './support/fixtures.ts';
import { countryName, translationOf } from './support/translations.ts';

const CASES = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
] as const;

for (const { locale, size } of CASES) {
  const t = translationOf(locale);
  const home = locale === 'de' ? '/de' : '/';

  test(`the search finds a country by keyboard and on the device, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + home);
    await expect(
      page.getByRole('button', { name: countryName('namibia', locale), exact: true }),
    ).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: t('search.label') });
    await expect(search).toBeFocused();
    await search.fill('namib');
    const first = page.getByRole('option').first();
    await expect(first).toContainText(countryName('namibia', locale));
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(t('search.onDevice'));
    await expectAccessible(page);
    await search.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await search.press('ArrowUp');
    await search.press('Enter');
    await expect(page).toHaveURL(
      site.origin + (locale === 'de' ? '/de/reiseziele/namibia' : '/destinations/namibia'),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the menu on a phone links to the parts of the site', async ({ site, device }) => {
  const t = translationOf('de');
  const page = await device({ locale: 'de', size: 'phone' }).open();
  await page.goto(`${site.origin}/de`);
  await page.getByRole('button', { name: t('shell.menu') }).click();
  const menu = page.getByRole('dialog', { name: t('shell.menu') });
  await expect(menu.getByRole('link', { name: t('shell.tours') })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: t('frame.faq') }).click();
  await expect(page).toHaveURL(/\/de\/faq$/);
  await expect(menu).toHaveCount(0);
});

test('no analytics load without configuration, and the consent is remembered', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'phone', answeredConsent: false }).open();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin) foreignRequests.push(request.url());
  });
  await page.goto(site.origin);
  const banner = page.getByRole('region', { name: t('consent.title') });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: t('consent.accept') }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(foreignRequests.filter((url) => url.startsWith('http'))).toEqual([]);
});

test('currency and units chosen in the footer apply everywhere and persist', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const appHeading = page.locator('#root').getByRole('heading', { level: 1 });
  await page.goto(site.origin);
  await expect(appHeading).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const euro = footer.getByRole('radio', { name: 'EUR' });
  // The footer is loaded at the first user input after hydration.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(euro).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await euro.check();
  await footer.getByRole('radio', { name: t('frame.miles') }).check();
  const tour = page
    .getByRole('article')
    .filter({ hasText: /\d\smi/ })
    .first();
  await expect(tour).toContainText('€');
  await page.reload();
  await expect(appHeading).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('article').first()).toContainText('€');
  await expect(page.getByRole('heading', { name: t('lists.destinations.title') })).toBeAttached();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('an address with a search opens the search with results; once closed it stays closed', async ({
  site,
  device,
}) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/?search=sossusvlei`);
  const search = page.getByRole('combobox', { name: t('search.label') });
  await expect(search).toHaveValue('sossusvlei', { timeout: 30_000 });
  await expect(page.getByRole('option').first()).toContainText('Sossusvlei');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${site.origin}/?search=sossusvlei`);
  await page
    .getByRole('option', { name: /Sossusvlei/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/experiences\/sossusvlei/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** With the mouse: Playwright's own click on a link that sticks to the top may scroll the page first. */
async function clickInPlace(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('the link is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('Back restores the scroll position, from an anchor and from another page', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  /** The scroll position once it is stable. */
  async function settled(): Promise<number> {
    await page.waitForTimeout(400);
    return top();
  }
  await page.goto(`${site.origin}/experiences/sigiriya`);
  const tab = (id: string) => page.locator(`#root nav a[href="#${id}"]`);
  await expect(tab('activities')).toBeVisible({ timeout: 60_000 });
  await waitUntilRendered(page, 60_000);
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBeGreaterThan(100);
  const before = await settled();

  await clickInPlace(page, tab('ways'));
  await expect.poll(top).toBeGreaterThan(before + 500);
  await page.mouse.wheel(0, 200);
  const below = await settled();

  // Playwright's own `goBack` never ends in Firefox when only the anchor changes.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/sigiriya$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#ways$/);
  await expect.poll(async () => Math.abs((await top()) - below)).toBeLessThan(4);

  // To another page and back, scrolled further down than the anchor.
  const blog = page.getByRole('banner').getByRole('link', { name: translationOf('en')('shell.blog') });
  await clickInPlace(page, blog);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#ways$/);
  await expect.poll(async () => Math.abs((await top()) - below), { timeout: 30_000 }).toBeLessThan(40);
  await page.waitForTimeout(3_000);
  expect(Math.abs((await top()) - below)).toBeLessThan(40);
});
