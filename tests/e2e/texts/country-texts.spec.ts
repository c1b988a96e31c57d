import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { countRows, waitUntilOfflineReady } from '../support/offline-ready.ts';
import { titleOfPlace, translationOf } from '../support/translations.ts';

const LATER = { timeout: 30_000 };
const PLACE = 'colca-canyon';

test('a device has the texts of opened countries; others show their summary offline and can be requested', async ({
  ownSite,
  device,
}) => {
  const t = translationOf('en');
  const phone = device({ locale: 'en', size: 'phone' });
  const page = await phone.open();
  const pulled: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/.*\/(texts|details|variants)$/.test(pathname)) pulled.push(pathname);
  });

  await test.step('a fresh device pulls no texts of countries', async () => {
    await page.goto(`${ownSite.origin}/`);
    await waitUntilOfflineReady(page);
    await expect.poll(() => countRows(page, 'pages'), LATER).toBeGreaterThan(0);
    expect(pulled.filter((path) => !/blogposts|roundups/.test(path))).toEqual([]);
    expect(await countRows(page, 'experienceDetails')).toBe(0);
  });

  await test.step('an opened country brings its texts, and no others', async () => {
    await page.goto(`${ownSite.origin}/destinations/laos`);
    await expect.poll(() => countRows(page, 'experienceDetails'), LATER).toBeGreaterThan(0);
    expect(pulled.filter((path) => path.endsWith('/texts'))).toEqual(['/api/countries/laos/texts']);
    expect(await countRows(page, 'countryDetails')).toBe(1);
  });

  await test.step('a place of another country shows its summary without the server', async () => {
    phone.toleratesFailedRequests = true;
    await ownSite.kill();
    await page.goto(`${ownSite.origin}/experiences/${PLACE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace(PLACE, 'en'));
    const about = page.locator('#about');
    await about.getByRole('button', { name: t('lists.notHere.button.offline') }).click();
    await expect(about.getByText(t('lists.notHere.reason.noted'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was requested comes once the server is back', async () => {
    const before = await countRows(page, 'experienceDetails');
    await ownSite.start();
    await page.goto(`${ownSite.origin}/`);
    await expect.poll(() => countRows(page, 'experienceDetails'), LATER).toBeGreaterThan(before);
    expect(await countRows(page, 'countryDetails')).toBe(2);
  });
});

test('a text that could not be loaded is loaded by trying again', async ({ site, device }) => {
  const t = translationOf('de');
  const desktop = device({ locale: 'de', size: 'desktop' });
  const page = await desktop.open();
  desktop.toleratesFailedRequests = true;
  // The failure is logged to the console.
  page.removeAllListeners('console');
  await page.context().route('**/api/countries/peru/texts', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site.origin}/de/erlebnisse/${PLACE}`);
  const about = page.locator('#root #about');
  const retry = about.getByRole('button', { name: t('lists.notHere.button.failed') });
  await expect(retry).toBeVisible(LATER);
  await page.context().unroute('**/api/countries/peru/texts');
  await retry.click();
  await expect(page.locator('#root #activities li').first()).toBeVisible(LATER);
  await expect(retry).toBeHidden();
});
