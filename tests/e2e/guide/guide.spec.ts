import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { showTheme } from '../support/media.ts';
import { translationOf } from '../support/translations.ts';

const MODULES = [
  'at-a-glance',
  'map',
  'routes',
  'when-to-go',
  'holidays',
  'costs',
  'ways',
  'before-you-go',
  'health',
  'money',
  'scams',
  'safety',
  'essentials',
  'everyday',
  'insurance',
  'esim',
  'travel-guides',
  'language',
  'ask',
  'experiences',
] as const;

/** Waits until the last module has its content: the table of ways, which the engine works out. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('#ask')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#ways select')).toBeAttached({ timeout: 60_000 });
}

for (const size of ['desktop', 'phone'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`all modules are there and accessible: ${size}, ${theme}`, async ({ site, device }) => {
      const page = await device({ locale: 'en', size }).open();
      await showTheme(page, theme);
      await page.goto(`${site.origin}/destinations/peru`);
      await expectWhole(page);
      for (const id of MODULES) await expect(page.locator(`#${id}`), id).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    });
  }
}

test('the section bar leads to a module by keyboard and marks it', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'phone' }).open();
  await page.goto(`${site.origin}/destinations/peru`);
  await expectWhole(page);
  const bar = page.getByRole('navigation', { name: t('detail.sections') });
  const money = bar.getByRole('link', { name: t('guide.bar.money') });
  await money.focus();
  await page.keyboard.press('Enter');
  await expect(money).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/#money$/);
  const heading = page.getByRole('heading', { name: t('guide.money.title'), exact: true });
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeLessThan(90);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(52);
  await expect(bar).toBeInViewport();

  await bar.getByRole('button', { name: t('guide.bar.all') }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('guide.bar.costs') })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: t('guide.costs.title') })).toBeInViewport();
});

test('costs follow the level and the currency, and both are remembered', async ({ site, device }) => {
  const t = translationOf('de');
  const page = await device({ locale: 'de', size: 'desktop' }).open();
  await page.goto(`${site.origin}/de/reiseziele/peru`);
  await expectWhole(page);
  const costs = page.locator('#costs');
  await costs.getByRole('radio', { name: t('guide.level.high') }).check();
  await expect(costs.getByRole('listitem').filter({ hasText: t('guide.costs.yours') })).toContainText('€');
  await costs.getByRole('combobox').selectOption('USD');
  await expect(costs.getByRole('listitem').filter({ hasText: t('guide.costs.yours') })).toContainText('$');
  await page.reload();
  await expectWhole(page);
  await expect(costs.getByRole('radio', { name: t('guide.level.high') })).toBeChecked();
  await expect(costs.getByRole('combobox')).toHaveValue('USD');
});

test('a cell of the table of ways opens its answer, which takes the focus and gives it back', async ({
  site,
  device,
}) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/destinations/peru`);
  await expectWhole(page);
  const cell = page.locator('#ways').getByRole('table').getByRole('button').first();
  await cell.press('Enter');
  const answer = page.locator('#ways section[tabindex="-1"]');
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(cell).toBeFocused();
});

test('ticks survive a reload, and the page is whole offline', async ({ ownSite, device }) => {
  const phone = device({ locale: 'en', size: 'phone' });
  const page = await phone.open();
  await page.goto(`${ownSite.origin}/destinations/peru`);
  await expectWhole(page);
  const box = page.locator('#before-you-go').getByRole('checkbox').first();
  await box.check();
  await page.reload();
  await expectWhole(page);
  await expect(box).toBeChecked();
  // The texts of a country come when it is opened.
  await page.goto(`${ownSite.origin}/destinations/japan`);
  await expectWhole(page);

  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const urls = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          );
          return urls.flat().filter((url) => url.includes('/assets/practical-')).length;
        }),
      { timeout: 90_000 },
    )
    .toBe(26);
  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  for (const country of ['japan', 'peru']) {
    await page.goto(`${ownSite.origin}/destinations/${country}`);
    await expectWhole(page);
    for (const id of MODULES) await expect(page.locator(`#${id}`), `${country}: ${id}`).toBeVisible();
  }
});

test('a route opens as a copy in the planner, and that can be undone', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/destinations/peru`);
  await expectWhole(page);
  await page.locator('#routes').getByRole('button').first().click();
  await expect(page).toHaveURL(/tour=/);
  // The planner's header has a button of this name too.
  await page
    .getByRole('status')
    .getByRole('button', { name: t('kit.undo'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/destinations\/peru/);
});

test('on paper every module is there', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/destinations/peru`);
  await expectWhole(page);
  await page.emulateMedia({ media: 'print' });
  for (const id of MODULES) await expect(page.locator(`#${id} h2`).first(), id).toBeVisible();
  await expect(page.locator('#costs svg').first()).toBeVisible();
  const map = page.getByRole('group', { name: t('guide.map.label', { country: 'Peru' }) });
  await expect(map.locator('svg').first()).toBeVisible();
  await expect(page.locator('#ways').getByRole('table')).toBeVisible();
});
