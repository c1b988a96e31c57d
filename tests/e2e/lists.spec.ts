import type { Page } from '@playwright/test';
import { type Size, expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { countryName, type Locale, titleOfPlace, translationOf } from './support/translations.ts';

const CASES: readonly { locale: Locale; size: Size }[] = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
];
const PATHS = {
  en: { experiences: '/experiences', tours: '/tours', destinations: '/destinations', posts: '/blog' },
  de: {
    experiences: '/de/erlebnisse',
    tours: '/de/touren',
    destinations: '/de/reiseziele',
    posts: '/de/blog',
  },
} as const;
const PAGE_SIZE = 24;

function cards(page: Page) {
  return page.locator('[data-card]');
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status').first();
}

for (const { locale, size } of CASES) {
  const t = translationOf(locale);

  test(`all four lists load and are accessible, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size }).open();
    for (const list of ['experiences', 'tours', 'destinations', 'posts'] as const) {
      await page.goto(site.origin + PATHS[locale][list]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`browse.${list}.title`));
      await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
      await expect(count(page)).toHaveText(/\d/);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    }
  });

  test(`a filter survives a reload, and Back restores the scroll position, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + PATHS[locale].experiences);
    await expect(cards(page)).toHaveCount(PAGE_SIZE, { timeout: 30_000 });
    await chooseNamibia(page, locale, size);
    await expect(page).toHaveURL(/country=namibia/);
    await expect(count(page)).toContainText('51');
    const filtered = await count(page).textContent();

    await page.reload();
    await expect(count(page)).toHaveText(filtered ?? '');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);

    // The sentinel loads the next page; then to a card's page and back.
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE);
    const target = cards(page).nth(PAGE_SIZE + 1);
    // In the middle of the screen, where no driver scrolls before it clicks.
    const link = target.getByRole('link');
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(200);
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/(experiences|erlebnisse)\/[a-z]/);
    await page.goBack();
    await expect(cards(page).nth(PAGE_SIZE + 1)).toBeVisible();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(40);
  });

  test(`every filter is a step of Back, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + PATHS[locale].experiences);
    await expect(cards(page)).toHaveCount(PAGE_SIZE, { timeout: 30_000 });
    const all = (await count(page).textContent()) ?? '';
    await chooseNamibia(page, locale, size);
    await expect(count(page)).toContainText('51');
    const filtered = (await count(page).textContent()) ?? '';

    // The second step, from further down: the list is ordered anew where it is.
    const order = page.getByRole('combobox', { name: t('browse.sortBy') });
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
    await order.selectOption('name');
    await expect(page).toHaveURL(/country=namibia&sort=name/);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
    // What is typed replaces the entry.
    await page.getByRole('searchbox', { name: t('browse.experiences.search') }).fill('dune');
    await expect(page).toHaveURL(/q=dune/);
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.goBack();
    await expect(page).toHaveURL(/\?country=namibia$/);
    await expect(count(page)).toHaveText(filtered);
    await expect(order).toHaveValue('recommended');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
    await page.goBack();
    await expect(page).not.toHaveURL(/\?/);
    await expect(count(page)).toHaveText(all);
    await page.goForward();
    await expect(count(page)).toHaveText(filtered);
  });

  test(`a search is saved, opened from My tours, renamed and deleted, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    await page.goto(`${site.origin}${PATHS[locale].experiences}?country=namibia&month=now`);
    await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: t('browse.save.do') }).click();
    await page.getByRole('button', { name: t('browse.save.show'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('places.searches.title') })).toBeVisible();
    const name = `${t('browse.experiences.title')}: ${countryName('namibia', locale)}, ${t('browse.month.now')}`;
    await expectAccessible(page);
    await page.getByRole('button', { name: t('userTours.menu', { name }) }).click();
    await page.getByRole('menuitem', { name: t('places.searches.rename') }).click();
    await page.getByRole('textbox', { name: t('places.searches.name') }).fill('Namibia');
    await page.getByRole('button', { name: t('places.searches.save') }).click();
    await page.getByRole('link', { name: 'Namibia', exact: true }).click();
    await expect(page).toHaveURL(/\?country=namibia&month=now$/);
    await page.goBack();
    await page.getByRole('button', { name: t('userTours.menu', { name: 'Namibia' }) }).click();
    await page.getByRole('menuitem', { name: t('userTours.delete') }).click();
    await expect(page.getByRole('heading', { name: t('places.searches.title') })).toBeHidden();
    await page.getByRole('button', { name: t('kit.undo') }).click();
    await expect(page.getByRole('link', { name: 'Namibia', exact: true })).toBeVisible();
  });

  test(`details open below their row by address and by button, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    const dune = titleOfPlace('dune-45', locale);
    await page.goto(`${site.origin}${PATHS[locale].experiences}?country=namibia&q=dune&details=dune-45`);
    const detail = page.getByRole('region', { name: dune });
    await expect(detail).toBeInViewport({ timeout: 30_000 });
    await expect(detail.getByRole('link', { name: t('browse.details.page') })).toBeVisible();
    await expect(detail.getByRole('heading', { level: 4 })).toHaveText(t('browse.details.activities'));
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    const button = page.getByRole('button', { name: `${t('browse.details.open')}: ${dune}` });
    await expect(button).toBeFocused();
    await button.click();
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL(/details=dune-45/);
  });

  test(`an empty result suggests a filter to remove, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size }).open();
    const none = `${PATHS[locale].experiences}?country=namibia&category=winter-sports&nonsense=%25&month=99`;
    await page.goto(site.origin + none);
    await expect(page.getByText(t('browse.experiences.none'))).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page
      .getByRole('button', { name: t('browse.filter.drop', { value: t('categories.winter-sports') }) })
      .click();
    await expect(count(page)).toContainText('51');
    await expect(page).not.toHaveURL(/category/);
  });
}

test('lists work offline, and explain a missing catalogue', async ({ ownSite, device }) => {
  const t = translationOf('en');
  const phone = device({ locale: 'en', size: 'phone' });
  const page = await phone.open();
  await page.goto(`${ownSite.origin}/experiences`);
  await expect(cards(page)).toHaveCount(PAGE_SIZE, { timeout: 30_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');

  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  await page.goto(`${ownSite.origin}/destinations?continent=africa`);
  await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: countryName('namibia', 'en') })).toBeVisible();

  // The catalogue is deleted, the shell is still cached.
  await page.evaluate(async () => {
    const names = await indexedDB.databases();
    for (const { name } of names) if (name?.startsWith('catalogue-')) indexedDB.deleteDatabase(name);
  });
  await page.goto(`${ownSite.origin}/experiences`);
  await expect(page.getByText(t('lists.unreachable.what'))).toBeVisible({ timeout: 30_000 });
});

async function chooseNamibia(page: Page, locale: Locale, size: Size): Promise<void> {
  const t = translationOf(locale);
  const namibia = countryName('namibia', locale);
  if (size === 'desktop') {
    await page.getByRole('button', { name: t('browse.group.country') }).click();
    const panel = page.getByRole('group', { name: t('browse.group.country') });
    await panel.getByRole('checkbox', { name: namibia }).check();
    await page.keyboard.press('Escape');
    return;
  }
  await page.getByRole('button', { name: t('browse.filter.title'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('browse.filter.title') });
  const group = sheet.getByRole('group', { name: t('browse.group.country') });
  await group
    .getByRole('button', { name: new RegExp(`^${t('browse.filter.allOf', { count: '\\d+', filter: '' })}`) })
    .click();
  await group.getByRole('button', { name: namibia }).click();
  await sheet.getByRole('button', { name: t('browse.experiences.show.other', { count: 51 }) }).click();
  await expect(sheet).toBeHidden();
}
