import { type Page, expect } from '@playwright/test';
import { type Locale, translationOf } from './translations.ts';

/** Steps and checks shared by the sync specs. */
export const MY_TOURS = { en: '/tours/bookmarked', de: '/de/touren/eigene' } as const;
/** Changes of other devices are pulled once a minute; a first sync of the whole catalogue may come before. */
export const SENT = { timeout: 90_000 };

export function cardOf(page: Page) {
  return page.locator('[data-card]');
}

/** Edits name and notes of the only tour of "My tours" in its dialog. */
export async function describeTour(
  page: Page,
  locale: Locale,
  fields: { name?: string; notes?: string },
): Promise<void> {
  const t = translationOf(locale);
  const item = page.getByRole('menuitem', { name: t('myTours.describe') });
  // A card that is rerendered at this moment, as after a sync, closes its menu.
  await expect(async () => {
    await cardOf(page).getByRole('button').click();
    await item.click({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  const dialog = page.getByRole('dialog', { name: t('myTours.describeTitle') });
  if (fields.name !== undefined) await dialog.getByLabel(t('myTours.name')).fill(fields.name);
  if (fields.notes !== undefined)
    await dialog.getByLabel(t('myTours.notes'), { exact: true }).fill(fields.notes);
  await dialog.getByRole('button', { name: t('myTours.save') }).click();
  await expect(dialog).toBeHidden();
}

/** Places on the device that contain the text: tables, caches, local and session storage. */
export function storesWith(page: Page, secret: string): Promise<string[]> {
  return page.evaluate(async (text) => {
    const found: string[] = [];
    const search = (place: string, value: unknown) => {
      if ((JSON.stringify(value) ?? '').toLowerCase().includes(text.toLowerCase())) found.push(place);
    };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the store did not answer')));
      });
    search('localStorage', Object.entries(localStorage));
    search('sessionStorage', Object.entries(sessionStorage));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        search(`${name} ${store}`, [await done(rows.getAllKeys()), await done(rows.getAll())]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        search(`${name} ${request.url}`, [request.url, await (await cache.match(request))?.text()]);
      }
    }
    return found;
  }, secret);
}

/** The logged-in user's tours on the server. */
export async function toursOnServer(page: Page, origin: string): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`${origin}/api/tours/user?since=`);
  expect(answer.status()).toBe(200);
  const body: { tours: Record<string, unknown>[] } = await answer.json();
  return body.tours;
}

/** The logged-in user's tours in the device's database. */
export function toursOnDevice(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(async () => {
    const user: { id: string } = JSON.parse(localStorage.getItem('signedIn') ?? '{}');
    const opened = indexedDB.open(`user-${user.id}`);
    await new Promise((resolve, reject) => {
      opened.addEventListener('success', resolve);
      opened.addEventListener('error', reject);
    });
    const rows = opened.result.transaction('tours').objectStore('tours').getAll();
    await new Promise((resolve, reject) => {
      rows.addEventListener('success', resolve);
      rows.addEventListener('error', reject);
    });
    opened.result.close();
    return rows.result.flatMap(({ local }) => (local === null ? [] : [local]));
  });
}
