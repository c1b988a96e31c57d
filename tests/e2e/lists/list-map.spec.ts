import { sitePath } from '../../../src/contract/paths/site-paths.ts';
import { expect, expectNoHorizontalScroll, test, waitUntilRendered } from '../support/fixtures.ts';
import { expectMapAccessible } from '../support/map-accessible.ts';
import { translationOf } from '../support/translations.ts';

const MAP_CODE = /\/assets\/(maplibre|map-canvas|list-map)-/;

for (const list of ['experiences', 'tours', 'destinations'] as const) {
  test(`${list} open with the map beside the list on a wide screen; closing it is remembered`, async ({
    site,
    device,
  }) => {
    test.setTimeout(120_000);
    const t = translationOf('de');
    const page = await device({ locale: 'de', size: 'desktop', graphics: 'webgl' }).open();
    await page.goto(site.origin + sitePath(list, 'de'));
    await waitUntilRendered(page);
    const what = await page.getByRole('heading', { level: 1 }).innerText();
    const map = page.getByRole('region', { name: t('browse.map.label', { what }) });
    await expect(map).toBeVisible({ timeout: 30_000 });
    await expectMapAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoHorizontalScroll(page);

    await page.getByRole('button', { name: t('browse.map.close') }).click();
    await expect(map).toHaveCount(0);
    await page.reload();
    await waitUntilRendered(page);
    await expect(page.getByRole('button', { name: t('browse.map.show') })).toBeVisible();
    await expect(map).toHaveCount(0);
    await page.getByRole('button', { name: t('browse.map.show') }).click();
    await expect(map).toBeVisible({ timeout: 30_000 });
    expect(new URL(page.url()).search).toBe('');
  });
}

test('where data is saved, and on phones, no code of the map is loaded before a tap', async ({
  site,
  device,
}) => {
  const t = translationOf('en');
  for (const size of ['desktop', 'phone'] as const) {
    const page = await device({ locale: 'en', size, graphics: 'webgl', serviceWorkers: 'block' }).open();
    if (size === 'desktop') {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/experiences`);
    await waitUntilRendered(page);
    await expect(page.getByRole('button', { name: t('browse.map.show') })).toBeVisible();
    await page.waitForTimeout(3_000);
    expect(loaded.filter((path) => MAP_CODE.test(path))).toEqual([]);
    await page.getByRole('button', { name: t('browse.map.show') }).click();
    await expect.poll(() => loaded.some((path) => MAP_CODE.test(path))).toBe(true);
  }
});
