import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { countryName, wordsOf } from './words.ts';

const CASES = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
] as const;

for (const { locale, size } of CASES) {
  const t = wordsOf(locale);
  const home = locale === 'de' ? '/de' : '/';

  test(`the search finds a country by keys and on the device, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + home);
    await expect(page.getByRole('button', { name: countryName('namibia', locale) })).toBeVisible();
    await page.locator('h1').click();
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

test('the menu of a phone leads to every part of the site', async ({ site, device }) => {
  const t = wordsOf('de');
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

test('nobody is counted without a yes, and the answer is kept', async ({ site, device }) => {
  const t = wordsOf('en');
  const page = await device({ locale: 'en', size: 'phone', answeredConsent: false }).open();
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin) strangers.push(request.url());
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
  expect(strangers.filter((url) => url.startsWith('http'))).toEqual([]);
});

test('currency and units of the footer hold everywhere and stay', async ({ site, device }) => {
  const t = wordsOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(site.origin);
  await page.mouse.wheel(0, 400);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('radio', { name: 'EUR' }).check();
  await footer.getByRole('radio', { name: t('frame.miles') }).check();
  const tour = page.getByRole('article').first();
  await expect(tour).toContainText('€');
  await expect(tour).toContainText(/\d\smi/);
  await page.reload();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('article').first()).toContainText('€');
  await expect(page.getByRole('heading', { name: t('lists.destinations.title') })).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
