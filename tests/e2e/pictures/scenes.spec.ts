import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitUntilRendered } from '../support/fixtures.ts';
import { giveFurtherScene, repeated, scrollThrough, shownPictures } from '../support/shown-pictures.ts';

const PLACE = 'sossusvlei';
const FROM = 'swakopmund';

function hero(page: Page) {
  return page.locator('article > header img').first();
}

test('a place turns to its further scene by keyboard, says so, and the page shows neither again', async ({
  site,
  device,
}) => {
  const page = await device({ locale: 'en', size: 'desktop', serviceWorkers: 'block' }).open();
  await giveFurtherScene(page, PLACE, FROM);
  await page.goto(`${site.origin}/experiences/${PLACE}`);
  await waitUntilRendered(page);
  const next = page.getByRole('button', { name: 'Next picture' });
  await expect(next).toBeVisible({ timeout: 60_000 });
  await expect(hero(page)).toHaveAttribute('src', new RegExp(`/${PLACE}\\.webp`));

  await next.focus();
  await page.keyboard.press('Enter');
  await expect(hero(page)).toHaveAttribute('src', new RegExp(`/${FROM}\\.webp`));
  await expect(page.getByRole('status').filter({ hasText: 'Picture 2 of 2' })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(hero(page)).toHaveAttribute('src', new RegExp(`/${PLACE}\\.webp`));
  await scrollThrough(page);
  const shown = await shownPictures(page);
  expect(repeated(shown)).toEqual([]);
  expect(shown.filter((path) => path.endsWith(`/${FROM}.webp`))).toEqual([]);
  await expectAccessible(page);

  // On the country's page its hero has the first scene, so its card has the other.
  await page.goto(`${site.origin}/destinations/namibia`);
  await waitUntilRendered(page);
  await scrollThrough(page);
  expect(repeated(await shownPictures(page))).toEqual([]);
});

test('a place turns to its further scene by swipe, in German on a phone', async ({ site, device }) => {
  const page = await device({ locale: 'de', size: 'phone', serviceWorkers: 'block' }).open();
  await giveFurtherScene(page, PLACE, FROM);
  await page.goto(`${site.origin}/de/erlebnisse/${PLACE}`);
  await waitUntilRendered(page);
  await expect(page.getByRole('button', { name: 'Nächstes Bild' })).toBeVisible({ timeout: 60_000 });
  const box = await hero(page).boundingBox();
  if (box === null) throw new Error('the hero has no box');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 300);
  for (const x of [260, 200, 140]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(hero(page)).toHaveAttribute('src', new RegExp(`/${FROM}\\.webp`));
  await expect(page.getByRole('status').filter({ hasText: 'Bild 2 von 2' })).toBeAttached();
});
