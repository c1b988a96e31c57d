import { expect, test, waitUntilRendered } from '../support/fixtures.ts';
import { repeated, scrollThrough, shownPictures } from '../support/shown-pictures.ts';

/** Each kind of page, with how many pictures it shows at least. */
const PAGES: readonly (readonly [path: string, least: number])[] = [
  ['/', 12],
  ['/tours', 8],
  ['/tours/namibia-classic-loop', 8],
  ['/tours/bangkok-to-angkor-through-laos-and-vietnam', 5],
  ['/experiences', 12],
  ['/experiences/sossusvlei', 8],
  ['/destinations', 12],
  ['/destinations/namibia', 12],
  ['/destinations/south-africa', 8],
  ['/blog', 6],
  ['/blog/self-drive-namibia', 3],
  ['/collections', 8],
  ['/collections/ten-places-for-march', 8],
  ['/collections/two-weeks', 5],
];

for (const size of ['phone', 'desktop'] as const) {
  test(`no page shows a picture twice, on a ${size}`, async ({ site, device }) => {
    test.setTimeout(300_000);
    const page = await device({ locale: 'en', size }).open();
    for (const [path, least] of PAGES) {
      await page.goto(site.origin + path);
      await waitUntilRendered(page);
      await expect(async () => {
        await scrollThrough(page);
        expect((await shownPictures(page)).length, path).toBeGreaterThanOrEqual(least);
      }).toPass();
      expect(repeated(await shownPictures(page)), path).toEqual([]);
    }
  });
}

test('search results and suggestions show no picture twice', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/?search=sri%20lanka`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img[src*="/images/"]').nth(1)).toBeVisible({ timeout: 60_000 });
  expect(repeated(await shownPictures(page, 'dialog'))).toEqual([]);
  await dialog.locator('input').fill('');
  await expect.poll(async () => (await shownPictures(page, 'dialog')).length).toBe(3);
  expect(repeated(await shownPictures(page, 'dialog'))).toEqual([]);
});
