import { expect, type Page } from '@playwright/test';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';
import type { Locale } from './translations.ts';

/** Waits until the whole catalogue and all files of the app are cached. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  // Climate is the last collection of the pull.
  await expect.poll(() => countRows(page, 'climate'), { timeout: 60_000 }).toBeGreaterThanOrEqual(20);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
  // Deferred files are cached after the pull, one after another; the map tiles are the last of 300.
  await expect.poll(() => missingFiles(page), { timeout: 100_000 }).toEqual([]);
}

/** Opens the page of a country, which loads its network: tours there can be planned offline from then on. */
export async function loadNetwork(
  page: Page,
  origin: string,
  locale: Locale,
  country: string,
): Promise<void> {
  await page.goto(`${origin}${locale === 'de' ? '/de/reiseziele' : '/destinations'}/${country}`);
  await expect.poll(() => countRows(page, 'networks'), { timeout: 30_000 }).toBe(1);
}

/** Opens the planner of a country, which loads its towns: they are found offline from then on. */
export async function loadTowns(page: Page, origin: string, country: string, pack: string): Promise<void> {
  await page.goto(`${origin}/tours/create?countries=${country}`);
  const cachedPacks = () =>
    page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname).sort();
    }, DEVICE_CACHES.gazetteer);
  await expect
    .poll(cachedPacks)
    .toEqual([`/gazetteer/${pack}.json`, '/gazetteer/known.json', '/gazetteer/world.json']);
}

/** Deferred files that are not cached yet. */
function missingFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = await (await fetch('/later-files.json')).json();
    const cached = await Promise.all(urls.map((url) => caches.match(url)));
    return urls.filter((_, index) => cached[index] === undefined);
  });
}

/** Rows of a table of the catalogue on the page's device. */
export function countRows(page: Page, table: string): Promise<number> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    const catalogue = databases.find((database) => database.name?.startsWith('catalogue-'));
    if (!catalogue?.name) return 0;
    const open = indexedDB.open(catalogue.name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(new Error('the database did not open')));
    });
    try {
      if (!database.objectStoreNames.contains(name)) return 0;
      const request = database.transaction(name).objectStore(name).count();
      return await new Promise<number>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the rows could not be counted')));
      });
    } finally {
      database.close();
    }
  }, table);
}
