import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { isWebKit } from './support/engines/launch.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';

const TIMEOUT_MS = 240_000;

/** What at least one supported engine lacks, by the object that has it in the others. */
const MISSING = {
  window: [
    'cancelIdleCallback',
    'OffscreenCanvas',
    'requestIdleCallback',
    'scheduler',
    'SyncManager',
    'TouchEvent',
  ],
  Document: ['startViewTransition'],
  Navigator: ['canShare', 'connection', 'locks', 'share'],
  ServiceWorkerRegistration: ['periodicSync', 'sync'],
  StorageManager: ['estimate', 'persist', 'persisted'],
};

/** Names of `MISSING` that the page still has; `remove` deletes them first. */
function remaining({ apis, remove }: { apis: Record<string, readonly string[]>; remove: boolean }): string[] {
  return Object.entries(apis).flatMap(([owner, names]) => {
    const found: unknown = Reflect.get(globalThis, owner);
    const object: unknown = typeof found === 'function' ? found.prototype : found;
    if (typeof object !== 'object' || object === null) return [];
    if (remove) for (const name of names) Reflect.deleteProperty(object, name);
    return names.filter((name) => name in object);
  });
}

test('a tour is planned, saved and opened again without what only some engines have', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  await page.addInitScript(remaining, { apis: MISSING, remove: true });

  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  await planner.opened();
  expect(await page.evaluate(remaining, { apis: MISSING, remove: false })).toEqual([]);
  await planner.addStops(STOPS.namibia.slice(0, 2));
  await planner.goTo('customize');
  await expect(planner.cards()).toHaveCount(2);
  const stay = planner.card(1).getByRole('group');
  const before = (await stay.textContent()) ?? '';
  const place = planner.name(STOPS.namibia[1]);
  await page.getByRole('button', { name: t('planner.stop.longer', { place }) }).click();
  await expect(stay).not.toHaveText(before);
  const after = (await stay.textContent()) ?? '';
  await planner.saved();

  await page.reload();
  await expect(planner.cards()).toHaveCount(2);
  await expect(stay).toHaveText(after);

  await page.goto(`${site.origin}/storage`);
  await expect(page.getByText(t('packs.storage.room.unknown'))).toBeVisible();
  await page.goto(`${site.origin}/tours/bookmarked`);
  await expect(page.locator('[data-card]')).toHaveCount(1);
});

/** A tab of Safari on an iPhone, as far as the app can tell. */
async function looksLikeIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.assign(globalThis, { GestureEvent: Event });
    // The offer to install would say half of it again. A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('installOffered', '');
  });
}

test('a guest in Safari learns on My tours and on the storage page that unvisited sites lose their data', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const page = await device({ locale: 'de', size: 'phone' }).open();
  const planner = new Planner(page, 'de', 'phone');
  const { t } = planner;
  await looksLikeIphone(page);
  const notice = page.getByText(t('packs.eviction.text'));

  // Nothing can be lost yet.
  await page.goto(`${site.origin}/de/touren/eigene`);
  await expect(page.getByText(t('userTours.none'))).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.goto(`${site.origin}/de/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 1));
  await planner.saved();
  for (const path of ['/de/touren/eigene', '/de/speicher']) {
    await page.goto(site.origin + path);
    await expect(notice).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: t('packs.eviction.login') }),
    ).toHaveAttribute('href', /return=/);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
});

/** Runs in the page. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** The catalogue is first pulled into the page's memory. */
const PULLED = { timeout: 60_000 };

test('[F4] without storage the site works for the visit, says so, and offers the tour as a file', async ({
  site,
  device,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const page = await device({ locale: 'en', size: 'desktop', storesNothing: true }).open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  // The browser logs every refused storage access.
  page.removeAllListeners('console');
  let isCrashed = false;
  page.on('crash', () => (isCrashed = true));
  await page.goto(`${site.origin}/experiences`);
  await expect(page.getByText(t('lists.storage.denied'))).toBeVisible(PULLED);
  // Longer than the deadline of an unresponsive data worker.
  await page.waitForTimeout(20_000);
  expect(isCrashed).toBe(false);
  await expect(page.locator('[data-card]').first()).toBeVisible(PULLED);

  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 2));
  await expect(page.getByText(t('planner.save-state.memory'))).toBeVisible();
  await expect(page.getByText(t('planner.save-state.saved'))).toHaveCount(0);
  await expectAccessible(page);

  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('lists.storage.files') }).click();
  const file: unknown = JSON.parse(fs.readFileSync(await (await loading).path(), 'utf8'));
  expect(file).toMatchObject({ tour: { countries: ['namibia'] } });
  // Leaving the page asks for confirmation, which WebKit suppresses for WebDriver.
  if (isWebKit()) {
    expect(await page.evaluate(asksBeforeLeaving)).toBe(true);
    return;
  }
  const confirmation = page.waitForEvent('dialog');
  const leaving = page.reload();
  const dialog = await confirmation;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
});
