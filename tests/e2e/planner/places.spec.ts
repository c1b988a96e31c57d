import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { loadTowns, waitUntilOfflineReady } from '../support/offline-ready.ts';
import { Planner } from '../support/planner-actions.ts';

const COUNTRY = 'thailand';
/** As typed; the second is a former name in a country without a catalogue. */
const TOWNS = [
  { typed: 'pai', name: 'Pai' },
  { typed: 'rangoon', name: 'Yangon' },
] as const;

test('a tour with two towns of the gazetteer is planned without the server, on a phone', async ({
  ownSite,
  device,
}) => {
  const phone = device({ locale: 'en', size: 'phone' });
  const first = await phone.open();
  await first.goto(`${ownSite.origin}/`);
  await waitUntilOfflineReady(first);
  await loadTowns(first, ownSite.origin, COUNTRY, 'TH');
  await phone.close();

  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  const page = await phone.open();
  const planner = new Planner(page, 'en', 'phone');
  const { t } = planner;
  await page.goto(`${ownSite.origin}/tours/create?countries=${COUNTRY}`);
  await planner.opened();
  for (const [index, { typed, name }] of TOWNS.entries()) {
    await page.getByRole('searchbox').fill(typed);
    await page.getByRole('button', { name: t('places.add', { name }), exact: true }).click();
    await expect(page.getByText(planner.count('planner.stops', index + 1)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('places.remove', { name }), exact: true })).toBeVisible();
  }
  await expect(page.getByText(t('places.also', { name: 'Rangoon' }))).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await planner.saved();
  await planner.goTo('customize');
  await expect(planner.cards()).toHaveCount(TOWNS.length);
  for (const { name } of TOWNS) await expect(planner.cards().filter({ hasText: name })).toHaveCount(1);
  await page.reload();
  await expect(planner.cards()).toHaveCount(TOWNS.length);
});

test('a town that the site search finds is in the planner of its country, to be added with one tap', async ({
  site,
  device,
}) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  await page.goto(`${site.origin}/`);
  await waitUntilOfflineReady(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.search') })
    .click();
  const search = page.getByRole('combobox', { name: t('search.label') });
  // A town of the largest in the world comes without its country, another with it.
  await search.fill('paris');
  await expect(page.getByRole('option', { name: /^Paris.*France/ })).toBeVisible();
  await search.fill('udon thani thailand');
  await page.getByRole('option', { name: /^Udon Thani.*Thailand/ }).click();
  await page.waitForURL(/step=add&q=Udon(\+|%20)Thani$/);
  await page.getByRole('button', { name: t('places.add', { name: 'Udon Thani' }), exact: true }).click();
  await expect(page.getByText(planner.count('planner.stops', 1)).first()).toBeVisible();
});
