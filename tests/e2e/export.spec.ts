import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { emptyTour } from '../../src/data/tours/tour-document.ts';
import { readShareFragment, shareFragment } from '../../src/ui/features/export/share-link.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { isChromium } from './support/engines/launch.ts';
import { pagesOfPdf, showOnPaper } from './support/media.ts';
import { loadNetwork, waitUntilOfflineReady } from './support/offline-ready.ts';
import { expectReimport, textOf, withoutSharing } from './support/export-actions.ts';

/** Many steps after a full first sync. */
const TIMEOUT_MS = 240_000;

const CASES = [
  { locale: 'en', size: 'desktop', country: 'sri-lanka' },
  { locale: 'de', size: 'phone', country: 'namibia' },
] as const;

for (const { locale, size, country } of CASES) {
  test(`without the server a tour is exported in every format and imported again, in ${locale} on a ${size}`, async ({
    ownSite,
    device,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    const mine = device({ locale, size });
    const prefix = locale === 'de' ? '/de' : '';
    const page = await mine.open();
    await withoutSharing(page);
    await page.goto(`${ownSite.origin}${prefix}/`);
    await waitUntilOfflineReady(page);
    await loadNetwork(page, ownSite.origin, locale, country);
    mine.toleratesFailedRequests = true;
    await ownSite.kill();

    const planner = new Planner(page, locale, size);
    const { t } = planner;
    await page.goto(`${ownSite.origin}${prefix}/tours/create?countries=${country}`);
    await planner.opened();
    await planner.addStops(STOPS[country].slice(0, 4));
    await planner.goTo('book');
    await planner.saved();

    const dialog = page.getByRole('dialog', { name: t('myTours.export') });
    const open = async () => {
      // A dialog is hidden at once, and the page below is active again after the next paint.
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      const button = page.getByRole('main').getByRole('button', { name: t('planner.menu.export') });
      // After a download Firefox without a window no longer has the keyboard.
      await expect(async () => {
        await (isChromium() ? button.press('Enter') : button.click());
        await expect(dialog.getByRole('button', { name: t('export.share.title') })).toBeVisible({
          timeout: 3_000,
        });
      }).toPass();
    };
    await open();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const save = async (format: string): Promise<{ name: string; text: string }> => {
      await open();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: t(`export.${format}.title`) }).click(),
      ]);
      const name = download.suggestedFilename();
      await expect(page.getByText(t('export.saved', { file: name }))).toBeVisible();
      return { name, text: await textOf(download) };
    };

    const calendar = await save('calendar');
    expect(calendar.name).toMatch(/\.ics$/);
    const events = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent');
    const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')));
    for (const key of STOPS[country].slice(0, 4))
      expect(summaries.filter((summary) => summary.startsWith(planner.name(key)))).not.toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(7);

    const gpx = await save('gpx');
    const kml = await save('kml');
    const counted = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const document = new DOMParser().parseFromString(text, 'application/xml');
          const count = (name: string) => document.getElementsByTagName(name).length;
          return [count('parsererror'), count('wpt') + count('Point'), count('rtept'), count('LineString')];
        }),
      [gpx.text, kml.text],
    );
    expect(counted).toEqual([
      [0, 4, 4, 0],
      [0, 4, 0, 3],
    ]);

    const file = await save('file');
    // Firefox allows it by a setting (`engines/launch.ts`).
    if (isChromium()) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open();
    await dialog.getByRole('button', { name: t('export.text.title') }).click();
    await expect(page.getByText(t('export.copied'), { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(planner.name(STOPS[country][3]));

    await open();
    await dialog.getByRole('button', { name: t('export.share.title') }).click();
    await expect(page.getByText(t('export.linkCopied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(1_500);
    expect(await readShareFragment(new URL(link).hash)).toMatchObject({ tour: { countries: [country] } });

    await expectPrint(page, planner, dialog, open);
    await expectReimport(page, planner, file.text, `${ownSite.origin}${prefix}`);
  });
}

test('a shared link opens without the server after one visit and can be copied to the own tours', async ({
  ownSite,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const friend = device({ locale: 'de', size: 'phone' });
  const page = await friend.open();
  const { t } = new Planner(page, 'de', 'phone');
  await page.goto(`${ownSite.origin}/de`);
  await waitUntilOfflineReady(page);
  await waitForCachedMap(page);
  friend.toleratesFailedRequests = true;
  await ownSite.kill();

  const stops = STOPS.namibia.slice(0, 4);
  const itinerary = stops.flatMap((key, index) => {
    const stop = { experience_id: key, nights: 2 };
    return index === 0 ? [stop] : [{ connection_id: `${stops[index - 1]}_${key}` }, stop];
  });
  const tour = { ...emptyTour(['namibia'], new Date()), name: 'Über die Namib', itinerary };
  const facts = {
    places: new Map(),
    ownExperiences: new Map(),
    countries: new Map(),
    airports: new Map(),
    placeTexts: new Map(),
    visitedCountries: new Set<string>(),
  };
  await page.goto(`${ownSite.origin}/de/touren/geteilt#${await shareFragment({ tour, facts })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über die Namib');
  await expect(page.getByRole('main').getByRole('article').getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: t('export.shared.mine') }).click();
  await page.waitForURL(/tour=[0-9a-f-]{36}&step=customize/);
  await expect(new Planner(page, 'de', 'phone').cards()).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Kopie');

  // The link is unchanged; a second copy gets a different name.
  await page.goBack();
  await page.getByRole('button', { name: t('export.shared.mine') }).click();
  await page.waitForURL(/tour=[0-9a-f-]{36}&step=customize/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Über die Namib (Kopie)');
});

test('damaged or newer links and files show an error', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'phone' }).open();
  const { t } = new Planner(page, 'en', 'phone');
  await page.goto(`${site.origin}/tours/shared#t=1.%E0%A4`);
  await expect(page.getByText(t('export.shared.error.damaged'))).toBeVisible();
  await expectAccessible(page);
  // Another link in the same page changes only the fragment.
  await page.evaluate(() => {
    location.hash = '#t=9.abcd';
  });
  await expect(page.getByText(t('export.shared.error.newer'))).toBeVisible();

  await page.goto(`${site.origin}/tours/bookmarked`);
  await page.getByRole('button', { name: t('myTours.import') }).click();
  const dialog = page.getByRole('dialog', { name: t('myTours.import') });
  const tour = { itinerary: [{ experience_id: 'windhoek', nights: 999 }] };
  const buffer = Buffer.from(JSON.stringify({ format: 'rucksack-tour', version: 1, tour }));
  await dialog.locator('input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(dialog.getByText('the number of nights in itinerary entry 1')).toBeVisible();
  await expect(dialog.getByText('tour.itinerary[0].nights')).toBeVisible();
  await expectAccessible(page);
});

/** The map's tiles are cached last, after its code. */
async function waitForCachedMap(page: Page): Promise<void> {
  const cachedTiles = () =>
    page.evaluate(async () => {
      const cache = await caches.open('basemap');
      return (await cache.keys()).length;
    });
  await expect.poll(cachedTiles, { timeout: 40_000 }).toBe(1);
}

/** The print page, opened from the dialog: no navigation, at least two pages. */
async function expectPrint(
  page: Page,
  planner: Planner,
  dialog: ReturnType<Page['getByRole']>,
  open: () => Promise<void>,
): Promise<void> {
  const { t } = planner;
  await open();
  await dialog.getByRole('button', { name: t('export.print.title') }).click();
  await expect(page).toHaveURL(/\/(tours\/print|touren\/drucken)\?tour=/);
  await expect(page.getByRole('img', { name: t('export.sheet.route') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('export.sheet.emergency') })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await showOnPaper(page, true);
  await expect(page.getByRole('button', { name: t('export.sheet.print') })).toBeHidden();
  await showOnPaper(page, false);
  for (const format of ['A4', 'Letter']) {
    // The pages of the others cannot be counted.
    expect(await pagesOfPdf(page, format)).toBeGreaterThan(isChromium() ? 1 : 0);
  }
}
