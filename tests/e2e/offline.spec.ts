import { expect, expectAccessible, test } from './support/fixtures.ts';
import { journeyCases } from './support/cases.ts';
import { countRows, loadNetwork, waitUntilOfflineReady } from './support/offline-ready.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { bookTour, customizeTour } from './support/tour-walkthrough.ts';

const PLACES_OF_NAMIBIA = 51;
const CASES = journeyCases([{ locale: 'en', size: 'phone', country: 'sri-lanka' }]);

for (const { locale, size, country } of CASES) {
  test(`without the server and after a restart ${country} can be planned, in ${locale} on a ${size}`, async ({
    ownSite,
    device,
  }) => {
    const phone = device({ locale, size });
    const first = await phone.open();
    await loadNetwork(first, ownSite.origin, locale, country);
    await waitUntilOfflineReady(first);
    await phone.close();

    phone.toleratesFailedRequests = true;
    await ownSite.kill();
    const page = await phone.open();
    const planner = new Planner(page, locale, size);
    const prefix = locale === 'de' ? '/de' : '';
    await page.goto(`${ownSite.origin}${prefix}/tours/create?countries=${country}`);
    await planner.opened();
    await planner.addStops(STOPS[country]);
    await planner.goTo('customize');
    await customizeTour(planner, STOPS[country]);
    await planner.goTo('book');
    await bookTour(planner, country);

    // The home page works too, and the tour can be opened again.
    await page.goto(`${ownSite.origin}${prefix}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(planner.t('home.title'));
    await expectAccessible(page);
    await page.goto(`${ownSite.origin}${prefix}/tours/edit`);
    await expect(
      planner.page.getByRole('navigation', { name: planner.t('planner.steps.label') }),
    ).toBeVisible();
  });
}

test('an interrupted first sync resumes at the next start', async ({ ownSite, device }) => {
  const phone = device({ locale: 'en', size: 'phone' });
  const page = await phone.open();
  phone.toleratesFailedRequests = true;
  // Everything except the texts of the opened country loads; then the network fails during the first sync.
  await page.context().route('**/api/countries/*/texts', (route) => route.abort());
  await page.goto(`${ownSite.origin}/destinations/namibia`);
  await expect.poll(() => countRows(page, 'experiences'), { timeout: 30_000 }).toBeGreaterThanOrEqual(102);
  expect(await countRows(page, 'experienceDetails')).toBe(0);
  await phone.close();

  const requests: string[] = [];
  const reopened = await phone.open();
  reopened
    .context()
    .on('request', (request) =>
      requests.push(new URL(request.url()).pathname + new URL(request.url()).search),
    );
  await reopened.goto(`${ownSite.origin}/`);
  await expect
    .poll(() => countRows(reopened, 'experienceDetails'), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(PLACES_OF_NAMIBIA);
  // Rows already cached are not listed again.
  expect(requests.filter((path) => /^\/api\/experiences\?since=(&|$)/.test(path))).toEqual([]);
});

test('a tour shown as saved survives closing the browser', async ({ site, device }) => {
  const phone = device({ locale: 'en', size: 'desktop' });
  const page = await phone.open();
  const planner = new Planner(page, 'en', 'desktop');
  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 2));
  await planner.saved();
  const address = page.url();
  await phone.close();

  const reopened = await phone.open();
  const after = new Planner(reopened, 'en', 'desktop');
  await reopened.goto(address.replace('step=add', 'step=customize'));
  await expect(after.cards()).toHaveCount(2);
});

test('an idle device makes one conditional request', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/`);
  await waitUntilOfflineReady(page);
  const requests: string[] = [];
  const statuses: number[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(new URL(request.url()).pathname);
  });
  page.context().on('response', (response) => {
    if (response.url().includes('/api/')) statuses.push(response.status());
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_500);
  expect(requests).toEqual(['/api/sync/heads']);
  expect(statuses).toEqual([304]);
});
