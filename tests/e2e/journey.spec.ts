import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { journeyCases } from './support/cases.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import { customizeTour, bookTour } from './support/tour-walkthrough.ts';

const JOURNEYS = journeyCases([
  { locale: 'en', size: 'desktop', country: 'sri-lanka' },
  { locale: 'de', size: 'phone', country: 'namibia' },
]);

/** A whole tour from typing a country to the last booking, with a dozen accessibility checks. */
const JOURNEY_MS = 300_000;

for (const { locale, size, country } of JOURNEYS) {
  test(`plans a tour of ${country} from the home page, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    test.setTimeout(JOURNEY_MS);
    const page = await device({ locale, size }).open();
    const planner = new Planner(page, locale, size);

    await page.goto(`${site.origin}/${locale === 'de' ? 'de' : ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(planner.t('home.title'));
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await planner.startFromHome(country);
    await planner.addStops(STOPS[country]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await planner.goTo('customize');
    await customizeTour(planner, STOPS[country]);

    await planner.goTo('book');
    await bookTour(planner, country);
  });
}

test('a tour survives a reload, and Back returns to the previous step @engines', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  const planner = new Planner(page, 'en', 'desktop');
  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 3));
  await planner.goTo('customize');
  await planner.goTo('book');
  await planner.saved();

  await page.reload();
  await expect(page).toHaveURL(/step=book/);
  await expect(page.getByRole('heading', { name: planner.t('planner.book.stays') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/step=customize/);
  await expect(planner.cards()).toHaveCount(3);
});

test('starting without a country opens the country search', async ({ site, device }) => {
  const page = await device({ locale: 'de', size: 'desktop' }).open();
  const { t } = new Planner(page, 'de', 'desktop');
  await page.goto(`${site.origin}/de`);
  await page.getByRole('button', { name: t('home.search.start') }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/de');
});

test('an unknown address answers 404 and shows the not-found page', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'phone' }).open();
  const { t } = new Planner(page, 'en', 'phone');
  const answer = await fetch(`${site.origin}/nowhere`);
  expect(answer.status).toBe(404);
  await page.goto(`${site.origin}/`);
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: t('notFound.heading') })).toBeVisible();
  await expectAccessible(page);
});
