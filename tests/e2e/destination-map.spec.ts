import { expect, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { expectMapAccessible } from './support/map-accessible.ts';
import { titleOfPlace, translationOf } from './support/translations.ts';

for (const { locale, size, theme, path, country } of [
  { locale: 'en', size: 'desktop', theme: 'light', path: '/destinations/namibia', country: 'Namibia' },
  { locale: 'de', size: 'phone', theme: 'dark', path: '/de/reiseziele/namibia', country: 'Namibia' },
] as const) {
  test(`the map shows the same places, and a pin scrolls to its row: ${locale}, ${size}, ${theme}`, async ({
    site,
    device,
  }) => {
    const t = translationOf(locale);
    const page = await device({ graphics: 'webgl', locale, size }).open();
    await showTheme(page, theme);
    await page.goto(site.origin + path);
    const places = page.locator('#experiences');
    const [asMap, asGrid] = [t('destination.experiences.map'), t('destination.experiences.grid')].map(
      (name) => places.getByRole('radio', { name, exact: true }),
    );
    if (asMap === undefined || asGrid === undefined) throw new Error('no switch');

    // The switch is one tab stop: an arrow key changes from cards to map.
    await asGrid.focus();
    await page.keyboard.press('ArrowRight');
    await expect(asMap).toBeChecked();
    await expect(asMap).toBeFocused();
    await expect(page).toHaveURL(/view=map/);

    const map = places.getByRole('group', { name: t('destination.experiences.mapLabel', { country }) });
    const row = places.getByRole('listitem').filter({ hasText: titleOfPlace('epupa-falls', locale) });
    await expect(row).not.toBeInViewport();
    await map.getByRole('button', { name: /Epupa/ }).press('Enter');
    // Stacked on a phone: the list has scrolled to the row, the page stayed at the map.
    await row.locator('xpath=..').evaluate((list) => {
      list.scrollIntoView({ block: 'nearest' });
    });
    await expect(row).toBeInViewport();
    await expect(map.getByRole('link', { name: /Epupa/ })).toBeVisible();
    await expectMapAccessible(page);
    await expectNoHorizontalScroll(page);

    // A click on the switch, below the sticky header, goes back.
    await asGrid.click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(map).toBeHidden();
    await expect(places.getByRole('link', { name: titleOfPlace('sossusvlei', locale) })).toBeVisible();
  });
}
