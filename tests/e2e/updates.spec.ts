import type { Page } from '@playwright/test';
import { CLIENT_SCHEMA } from '../../src/contract/api-base.ts';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { waitUntilOfflineReady } from './support/offline-ready.ts';
import { expect, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { buildRelease, FIRST_RELEASE, releasesIn } from './support/releases.ts';
import { translationOf } from './support/translations.ts';

const t = translationOf('en');
const [FIRST, SECOND, THIRD, FOURTH] = STOPS.namibia;
const NOTE = 'Ask for the key at the gate';
const MESSAGE = 'The ferry leaves from the other pier now';
/** Includes building two more releases. */
const WITH_BUILDS_MS = 240_000;
test.use({ actionTimeout: 20_000 });

test('three releases in a row with three open tabs and one with unsaved input', async ({
  ownSite,
  device,
}) => {
  test.setTimeout(WITH_BUILDS_MS);
  const { origin } = ownSite;
  const traveller = device({ locale: 'en', size: 'desktop' });
  const drafting = await traveller.open();
  await drafting.goto(origin);
  await waitUntilOfflineReady(drafting);
  const planner = new Planner(drafting, 'en', 'desktop');
  await drafting.goto(`${origin}/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops([FIRST, SECOND]);
  const reading = await traveller.openTab();
  await reading.goto(`${origin}/faq`);
  const waiting = await traveller.openTab();
  await waiting.goto(`${origin}/destinations`);
  const writing = await traveller.openTab();
  await writing.goto(`${origin}/contact`);
  const message = writing.getByRole('textbox', { name: t('contact.message') });
  await message.pressSequentially(MESSAGE);
  const tabs = [drafting, reading, waiting];

  await test.step('the second release is offered, and running tabs keep working', async () => {
    const second = await buildRelease({ number: 2 });
    traveller.toleratesFailedRequests = true;
    await ownSite.stop();
    // Edits without the server are not lost.
    await drafting.bringToFront();
    await addStop(planner, THIRD, 3);
    await ownSite.switchTo(second);
    await waiting.reload();
    for (const tab of [...tabs, writing]) await expectUpdateOffer(tab);
    // A chunk that was never loaded, on a device that evicted its cache.
    await reading.evaluate((name) => caches.delete(name), DEVICE_CACHES.rest);
    await reading.keyboard.press('End');
    await reading.getByRole('link', { name: t('frame.device.storage') }).click();
    await expect(reading.getByRole('heading', { level: 1, name: t('packs.storage.title') })).toBeVisible();
    for (const tab of [...tabs, writing]) expect(await releasesIn(tab)).toEqual([1]);
  });

  await test.step('applied in one tab, the update reloads all tabs', async () => {
    await planner.goTo('customize');
    // The field keeps the focus.
    await drafting.getByRole('textbox', { name: t('planner.tour-notes.label') }).pressSequentially(NOTE);
    await applyUpdate(reading);
    for (const tab of tabs) await expectRelease(tab, 2);
    await expect(planner.cards()).toHaveCount(3);
    await expect(drafting.getByRole('textbox', { name: t('planner.tour-notes.label') })).toHaveValue(NOTE);
    // The tab with unsaved input updates when the user leaves it.
    expect(await releasesIn(writing)).toEqual([1]);
    await expect(message).toHaveValue(MESSAGE);
    await writing.getByRole('link', { name: t('contact.faq') }).click();
    await expectRelease(writing, 2);
    await expect(writing.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  });

  await test.step('the third release rejects older apps, which say so and can be updated', async () => {
    const third = await buildRelease({ number: 3, schema: CLIENT_SCHEMA + 1 });
    await waitUntilOfflineReady(drafting);
    await ownSite.switchTo(third);
    await returnTo(drafting);
    await expect(drafting.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
    await applyUpdate(drafting);
    for (const tab of [...tabs, writing]) await expectRelease(tab, 3);
    await expect(planner.cards()).toHaveCount(3);
    await expect(drafting.getByText(t('lists.outdated'))).toBeHidden();
  });

  await test.step('right after the update the app starts offline', async () => {
    await traveller.close();
    await ownSite.kill();
    const page = await traveller.open();
    await page.goto(`${origin}/tours/edit`);
    const reopened = new Planner(page, 'en', 'desktop');
    await expect(page.getByRole('textbox', { name: t('planner.tour-notes.label') })).toHaveValue(NOTE);
    await expect(reopened.cards()).toHaveCount(3);
    for (const [path, heading] of [
      ['/storage', t('packs.storage.title')],
      ['/contact', t('contact.title')],
      ['/faq', t('faq.title')],
    ]) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading ?? '');
      expect(await releasesIn(page)).toEqual([3]);
    }
  });
});

test('a release that was not applied is skipped, and the server may return to an older release', async ({
  ownSite,
  device,
}) => {
  test.setTimeout(WITH_BUILDS_MS);
  const { origin } = ownSite;
  const traveller = device({ locale: 'en', size: 'phone' });
  const page = await traveller.open();
  await page.goto(`${origin}/tours/create?countries=namibia`);
  const planner = new Planner(page, 'en', 'phone');
  await planner.opened();
  await planner.addStops([FIRST, SECOND]);
  await waitUntilOfflineReady(page);
  traveller.toleratesFailedRequests = true;

  await ownSite.switchTo(await buildRelease({ number: 2 }));
  await page.reload();
  await expectUpdateOffer(page);
  await ownSite.switchTo(await buildRelease({ number: 3, schema: CLIENT_SCHEMA + 1 }));
  await page.reload();
  await expect(page.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
  expect(await releasesIn(page)).toEqual([1]);
  await addStop(planner, THIRD, 3);
  await applyUpdate(page);
  await expectRelease(page, 3);

  // An app newer than the server keeps its data, says so, and can go back.
  await ownSite.switchTo(FIRST_RELEASE);
  await returnTo(page);
  await expect(page.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
  await addStop(planner, FOURTH, 4);
  await applyUpdate(page);
  await expectRelease(page, 1);
  await expect(page.getByText(planner.count('planner.stops', 4)).first()).toBeVisible();
  await expect(page.getByText(t('lists.outdated'))).toBeHidden();
});

test('an update does not wait for pictures that load slowly', async ({ uncachedSite, device }) => {
  test.setTimeout(WITH_BUILDS_MS);
  const { origin } = uncachedSite;
  const traveller = device({ locale: 'en', size: 'desktop' });
  const page = await traveller.open();
  await page.goto(`${origin}/faq`);
  await waitUntilOfflineReady(page);
  traveller.toleratesFailedRequests = true;
  await uncachedSite.switchTo(await buildRelease({ number: 2 }));
  await page.reload();
  await expectUpdateOffer(page);
  // A picture has not been cut yet, and the process that does it is busy.
  const other = await traveller.openTab();
  await other.goto(`${origin}/experiences`);
  await expect(other.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await uncachedSite.pauseHeavyWork(async () => {
    await other.evaluate(() => {
      const [notLoadedYet] = [...document.images].filter(({ complete }) => !complete).slice(-1);
      const picture = new Image();
      picture.src = notLoadedYet?.src ?? '';
      picture.id = 'slow';
      document.body.append(picture);
    });
    await expect(other.locator('#slow')).toHaveJSProperty('complete', false);
    await applyUpdate(page);
    await expectRelease(other, 2);
  });
  // Its reload may wait for a free connection.
  await expectRelease(page, 2);
});

test('a page whose chunk failed to load says that the network is missing, and loads on retry', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: 'phone', serviceWorkers: 'block' });
  const page = await someone.open();
  someone.toleratesFailedRequests = true;
  await page.route('**/assets/contact-page*', (route) => route.abort());
  await page.goto(`${site.origin}/contact`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('error.offline'), { timeout: 40_000 });
  await expect(page.getByText(t('shell.needsNetwork'))).toBeVisible();
  await page.unroute('**/assets/contact-page*');
  await page.getByRole('button', { name: t('error.reload') }).click();
  await expect(heading).toHaveText(t('contact.title'));
  // Only this error is logged to the console.
  expect(someone.problems.filter((line) => !/dynamically imported|preload CSS/.test(line))).toEqual([]);
  someone.problems.length = 0;
});

/** Adds one more stop. */
async function addStop(planner: Planner, key: string, count: number): Promise<void> {
  const name = planner.name(key);
  await planner.page.getByRole('searchbox').fill(name);
  const add = t('planner.add.addPlace', { name });
  await planner.page.getByRole('button', { name: add, exact: true }).first().click();
  await expect(planner.page.getByText(planner.count('planner.stops', count)).first()).toBeVisible();
}

async function expectUpdateOffer(page: Page): Promise<void> {
  await expect(page.getByText(t('status.update.ready'))).toBeVisible({ timeout: 30_000 });
}

async function applyUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('status.update.action') }).click();
}

/** Expects that the tab runs only scripts of this release. */
async function expectRelease(page: Page, release: number): Promise<void> {
  await expect.poll(() => releasesIn(page).catch(() => 'on its way'), { timeout: 30_000 }).toEqual([release]);
}

/** Returns to the tab. */
async function returnTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
