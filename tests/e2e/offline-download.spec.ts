import type { Page } from '@playwright/test';
import { sitePath } from '../../src/contract/paths/site-paths.ts';
import { waitUntilOfflineReady } from './support/offline-ready.ts';
import { expect, type Size, test } from './support/fixtures.ts';
import { countryName, type Locale, translationOf } from './support/translations.ts';

/** The country with the most pages; in the daily run one with a quarter of them. */
const COUNTRY = process.env['RUCKSACK_FULL'] === '1' ? 'namibia' : 'botswana';
/** The server needs this long to generate every size of every picture. */
const LOAD_MS = 300_000;
/** What Chromium and Firefox report for a request of a page that is left. */
const ABORTED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'NS_ERROR_ABORT']);
/** Requests that do not belong to a country: the pull and the update check. */
const SYNC_REQUESTS = /^\/(api\/|sw\.js$|later-files\.json$)/;

/** Cards of similar places and countries elsewhere have a placeholder instead of their picture. */
const OF_OTHER_COUNTRIES = new RegExp(`^/images/(?!${COUNTRY}/)`);

interface Pack {
  state: string;
  trouble: string | null;
  bytes: number;
  bytesHere: number;
}

for (const size of ['phone', 'desktop'] as const) {
  test(`${COUNTRY} is downloaded, and all its pages open without the server, on a ${size}`, async ({
    ownSite,
    device,
  }) => {
    test.setTimeout(600_000);
    const traveller = device({ locale: 'en', size, graphics: 'webgl' });
    const page = await traveller.open();
    await downloadCountry(page, ownSite.origin);
    const pages = await pagesOf(ownSite.origin);
    await traveller.close();

    traveller.toleratesFailedRequests = true;
    await ownSite.kill();
    const offline = await traveller.open();
    const failed: string[] = [];
    offline.on('requestfailed', (request) => {
      const { pathname, search } = new URL(request.url());
      const reason = request.failure()?.errorText ?? '';
      if (ABORTED.has(reason)) return;
      // The browser asks for it by itself; it is never stored, since the server writes it by its settings.
      if (pathname.endsWith('.webmanifest')) return;
      if (!SYNC_REQUESTS.test(pathname) && !OF_OTHER_COUNTRIES.test(pathname))
        failed.push(`${pathname}${search}: ${reason}`);
    });
    for (const { path, heading } of pages) {
      await offline.goto(ownSite.origin + path);
      await expect(offline.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      expect(await brokenPictures(offline), path).toEqual([]);
    }
    await expectMap(offline, ownSite.origin, size);
    expect([...new Set(failed)]).toEqual([]);
  });
}

test('a download resumes after an interruption at every tenth of its size', async ({ ownSite, device }) => {
  test.setTimeout(400_000);
  const phone = device({ locale: 'en', size: 'phone' });
  phone.toleratesFailedRequests = true;
  const page = await phone.open();
  // The map is one file of a sixth of the size, so it is cached before: it has no tenths in between.
  await page.goto(ownSite.origin);
  await waitUntilOfflineReady(page);
  await downloadCountry(page, ownSite.origin, { wait: false });
  const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let reached = 0;
  for (const tenth of tenths) {
    await expect
      .poll(async () => downloadedShare(await packOf(page)), { timeout: LOAD_MS, intervals: [50] })
      .toBeGreaterThanOrEqual(tenth / 10);
    await ownSite.kill();
    await expect.poll(async () => (await packOf(page))?.trouble, { timeout: 20_000 }).toBe('offline');
    const share = downloadedShare(await packOf(page));
    // Nothing already downloaded is lost.
    expect(share).toBeGreaterThanOrEqual(reached);
    reached = share;
    await ownSite.start();
    await page.getByRole('button', { name: translationOf('en')('packs.retry') }).click();
  }
  await expect.poll(async () => (await packOf(page))?.state, { timeout: LOAD_MS }).toBe('done');
});

test('a download can be paused, resumed after a browser restart, and removed', async ({ site, device }) => {
  const t = translationOf('de');
  const phone = device({ locale: 'de', size: 'phone' });
  const page = await phone.open();
  await downloadCountry(page, site.origin, { wait: false, locale: 'de' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('packs.pause') }).click();
  await expect(dialog.getByText(t('packs.state.paused'))).toBeVisible();
  await phone.close();

  const reopened = await phone.open();
  await reopened.goto(`${site.origin}/de/speicher`);
  const name = countryName(COUNTRY, 'de');
  const countries = reopened.getByRole('region', { name: t('packs.storage.countries.title') });
  await expect(countries.getByText(name)).toBeVisible();
  await expect(countries.getByText(t('packs.state.paused'))).toBeVisible();
  await countries.getByRole('button', { name: t('packs.resume') }).click();
  await expect.poll(async () => (await packOf(reopened))?.state, { timeout: LOAD_MS }).toBe('done');
  await countries.getByRole('button', { name: t('packs.storage.removeOf', { name }) }).click();
  await expect(countries.getByText(t('packs.storage.countries.none'))).toBeVisible();
  expect(await reopened.evaluate(() => caches.keys())).not.toContain(`pack-${COUNTRY}`);
});

async function downloadCountry(
  page: Page,
  origin: string,
  { wait = true, locale = 'en' }: { wait?: boolean; locale?: Locale } = {},
): Promise<void> {
  const t = translationOf(locale);
  await page.goto(origin + sitePath('destinations-key', locale, { key: COUNTRY }));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
  await page.getByRole('button', { name: t('packs.button.download') }).click();
  const dialog = page.getByRole('dialog');
  // The size is shown before anything is loaded.
  await expect(dialog.getByText(/\d[.,]\d.MB$/)).toBeVisible();
  await dialog.getByRole('button', { name: t('packs.load') }).click();
  if (wait) await expect.poll(async () => (await packOf(page))?.state, { timeout: LOAD_MS }).toBe('done');
}

/** Every page of the country in both languages, with its heading. */
async function pagesOf(origin: string): Promise<{ path: string; heading: string }[]> {
  const pack = await (await fetch(`${origin}/api/countries/${COUNTRY}/pack`)).json();
  const places = pack.experiences.filter((place: { country_key: string }) => place.country_key === COUNTRY);
  const country = pack.countries.find(({ key }: { key: string }) => key === COUNTRY);
  const inLocale = (locale: Locale) => [
    { path: sitePath('destinations-key', locale, { key: COUNTRY }), heading: country[locale].name },
    ...places.map((place: { key: string; en: { title: string }; de: { title: string } }) => ({
      path: sitePath('experiences-key', locale, { key: place.key }),
      heading: place[locale].title,
    })),
    ...pack.tours.map((tour: { en: TourTexts; de: TourTexts }) => ({
      path: sitePath('tours-slug', locale, { slug: tour[locale].slug }),
      heading: tour[locale].title,
    })),
    ...pack.blogposts.map((post: { key: string; en: { title: string }; de: { title: string } }) => ({
      path: sitePath('blog-key', locale, { key: post.key }),
      heading: post[locale].title,
    })),
  ];
  return [inLocale('en'), inLocale('de')].flat();
}

interface TourTexts {
  slug: string;
  title: string;
}

/** Pictures of the page that failed to load, including lazy ones. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Again and again: texts that arrive later replace parts of the page, and lazy pictures out of sight never load.
    const shown = () => {
      for (const image of document.images) image.loading = 'eager';
      return [...document.images].filter(({ src }) => !src.startsWith('data:'));
    };
    for (let last = -1; last !== shown().length; await wait(120)) {
      last = shown().length;
      scrollTo(0, document.documentElement.scrollHeight);
    }
    for (let tries = 0; tries < 300 && shown().some(({ complete }) => !complete); tries += 1) await wait(50);
    const broken = () =>
      shown().filter((image) => image.currentSrc.includes('/images/') && image.naturalWidth === 0);
    // Placeholders take their place.
    for (let tries = 0; tries < 20 && broken().length > 0; tries += 1) await wait(50);
    return broken().map(({ currentSrc }) => currentSrc);
  });
}

async function expectMap(page: Page, origin: string, size: Size): Promise<void> {
  await page.goto(`${origin}/destinations/${COUNTRY}?view=map`);
  // What loads above moves it, and a map out of sight waits.
  await expect(async () => {
    await page.locator('#experiences').scrollIntoViewIfNeeded();
    await expect(page.locator('.maplibregl-canvas'), size).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('#experiences').getByRole('button', { pressed: false }).first()).toBeVisible();
}

function downloadedShare(pack: Pack | undefined): number {
  return pack === undefined || pack.bytes === 0 ? 0 : pack.bytesHere / pack.bytes;
}

/** The row of the country in the device's own database. */
function packOf(page: Page): Promise<Pack | undefined> {
  return page.evaluate(async (key) => {
    const open = indexedDB.open('packs');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(new Error('the database did not open')));
    });
    const request = database.transaction('packs').objectStore('packs').get(key);
    return new Promise<Pack | undefined>((resolve, reject) => {
      request.addEventListener('success', () => {
        database.close();
        resolve(request.result);
      });
      request.addEventListener('error', () => reject(new Error('the row could not be read')));
    });
  }, COUNTRY);
}
