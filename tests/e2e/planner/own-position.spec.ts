import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { importTour, tourFrom } from '../support/import-tour.ts';
import { expectMapAccessible } from '../support/map-accessible.ts';
import { Planner } from '../support/planner-actions.ts';

const TODAY = new Date().toISOString().slice(0, 10);
/** Between Kandy and Dambulla. */
const POSITION = { latitude: 7.591_357, longitude: 80.643_217, accuracy: 40 };
const TRACE = /7\.59|80\.64/;

test('the planner’s map shows the own position after a tap, and Today says how far it is to the next stop', async ({
  site,
  device,
}) => {
  const page = await device({ graphics: 'webgl', locale: 'en', size: 'desktop' }).open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  await page.context().setGeolocation(POSITION);
  await page.context().grantPermissions(['geolocation'], { origin: site.origin });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

  const tour = tourFrom(dateAfter(TODAY, -1), 'Hill country');
  await importTour(page, planner, `${site.origin}/tours/bookmarked`, tour);
  const map = page.getByRole('region', { name: t('planner.map.label') }).first();
  const button = map.getByRole('button', { name: t('position.show') });
  await expect(button).toHaveAttribute('aria-pressed', 'false', { timeout: 30_000 });
  await button.click();
  await expect(map.getByText(t('position.shown'))).toBeAttached();
  await expectMapAccessible(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await page.goto(`${site.origin}/today`);
  await expect(page.getByText(/km to .* in a straight line/)).toBeVisible();
  await page.getByText(t('today.position.all')).click();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const stored = await page.evaluate(async () => {
    const requested = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      // The catalogue has the coordinates of every place.
      if (name === undefined || name.includes('catalogue')) continue;
      const db = await requested(indexedDB.open(name));
      for (const table of db.objectStoreNames)
        rows.push(await requested(db.transaction(table).objectStore(table).getAll()));
      db.close();
    }
    return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)]);
  });
  expect(stored).not.toMatch(TRACE);
  expect([...sent, page.url()].filter((text) => TRACE.test(text))).toEqual([]);
});

test('a denied permission says how to allow it', async ({ site, device }) => {
  const page = await device({ graphics: 'webgl', locale: 'de', size: 'phone' }).open();
  const planner = new Planner(page, 'de', 'phone');
  const { t } = planner;
  await page.context().clearPermissions();
  await importTour(
    page,
    planner,
    `${site.origin}/de/touren/eigene`,
    tourFrom(dateAfter(TODAY, 9), 'Hochland'),
  );
  await page.getByRole('button', { name: t('position.show') }).click({ timeout: 30_000 });
  await expect(page.getByText(t('position.denied'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('position.retry') })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the home airport is proposed near the own position, which is not sent', async ({ site, device }) => {
  const page = await device({ locale: 'de', size: 'phone' }).open();
  const planner = new Planner(page, 'de', 'phone');
  const { t } = planner;
  await page.context().setGeolocation({ latitude: 49.487_135, longitude: 8.466_246, accuracy: 40 });
  await page.context().grantPermissions(['geolocation'], { origin: site.origin });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const tour = tourFrom(dateAfter(TODAY, 30), 'Hochland');
  await importTour(page, planner, `${site.origin}/de/touren/eigene`, tour);
  await page
    .getByRole('button', { name: t('planner.airport.title') })
    .first()
    .click();
  const near = page.getByRole('region', { name: t('planner.airport.near') });
  await expect(near.getByRole('button').first()).toContainText('km');
  await expect(near.getByRole('button', { name: /FRA/ })).toBeVisible();
  await expectAccessible(page);
  await near.getByRole('button', { name: /FRA/ }).click();
  await expect(page.getByRole('button', { name: 'Ab Frankfurt' }).first()).toBeVisible();
  expect(sent.filter((text) => /49\.48|8\.46/.test(text))).toEqual([]);
});
