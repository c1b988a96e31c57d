import { expect, test } from '../support/fixtures.ts';
import { Planner } from '../support/planner-actions.ts';

/** Of every continent, with trains, flights, ferries, buses and hired cars. */
const COUNTRIES = [
  'botswana',
  'costa-rica',
  'croatia',
  'indonesia',
  'japan',
  'kenya',
  'new-zealand',
  'peru',
  'thailand',
  'vietnam',
] as const;

for (const country of COUNTRIES) {
  test(`three weeks are planned without a gap: ${country}`, async ({ site, device }) => {
    const page = await device({ locale: 'en', size: 'desktop' }).open();
    await page.goto(`${site.origin}/destinations/${country}`);
    const routes = page.locator('#routes').getByRole('article');
    // The longest route is the last.
    await routes.last().getByRole('button').click({ timeout: 60_000 });
    await page.waitForURL(/tour=/);
    const planner = new Planner(page, 'en', 'desktop');
    await planner.goTo('customize');
    await expect(planner.connections().first()).toBeVisible({ timeout: 60_000 });
    const days = await planner.days();
    expect(days).toBeGreaterThanOrEqual(17);
    expect(days).toBeLessThanOrEqual(25);
    const stops = await planner.cards().count();
    expect(stops).toBeGreaterThanOrEqual(6);
    const texts = await planner.connections().allInnerTexts();
    // From each stop to the next, and to the first and from the last where the tour names an airport.
    expect(texts.length).toBeGreaterThanOrEqual(stops - 1);
    await expect(page.getByText('No known connection')).toHaveCount(0);
    for (const text of texts) {
      const hours = Number(/(\d+)\s*h\b/.exec(text)?.[1] ?? 0);
      expect(hours, text).toBeLessThanOrEqual(12);
    }
  });
}
