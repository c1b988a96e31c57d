import fs from 'node:fs';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { translationOf } from './support/translations.ts';

const t = translationOf('en');
/** The catalogue is first pulled into the page's memory. */
const PULLED = { timeout: 60_000 };

test('[F4] without storage the site works for the visit, says so, and offers the tour as a file', async ({
  site,
  device,
}) => {
  test.setTimeout(240_000);
  const page = await device({ locale: 'en', size: 'desktop', storesNothing: true }).open();
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
  const planner = new Planner(page, 'en', 'desktop');
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 2));
  await expect(page.getByText(t('planner.save-state.memory'))).toBeVisible();
  await expect(page.getByText(t('planner.save-state.saved'))).toHaveCount(0);
  await expectAccessible(page);

  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('lists.storage.files') }).click();
  const file: unknown = JSON.parse(fs.readFileSync(await (await loading).path(), 'utf8'));
  expect(file).toMatchObject({ tour: { countries: ['namibia'] } });
  // Leaving the page asks for confirmation.
  const confirmation = page.waitForEvent('dialog');
  const leaving = page.reload();
  const dialog = await confirmation;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
});
