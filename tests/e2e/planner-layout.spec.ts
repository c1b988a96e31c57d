import { expect, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { expectNoClippedText } from './support/clipped-text.ts';
import { Planner, STOPS } from './support/planner-actions.ts';

const WIDTHS = [360, 390, 768, 1024, 1440] as const;
const KEYS = STOPS['sri-lanka'].slice(0, 5);
const EDITS = 20;
const SHIFT_MAX = 0.02;

for (const locale of ['en', 'de'] as const) {
  test(`no text of the planner is cut off at any width, in ${locale}`, async ({ site, device }) => {
    test.setTimeout(600_000);
    const page = await device({ locale, size: 'desktop' }).open();
    page.setDefaultTimeout(15_000);
    const planner = new Planner(page, locale, 'desktop');
    const { t } = planner;
    await page.goto(`${site.origin}${locale === 'de' ? '/de' : ''}/tours/create?countries=sri-lanka`);
    await planner.opened();
    await planner.addStops(KEYS);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const narrow = new Planner(page, locale, width < 1024 ? 'phone' : 'desktop');
      const check = async (screen: string) => {
        await expectNoClippedText(page, `${screen} at ${width} px`);
        await expectNoHorizontalScroll(page);
      };

      await narrow.goTo('add');
      await check('add');
      await page.getByRole('button', { name: t('planner.add.allFilters') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('filters');
      await close();

      await narrow.goTo('customize');
      await expect(narrow.cards()).toHaveCount(KEYS.length);
      await check('customize');
      await narrow.connections().nth(1).click();
      await expect(page.getByRole('radiogroup').first()).toBeVisible();
      await check('connection');
      await page
        .getByRole('button', { name: t('planner.own.open') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('own connection');
      await close();
      await narrow.connections().nth(1).click();
      await narrow.openTool('dates');
      await check('dates');
      await narrow.openTool('order');
      await check('order');
      await narrow.openTool('order');
      await narrow.card(1).locator("[aria-haspopup='menu']").click();
      await check('stop menu');
      await page.getByRole('menuitem', { name: t('planner.notes.label') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('notes');
      await close();
      await narrow.card(1).locator("[aria-haspopup='menu']").click();
      await page.getByRole('menuitem', { name: t('planner.stop.set-nights') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('nights');
      await close();
      await page
        .getByRole('button', { name: t('planner.menu.label') })
        .first()
        .click();
      await check('tour menu');
      await page.getByRole('menuitem', { name: t('planner.menu.export') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('export');
      await close();
      if (width < 1024) await narrow.openTool('airport');
      await page
        .getByRole('button', { name: t('planner.airport.title') })
        .filter({ visible: true })
        .last()
        .click();
      await expect(page.getByRole('dialog').getByLabel(t('planner.airport.search'))).toBeVisible();
      await check('home airport');
      await close();

      await narrow.goTo('book');
      await expect(page.getByRole('heading', { name: t('planner.book.stays') })).toBeVisible();
      await check('book');
      const edit = page.getByRole('button', { name: t('planner.book.edit', { name: '' }).trim() });
      for (const row of [edit.first(), edit.last()]) {
        await row.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check('booking');
        await close();
      }
    }
  });
}

test(`20 edits on a phone shift the layout by at most ${SHIFT_MAX}`, async ({ site, device }) => {
  test.setTimeout(300_000);
  const page = await device({ locale: 'en', size: 'phone' }).open();
  const planner = new Planner(page, 'en', 'phone');
  await page.goto(`${site.origin}/tours/create?countries=sri-lanka`);
  await planner.opened();
  await planner.addStops(KEYS);
  await planner.goTo('customize');
  await expect(planner.cards()).toHaveCount(KEYS.length);
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const shift = { unexpected: 0, all: 0 };
    Object.assign(globalThis, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        shift.all += value;
        // As in Web Vitals: layout shifts within half a second after an input are expected.
        if (Reflect.get(entry, 'hadRecentInput') !== true) shift.unexpected += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  const longer = page.getByRole('button', {
    name: planner.t('planner.stop.longer', { place: planner.name(KEYS[1] ?? '') }),
  });
  const shorter = page.getByRole('button', {
    name: planner.t('planner.stop.shorter', { place: planner.name(KEYS[1] ?? '') }),
  });
  for (let edit = 0; edit < EDITS; edit += 1) {
    await (edit < EDITS / 2 ? longer : shorter).click();
    // Longer than the half second after an input in which shifts count as expected.
    await page.waitForTimeout(700);
  }
  const shift: unknown = await page.evaluate(() => Reflect.get(globalThis, 'shift'));
  console.info(`layout shift of ${EDITS} edits: ${JSON.stringify(shift)}`);
  expect(Number(Reflect.get(Object(shift), 'unexpected'))).toBeLessThanOrEqual(SHIFT_MAX);
});
