import type { Locator } from '@playwright/test';
import { isChromium } from '../support/engines/launch.ts';
import { expect, test } from '../support/fixtures.ts';
import { loadNetwork, loadTowns, waitUntilOfflineReady } from '../support/offline-ready.ts';
import { Planner } from '../support/planner-actions.ts';

const TAPS_MAX = 35;
/** As a traveller would type them; two are outside the catalogue. */
const TOWNS = [
  ['Haiphong', 'haiphong'],
  ['Mai Châu', 'Mai Chau'],
] as const;
const PLACES = [
  ['sapa', 'sapa'],
  ['ha-long-bay', 'halong'],
  ['trang-an-ninh-binh', 'ninh binh'],
  ['phong-nha', 'phong nha'],
  ['hue-imperial-city', 'hue'],
  ['hoi-an', 'hoi an'],
] as const;

test('on a phone without the server, eight named stops take few taps from the home page', async ({
  ownSite,
  device,
}) => {
  const phone = device({ locale: 'en', size: 'phone' });
  const first = await phone.open();
  await first.goto(`${ownSite.origin}/`);
  await waitUntilOfflineReady(first);
  await loadNetwork(first, ownSite.origin, 'en', 'vietnam');
  await loadTowns(first, ownSite.origin, 'vietnam', 'VN');
  await phone.close();

  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  const page = await phone.open();
  const planner = new Planner(page, 'en', 'phone');
  const { t } = planner;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await (isChromium() ? target.tap() : target.click());
  };

  await page.goto(`${ownSite.origin}/`);
  // The line above the page moves everything below it.
  await expect(
    page.getByRole('status').filter({ hasText: t('status.offline.since', { when: '' }).split('.')[0] }),
  ).toBeVisible();
  await tap(page.getByPlaceholder(t('home.search.placeholder')));
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(TOWNS[0][1]);
  await tap(page.getByRole('option', { name: new RegExp(`^${TOWNS[0][0]}.*Vietnam`) }));
  await planner.opened();

  const search = page.getByRole('searchbox');
  const add = async (typed: string, name: string) => {
    if ((await search.inputValue()) !== typed) {
      await tap(search);
      // The button of the field that empties it.
      taps += 1;
      await search.fill('');
      await page.keyboard.type(typed);
    }
    await tap(page.getByRole('button', { name, exact: true }).first());
  };
  for (const [name, typed] of TOWNS) await add(typed, t('places.add', { name }));
  for (const [key, typed] of PLACES) {
    await add(typed, t('planner.add.addPlace', { name: planner.name(key) }));
  }
  const stops = TOWNS.length + PLACES.length;
  await expect(page.getByText(planner.count('planner.stops', stops)).first()).toBeVisible();
  const steps = page.getByRole('navigation', { name: t('planner.steps.label') });
  await tap(steps.getByRole('link', { name: t('planner.steps.customize') }));
  await expect(planner.cards()).toHaveCount(stops);
  await expect(planner.connections()).toHaveCount(stops - 1);
  expect(taps).toBeLessThanOrEqual(TAPS_MAX);
});
