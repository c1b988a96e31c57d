import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { Planner, STOPS } from '../support/planner-actions.ts';

for (const { locale, size } of [
  { locale: 'en', size: 'phone' },
  { locale: 'de', size: 'desktop' },
] as const) {
  test(`things to do are planned on the days of a stop, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    const planner = new Planner(page, locale, size);
    const { t } = planner;
    const prefix = locale === 'de' ? '/de' : '';
    await page.goto(`${site.origin}${prefix}/tours/create?countries=sri-lanka`);
    await planner.opened();
    const stops = STOPS['sri-lanka'].slice(0, 2);
    await planner.addStops(stops);
    await planner.goTo('customize');
    const place = planner.name(stops[0] ?? '');
    const panel = page.getByRole('group', { name: t('items.label', { place }) });
    const open = page.getByRole('button', { name: t('planner.stop.day-plan-of', { place }) });
    await open.click();

    // An own note on the day, and one on no day.
    await panel
      .getByRole('button', { name: new RegExp(`^${t('items.add', { day: '.+' })}`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Tea with Nimal');
    await dialog.getByRole('button', { name: t('items.asNote', { text: 'Tea with Nimal' }) }).click();
    await expect(panel.getByText('Tea with Nimal')).toBeVisible();
    await panel.getByRole('button', { name: t('items.addOpen') }).click();
    await dialog.getByRole('searchbox').fill('Buy a hat');
    await dialog.getByRole('button', { name: t('items.asNote', { text: 'Buy a hat' }) }).click();
    await expect(panel.getByText('Buy a hat')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // By keyboard to the day.
    const grip = panel.getByRole('button', { name: t('items.grip', { title: 'Buy a hat' }) });
    const announced = (key: string) => {
      const [start = ''] = t(key, { title: 'Buy a hat', day: '\n' }).split('\n');
      return expect(page.getByRole('status').filter({ hasText: start }).first()).toBeAttached({
        timeout: 5_000,
      });
    };
    // The code for dragging loads near the grip.
    await expect(async () => {
      await grip.focus();
      await page.keyboard.press('Space');
      await announced('items.lifted');
    }).toPass();
    await page.keyboard.press('ArrowRight');
    await announced('items.over');
    await page.keyboard.press('Space');
    await announced('items.dropped');
    const day = panel.getByRole('region').first();
    await expect(day.getByText('Buy a hat')).toBeVisible();
    await planner.saved();

    await page.reload();
    await page.getByRole('button', { name: t('planner.stop.day-plan-of', { place }) }).click();
    await expect(panel.getByRole('region').first().getByRole('listitem')).toHaveCount(2);
  });
}
