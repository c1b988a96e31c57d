import type { Page } from '@playwright/test';
import { CLIENT_SCHEMA } from '../../src/contract/api-base.ts';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { everythingIsHere } from './support/everything-is-here.ts';
import { expect, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { buildRelease, FIRST_RELEASE, releasesIn } from './support/releases.ts';
import { translationOf } from './support/translations.ts';

const t = translationOf('en');
const [FIRST, SECOND, THIRD, FOURTH] = STOPS.namibia;
const NOTE = 'Ask for the key at the gate';
const MESSAGE = 'The ferry leaves from the other pier now';
/** Two further releases are built for it. */
const WITH_BUILDS_MS = 240_000;
test.use({ actionTimeout: 20_000 });

test('three releases in a row, with three open tabs and one where somebody writes', async ({
  ownSite,
  device,
}) => {
  test.setTimeout(WITH_BUILDS_MS);
  const { origin } = ownSite;
  const traveller = device({ locale: 'en', size: 'desktop' });
  const drafting = await traveller.open();
  await drafting.goto(origin);
  await everythingIsHere(drafting);
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

  await test.step('the second is offered, and what runs stays whole', async () => {
    const second = await buildRelease({ number: 2 });
    traveller.offline = true;
    await ownSite.stop();
    // Without a server nothing of the draft is lost.
    await drafting.bringToFront();
    await addStop(planner, THIRD, 3);
    await ownSite.switchTo(second);
    await waiting.reload();
    for (const tab of [...tabs, writing]) await offersUpdate(tab);
    // A part that was never loaded, from a device that threw out what it kept.
    await reading.evaluate((name) => caches.delete(name), DEVICE_CACHES.rest);
    await reading.keyboard.press('End');
    await reading.getByRole('link', { name: t('frame.device.storage') }).click();
    await expect(reading.getByRole('heading', { level: 1, name: t('packs.storage.title') })).toBeVisible();
    for (const tab of [...tabs, writing]) expect(await releasesIn(tab)).toEqual([1]);
  });

  await test.step('it is taken up in one tab, and all are on it', async () => {
    await planner.goTo('customize');
    // The field is not left.
    await drafting.getByRole('textbox', { name: t('planner.tour-notes.label') }).pressSequentially(NOTE);
    await takeUp(reading);
    for (const tab of tabs) await isOn(tab, 2);
    await expect(planner.cards()).toHaveCount(3);
    await expect(drafting.getByRole('textbox', { name: t('planner.tour-notes.label') })).toHaveValue(NOTE);
    // Nobody loses what they write: that tab follows when they are done with it.
    expect(await releasesIn(writing)).toEqual([1]);
    await expect(message).toHaveValue(MESSAGE);
    await writing.getByRole('link', { name: t('contact.faq') }).click();
    await isOn(writing, 2);
    await expect(writing.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  });

  await test.step('the third serves no older app: it is said, and taken up', async () => {
    const third = await buildRelease({ number: 3, schema: CLIENT_SCHEMA + 1 });
    await everythingIsHere(drafting);
    await ownSite.switchTo(third);
    await lookAt(drafting);
    await expect(drafting.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
    await takeUp(drafting);
    for (const tab of [...tabs, writing]) await isOn(tab, 3);
    await expect(planner.cards()).toHaveCount(3);
    await expect(drafting.getByText(t('lists.outdated'))).toBeHidden();
  });

  await test.step('right after it the device starts without a network', async () => {
    await traveller.close();
    await ownSite.kill();
    const page = await traveller.open();
    await page.goto(`${origin}/tours/edit`);
    const again = new Planner(page, 'en', 'desktop');
    await expect(page.getByRole('textbox', { name: t('planner.tour-notes.label') })).toHaveValue(NOTE);
    await expect(again.cards()).toHaveCount(3);
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

test('a release that nobody took up is passed over, and a server may go back to an older one', async ({
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
  await everythingIsHere(page);
  traveller.offline = true;

  await ownSite.switchTo(await buildRelease({ number: 2 }));
  await page.reload();
  await offersUpdate(page);
  await ownSite.switchTo(await buildRelease({ number: 3, schema: CLIENT_SCHEMA + 1 }));
  await page.reload();
  await expect(page.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
  expect(await releasesIn(page)).toEqual([1]);
  await addStop(planner, THIRD, 3);
  await takeUp(page);
  await isOn(page, 3);

  // A newer app than the server: it keeps what it has, says so, and goes back with it.
  await ownSite.switchTo(FIRST_RELEASE);
  await lookAt(page);
  await expect(page.getByText(t('lists.outdated'))).toBeVisible({ timeout: 30_000 });
  await addStop(planner, FOURTH, 4);
  await takeUp(page);
  await isOn(page, 1);
  await expect(page.getByText(planner.count('planner.stops', 4)).first()).toBeVisible();
  await expect(page.getByText(t('lists.outdated'))).toBeHidden();
});

test('a page whose part was cut off says that the network is missing, and comes when it is asked for again', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: 'phone', serviceWorkers: 'block' });
  const page = await someone.open();
  someone.offline = true;
  await page.route('**/assets/contact-page*', (route) => route.abort());
  await page.goto(`${site.origin}/contact`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('error.offline'), { timeout: 40_000 });
  await expect(page.getByText(t('shell.needsNetwork'))).toBeVisible();
  await page.unroute('**/assets/contact-page*');
  await page.getByRole('button', { name: t('error.reload') }).click();
  await expect(heading).toHaveText(t('contact.title'));
  // It is said on the console too, and nothing else is.
  expect(someone.problems.filter((line) => !/dynamically imported|preload CSS/.test(line))).toEqual([]);
  someone.problems.length = 0;
});

/** One more, to those that the tour has. */
async function addStop(planner: Planner, key: string, count: number): Promise<void> {
  const name = planner.name(key);
  await planner.page.getByRole('searchbox').fill(name);
  const add = t('planner.add.addPlace', { name });
  await planner.page.getByRole('button', { name: add, exact: true }).first().click();
  await expect(planner.page.getByText(planner.count('planner.stops', count)).first()).toBeVisible();
}

async function offersUpdate(page: Page): Promise<void> {
  await expect(page.getByText(t('shell.update.ready'))).toBeVisible({ timeout: 30_000 });
}

async function takeUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('shell.update.action') }).click();
}

/** The tab runs that release and nothing of another. */
async function isOn(page: Page, release: number): Promise<void> {
  await expect.poll(() => releasesIn(page).catch(() => 'on its way'), { timeout: 30_000 }).toEqual([release]);
}

/** As somebody does who comes back to the tab. */
async function lookAt(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
