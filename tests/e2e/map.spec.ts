import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { expectMapAccessible } from './support/map-accessible.ts';
import { waitUntilOfflineReady } from './support/offline-ready.ts';
import { translationOf } from './support/translations.ts';

/** The map is opened once, then the server stops: code, tiles and names have to be on the device. */
for (const { locale, path, theme } of [
  { locale: 'en', path: '/destinations/namibia?view=map', theme: 'light' },
  { locale: 'de', path: '/de/reiseziele/sri-lanka?view=map', theme: 'dark' },
] as const) {
  test(`the map opens without the server after one visit, in ${locale}, ${theme}`, async ({
    ownSite,
    device,
  }) => {
    const t = translationOf(locale);
    const laptop = device({ graphics: 'webgl', locale, size: 'desktop' });
    const foreignRequests: string[] = [];
    const page = await laptop.open();
    await showTheme(page, theme);
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== ownSite.origin) {
        foreignRequests.push(request.url());
      }
    });
    const pins = page.locator('#experiences').getByRole('button', { pressed: false });
    const cachedTiles = () =>
      page.evaluate(async () => {
        const cache = await caches.open('basemap');
        return (await cache.keys()).length;
      });
    const cachedWorkers = () =>
      page.evaluate(async () => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        const workers = urls.filter((url) => url.includes('/maplibre-gl-worker'));
        const cached = await Promise.all(workers.map((url) => caches.match(url)));
        return cached.filter((response) => response !== undefined).length;
      });

    await page.goto(ownSite.origin + path);
    // The app replaces the server HTML meanwhile, and may reset the scroll position.
    await expect(async () => {
      await page.locator('#experiences').scrollIntoViewIfNeeded();
      await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(pins.first()).toBeVisible();
    // The tiles are cached by their header already: the map is drawn once its worker runs.
    await expect.poll(cachedWorkers, { timeout: 40_000 }).toBe(1);
    const drawnColours = () => coloursOf(page.locator('.maplibregl-canvas'));
    // The drawing has more colors than an empty sea.
    await expect.poll(drawnColours, { timeout: 40_000 }).toBeGreaterThan(20);
    await expect.poll(cachedTiles, { timeout: 40_000 }).toBe(1);
    await expectMapAccessible(page);

    await waitUntilOfflineReady(page);
    laptop.toleratesFailedRequests = true;
    await ownSite.kill();
    await page.reload();
    await page.locator('#experiences').scrollIntoViewIfNeeded();
    await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 30_000 });
    await expect(pins.first()).toBeVisible();
    await expect.poll(drawnColours, { timeout: 30_000 }).toBeGreaterThan(20);
    await page.getByRole('button', { name: t('detail.map.zoomIn') }).click();
    expect(foreignRequests).toEqual([]);
  });
}

/** Approximate number of different colors in a screenshot of the element. */
async function coloursOf(element: Locator): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(await element.screenshot())
    .resize(120, 80)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    seen.add(((data[at] ?? 0) >> 3) * 1024 + ((data[at + 1] ?? 0) >> 3) * 32 + ((data[at + 2] ?? 0) >> 3));
  }
  return seen.size;
}
