import { dragToEnd, handleOf, mouse, announcementOf } from './support/drag-actions.ts';
import { expect, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { expectMapAccessible } from './support/map-accessible.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { titleOfPlace } from './support/translations.ts';

const KEYS = STOPS['sri-lanka'].slice(1, 5);

for (const { locale, size, theme } of [
  { locale: 'en', size: 'desktop', theme: 'light' },
  { locale: 'de', size: 'phone', theme: 'dark' },
] as const) {
  test(`map and itinerary share selection and order, in ${locale} on a ${size}, ${theme}`, async ({
    site,
    device,
  }) => {
    const page = await device({ graphics: 'webgl', locale, size }).open();
    await showTheme(page, theme);
    const planner = new Planner(page, locale, size);
    const { t } = planner;
    const prefix = locale === 'de' ? '/de' : '';
    await page.goto(`${site.origin}${prefix}/tours/create?countries=sri-lanka`);
    await planner.opened();
    await planner.addStops(KEYS);
    await planner.goTo('customize');
    await expect(planner.cards()).toHaveCount(KEYS.length);

    // Every stop is on the map, possibly merged with its neighbor.
    const map = page.getByRole('region', { name: t('planner.map.label') }).first();
    const marks = map.locator('.maplibregl-marker button');
    await expect(marks.first()).toBeVisible({ timeout: 30_000 });
    await expectMapAccessible(page);
    await expectNoHorizontalScroll(page);

    // From the itinerary to the map: the first connection's chip is highlighted.
    const connection = planner.connections().first();
    await connection.click();
    await expect(page.locator(`[data-select-connection][data-selected='true']`)).toHaveCount(1);
    await connection.click();
    if (size === 'desktop') await expect(map.locator('button[data-lit=true]').first()).toBeVisible();

    // From the map to the itinerary: a pin selects its card and scrolls to it.
    const last = marks.filter({ hasText: /^.*4$/ }).first();
    await last.click();
    await expect(planner.cards().and(page.locator(`[data-selected='true']`))).toHaveCount(1);
    await expect(page.locator(`article[data-selected='true']`)).toBeInViewport();

    // The second stop is dragged to the end by pointer.
    const second = planner.name(KEYS[1] ?? '');
    if (size === 'phone') await page.getByRole('button', { name: t('planner.sheet.larger') }).click();
    await dragToEnd(planner, mouse(page), second);
    await expect(planner.card(3)).toContainText(titleOfPlace(KEYS[1] ?? '', locale));
    await expect(
      page.getByText(announcementOf(planner, 'planner.stop.moved', second, 4)).first(),
    ).toBeAttached();

    // And back by keyboard, announced to screen readers.
    const handle = handleOf(planner, second);
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(t('planner.drag.lifted', { place: second, number: 4, count: 4 })),
    ).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(announcementOf(planner, 'planner.drag.over', second, 3))).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(announcementOf(planner, 'planner.drag.over', second, 2))).toBeAttached();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(announcementOf(planner, 'planner.stop.moved', second, 2)).first(),
    ).toBeAttached();
    await expect(planner.card(1)).toContainText(titleOfPlace(KEYS[1] ?? '', locale));
    await expect(handle).toBeFocused();
    await planner.undoStored();

    // Undo still works after a reload.
    await page.reload();
    const undo = page.getByRole('button', { name: t('planner.undo') }).first();
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
    await undo.click();
    await expect(planner.card(3)).toContainText(titleOfPlace(KEYS[1] ?? '', locale));
    await expect(marks.first()).toBeVisible({ timeout: 30_000 });
    await expectMapAccessible(page);
  });
}

test('the sheet on phones is resized by drag, button and keyboard', async ({ site, device }) => {
  const page = await device({ graphics: 'webgl', locale: 'en', size: 'phone' }).open();
  const planner = new Planner(page, 'en', 'phone');
  const { t } = planner;
  await page.goto(`${site.origin}/tours/create?countries=sri-lanka`);
  await planner.opened();
  await planner.addStops(KEYS.slice(0, 2));
  await planner.goTo('customize');
  const sheet = page.locator('[data-rest]');
  await expect(sheet).toHaveAttribute('data-rest', '1');
  await page.getByRole('button', { name: t('planner.sheet.larger') }).click();
  await expect(sheet).toHaveAttribute('data-rest', '2');
  await page.getByRole('button', { name: t('planner.sheet.smaller') }).click();
  await expect(sheet).toHaveAttribute('data-rest', '1');
  const handle = page.getByRole('button', { name: t('planner.sheet.smaller') });
  await handle.press('ArrowDown');
  await expect(sheet).toHaveAttribute('data-rest', '0');
  const box = await page.getByRole('button', { name: t('planner.sheet.larger') }).boundingBox();
  if (box === null) throw new Error('The handle has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, 200, { steps: 12 });
  await page.mouse.move(box.x + box.width / 2, 90, { steps: 12 });
  await page.mouse.up();
  await expect(sheet).toHaveAttribute('data-rest', '2');
});

test('a place can be added from the map, or dropped between two stops', async ({ site, device }) => {
  const page = await device({ graphics: 'webgl', locale: 'en', size: 'desktop' }).open();
  const planner = new Planner(page, 'en', 'desktop');
  const { t } = planner;
  await page.goto(`${site.origin}/tours/create?countries=sri-lanka`);
  await planner.opened();
  await planner.addStops(KEYS.slice(0, 2));
  const dot = page.locator('button[data-place]').first();
  await expect(dot).toBeAttached({ timeout: 30_000 });
  // By keyboard: from place to place, then into the tour.
  await dot.focus();
  const first = await dot.getAttribute('data-place');
  await page.keyboard.press('ArrowRight');
  await expect(dot).not.toHaveAttribute('data-place', first ?? '');
  await page.keyboard.press('Enter');
  const thumbs = page.getByRole('list', { name: t('planner.add.stopsInOrder') }).getByRole('listitem');
  await expect(thumbs).toHaveCount(3);
  // By mouse from the list, before the second stop.
  const card = page
    .locator('li[data-place]')
    .filter({ hasNot: page.locator('[data-in]') })
    .first();
  const key = await card.getAttribute('data-place');
  const from = await card.locator('img, [class*=picture]').first().boundingBox();
  const to = await thumbs.nth(1).boundingBox();
  if (from === null || to === null) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 80, from.y + 120);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 140, { steps: 4 });
  await page.mouse.move(to.x + 4, to.y + 20, { steps: 12 });
  await expect(thumbs.nth(1)).toHaveAttribute('data-gap', 'before');
  await page.mouse.up();
  await expect(thumbs).toHaveCount(4);
  await expect(thumbs.nth(1)).toContainText(planner.name(key ?? ''));
});
