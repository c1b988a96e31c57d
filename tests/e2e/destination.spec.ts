import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, type Size, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { countryName, type Locale, titleOfPlace, translationOf } from './support/translations.ts';

const CASES: readonly { locale: Locale; size: Size; key: string }[] = [
  { locale: 'en', size: 'desktop', key: 'namibia' },
  { locale: 'de', size: 'phone', key: 'sri-lanka' },
];
/** Emergency numbers of the catalogue. */
const EMERGENCY: Record<string, { number: string; service: string }> = {
  namibia: { number: '10111', service: 'police' },
  'sri-lanka': { number: '1990', service: 'ambulance' },
};

function addressOf(key: string, locale: Locale): string {
  return locale === 'de' ? `/de/reiseziele/${key}` : `/destinations/${key}`;
}

/** Waits for the parts of the page that load last: the weather stations, and the texts. */
async function expectComplete(page: Page, locale: Locale): Promise<void> {
  const t = translationOf(locale);
  await expect(page.getByRole('combobox', { name: t('destination.when.station') })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: t('destination.section.guides') })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: t('destination.section.faq') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('destination.section.similar') })).toBeVisible();
}

for (const { locale, size, key } of CASES) {
  test(`the page of ${key} is complete and accessible, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const t = translationOf(locale);
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + addressOf(key, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(countryName(key, locale));
    await expectComplete(page, locale);

    const { number, service } = EMERGENCY[key] ?? { number: '', service: '' };
    const call = page.getByRole('link', { name: `${number} ${t(`destination.service.${service}`)}` });
    await expect(call).toHaveAttribute('href', `tel:${number}`);
    await expect(page.getByRole('link', { name: t('destination.link.visa') }).first()).toHaveAttribute(
      'target',
      '_blank',
    );
    // The months as a table, for users who cannot see the chart.
    const weather = page.locator('#when-to-go').getByRole('table').first();
    await expect(weather.getByRole('row')).toHaveCount(13);

    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    // Reloaded, because colors on the page change over one after another.
    await showTheme(page, 'dark');
    await page.reload();
    await expectComplete(page, locale);
    await expectAccessible(page);
    if (size === 'phone') {
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNoHorizontalScroll(page);
    }
  });
}

test('tabs scroll to their section and mark the current one', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/destinations/namibia`);
  await expectComplete(page, 'en');
  const tabs = page.getByRole('navigation', { name: t('detail.sections') });
  for (const part of ['visa', 'essentials', 'food']) {
    const tab = tabs.getByRole('link', { name: t(`destination.section.${part}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(
      page.getByRole('heading', { level: 2, name: t(`destination.section.${part}`) }),
    ).toBeInViewport();
  }
  await page.goto(`${site.origin}/destinations/namibia#visa`);
  await expect(page.getByRole('heading', { level: 2, name: t('destination.section.visa') })).toBeInViewport();
});

test('filters experiences by category and keeps the filter when going back', async ({ site, device }) => {
  const t = translationOf('de');
  const page = await device({ locale: 'de', size: 'desktop' }).open();
  await page.goto(site.origin + addressOf('namibia', 'de'));
  const places = page.locator('#experiences');
  const cards = places.getByRole('article');
  await expect(cards).toHaveCount(12);

  await places.getByRole('button', { name: t('categories.waterfall') }).click();
  await expect(page).toHaveURL(/\?category=waterfall/);
  await expect(places.getByRole('status')).toHaveText(
    t('destination.experiences.found.other', { count: await cards.count() }),
  );
  await places.getByRole('link', { name: titleOfPlace('epupa-falls', 'de') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace('epupa-falls', 'de'));
  await page.goBack();
  await expect(places.getByRole('button', { name: t('categories.waterfall') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await places.getByRole('button', { name: t('destination.experiences.clear') }).click();
  await expect(cards).toHaveCount(12);
  await places.getByRole('button', { name: t('destination.experiences.all.other', { count: 51 }) }).click();
  await expect(cards).toHaveCount(51);
});

test('an unknown country shows the not-found page', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'phone' }).open();
  await page.goto(`${site.origin}/destinations`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/destinations/atlantis');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: t('notFound.heading') })).toBeVisible();
});

test('the page is complete offline, also after a restart', async ({ ownSite, device }) => {
  const t = translationOf('de');
  const phone = device({ locale: 'de', size: 'phone' });
  const first = await phone.open();
  await first.goto(ownSite.origin + addressOf('botswana', 'de'));
  await expectComplete(first, 'de');
  await first.goto(ownSite.origin + addressOf('namibia', 'de'));
  await expectComplete(first, 'de');
  await expect
    .poll(() => first.evaluate(async () => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  await first.reload();
  await expectComplete(first, 'de');
  await phone.close();

  const reopened = await phone.open();
  // Another of the countries opened last.
  await reopened.goto(ownSite.origin + addressOf('botswana', 'de'));
  await expect(reopened.getByRole('heading', { level: 1 })).toHaveText(countryName('botswana', 'de'));
  await expectComplete(reopened, 'de');
  await expect(reopened.getByRole('link', { name: `999 ${t('destination.service.police')}` })).toBeVisible();
});
