import { dateAfter } from '../../src/model/calendar/calendar-days.ts';
import { importTour, tourFrom } from './support/import-tour.ts';
import { waitUntilOfflineReady } from './support/offline-ready.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { Planner } from './support/planner-actions.ts';

const TIMEOUT_MS = 180_000;
const TODAY = new Date().toISOString().slice(0, 10);

test('without the server the installed app opens today’s page of the current tour', async ({
  ownSite,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const mine = device({ locale: 'de', size: 'phone' });
  const page = await mine.open();
  const planner = new Planner(page, 'de', 'phone');
  const { t } = planner;
  const { origin } = ownSite;
  await page.goto(`${origin}/de`);
  await waitUntilOfflineReady(page);
  mine.toleratesFailedRequests = true;
  await ownSite.kill();

  await importTour(page, planner, `${origin}/de/touren/eigene`, tourFrom(dateAfter(TODAY, -1), 'Hochland'));
  await page.goto(`${origin}/de?source=pwa`);
  await expect(page).toHaveURL(`${origin}/de/heute`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('today.title'));
  // The second day, or the first or third where the date differs there.
  await expect(page.getByText(/Tag [123] von \d+/)).toBeVisible();
  for (const part of ['next.title', 'tomorrow.title', 'emergency.title'])
    await expect(page.getByRole('heading', { name: t(`today.${part}`) }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '119' })).toHaveAttribute('href', 'tel:119');
  await expect(page.getByText(t('today.booking.open')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // On top of the home page, with what comes next.
  await page.goto(`${origin}/de`);
  const onHome = page.getByRole('region', { name: t('today.home.label'), exact: true });
  await expect(onHome.getByText('Hochland')).toBeVisible();
  await expect(onHome.getByText(/(Abfahrt|Ankunft)/)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await onHome.getByRole('link', { name: t('today.title') }).click();
  await expect(page).toHaveURL(/\/de\/heute\?tour=/);

  // Another tour on the same days: a choice that is kept in the address.
  await importTour(page, planner, `${origin}/de/touren/eigene`, tourFrom(dateAfter(TODAY, -2), 'Küste'));
  await page.goto(`${origin}/de/touren/eigene`);
  await page.getByRole('link', { name: t('myTours.toToday') }).click();
  const choice = page.getByRole('navigation', { name: t('today.choose') });
  await expect(choice.getByRole('link', { name: 'Küste' })).toHaveAttribute('aria-current', 'page');
  await choice.getByRole('link', { name: 'Hochland' }).click();
  await expect(page).toHaveURL(/\/de\/heute\?tour=[0-9a-f-]{36}$/);
  await expect(choice.getByRole('link', { name: 'Hochland' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
});

test('without a current tour the page links to the tours, and the installed app opens the last one', async ({
  site,
  device,
}) => {
  const mine = device({ locale: 'en', size: 'desktop' });
  const page = await mine.open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  await page.goto(`${site.origin}/?source=pwa`);
  await expect(page).toHaveURL(`${site.origin}/?source=pwa`);
  await page.goto(`${site.origin}/today`);
  await expect(page.getByText(t('today.none.title'))).toBeVisible();
  await expectAccessible(page);

  await importTour(page, planner, `${site.origin}/tours/bookmarked`, tourFrom(dateAfter(TODAY, 12), 'Soon'));
  await page.goto(`${site.origin}/`);
  const onHome = page.getByRole('region', { name: t('today.home.label'), exact: true });
  await expect(onHome.getByText('Starts in 12 days')).toBeVisible();
  await page.getByRole('button', { name: t('shell.info') }).click();
  await page.getByRole('menuitem', { name: t('frame.today') }).click();
  await expect(page.getByText(/“Soon” starts on .*, in 12 days/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('today.none.myTours') })
    .click();
  await expect(page).toHaveURL(`${site.origin}/tours/bookmarked`);

  await page.goto(`${site.origin}/?source=pwa`);
  await expect(page).toHaveURL(/\/tours\/edit\?tour=[0-9a-f-]{36}&step=customize/);
});
