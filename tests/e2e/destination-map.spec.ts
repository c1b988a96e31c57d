import { expect, expectAccessible, test } from './fixtures.ts';
import { titleOfPlace, wordsOf } from './words.ts';

test('the map shows the same places, and a pin marks its row', async ({ site, device }) => {
  const t = wordsOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/destinations/namibia`);
  const places = page.locator('#experiences');
  await places.getByText(t('destination.experiences.map'), { exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = places.getByRole('group', {
    name: t('destination.experiences.mapLabel', { country: 'Namibia' }),
  });
  const row = places.getByRole('listitem').filter({ hasText: titleOfPlace('epupa-falls', 'en') });
  await expect(row).not.toBeInViewport();
  await map.getByRole('button', { name: /Epupa/ }).press('Enter');
  await expect(row).toBeInViewport();
  await expectAccessible(page);
});
