import type { Page } from '@playwright/test';
import { EVERY_COMBINATION } from './support/cases.ts';
import { type Size, expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { addressOf } from './support/site-routes.ts';
import { type Locale, translationOf } from './support/translations.ts';

/** States of each list, of the search results and of the FAQ when there is nothing to show. */
const LISTS = ['destinations', 'experiences', 'tours', 'blog'] as const;
const TEXTS_OF = {
  destinations: 'destinations',
  experiences: 'experiences',
  tours: 'tours',
  blog: 'posts',
} as const;
/** Filters without a match in the catalogue. */
const NOTHING_MATCHES = {
  destinations: '?continent=europe&with=planner',
  experiences: '?country=namibia&category=winter-sports',
  tours: '?country=namibia&category=winter-sports',
  blog: '?country=namibia&tags=trains',
} as const;
const LATER = { timeout: 45_000 };

// Six pages each, checked by axe.
test.describe.configure({ timeout: 240_000 });

/** Runs in the page: whether all deferred files are cached. */
async function hasDeferredFiles(): Promise<boolean> {
  const answer = await fetch('/later-files.json');
  const files: string[] = await answer.json();
  const cached = await Promise.all(files.map((file) => caches.match(file)));
  return cached.every((response) => response !== undefined);
}

interface Case {
  locale: Locale;
  size: Size;
}
const BOTH: readonly Case[] = [
  { locale: 'en', size: 'phone' },
  { locale: 'de', size: 'desktop' },
];
/** One case in the daily run, both in the full run. */
const CASES = EVERY_COMBINATION ? BOTH : BOTH.slice(0, 1);

for (const { locale, size } of CASES) {
  const t = translationOf(locale);

  test(`every list explains that nothing has loaded on a first visit without API answers, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size, serviceWorkers: 'block' });
    const page = await someone.open();
    someone.toleratesFailedRequests = true;
    await page.context().route('**/api/**', (route) => route.abort());
    for (const list of LISTS) {
      await page.goto(site.origin + addressOf(list, locale));
      await expect(page.locator('#root').getByText(t('lists.unreachable.what'))).toBeVisible(LATER);
      await expect(page.locator('#root').getByText(t('lists.unreachable.next'))).toBeVisible();
      await expectComplete(page);
    }
    await page.goto(site.origin + addressOf('faq', locale));
    await expect(page.locator('#root').getByText(t('lists.notHere.title'))).toBeVisible(LATER);
    await expect(page.getByRole('button', { name: t('lists.notHere.button.failed') })).toBeVisible();
    await expectComplete(page);

    await typeSearch(page, locale, 'namibia');
    await expect(page.getByRole('dialog').getByText(t('search.nothingHere'))).toBeVisible(LATER);
    await expect(page.getByRole('dialog').getByText(t('search.nothingNext'))).toBeVisible();
    await expectComplete(page);
  });

  test(`every list works offline, in ${locale} on a ${size}`, async ({ site, device }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    await page.goto(site.origin + addressOf('faq', locale));
    await expect(page.locator('#root details').first()).toBeVisible(LATER);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), LATER)
      .toBe('activated');
    // The blog's page is a deferred file.
    await expect.poll(() => page.evaluate(hasDeferredFiles), LATER).toBe(true);

    someone.toleratesFailedRequests = true;
    await page.context().setOffline(true);
    for (const list of LISTS) {
      await page.goto(site.origin + addressOf(list, locale));
      await expect(page.locator('[data-card]').first()).toBeVisible(LATER);
      await expect(page.getByText(/^(You’re offline|Offline)\. /)).toBeVisible(LATER);
      await expectComplete(page);
    }
    await page.goto(site.origin + addressOf('faq', locale));
    await expect(page.locator('#root details').first()).toBeVisible(LATER);
    await expectComplete(page);
    await typeSearch(page, locale, 'sossus');
    await expect(page.getByRole('option').first()).toContainText('Sossusvlei');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(t('search.onDevice'));
  });
}

for (const { locale, size } of CASES) {
  const t = translationOf(locale);

  test(`every list explains an empty filter result, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size, serviceWorkers: 'block' }).open();
    for (const list of LISTS) {
      await page.goto(site.origin + addressOf(list, locale) + NOTHING_MATCHES[list]);
      await expect(page.getByText(t(`browse.${TEXTS_OF[list]}.none`))).toBeVisible(LATER);
      await expectComplete(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('browse.filter.reset') })
        .last()
        .click();
      await expect(page.locator('[data-card]').first()).toBeVisible();
      await expect(page).toHaveURL(site.origin + addressOf(list, locale));
    }
    await page.goto(site.origin + addressOf('faq', locale));
    await page.getByLabel(t('faq.search')).fill('xyzzy');
    await expect(page.getByText(t('faq.none'))).toBeVisible();
    await expectComplete(page);
    await typeSearch(page, locale, 'xyzzyq');
    await expect(page.getByText(t('search.none', { typed: 'xyzzyq' }))).toBeVisible();
    await expectComplete(page);
  });

  test(`a failed list shows an error and can be retried, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size, serviceWorkers: 'block' });
    const page = await someone.open();
    await page.goto(site.origin + addressOf('destinations', locale));
    await expect(page.locator('[data-card]').first()).toBeVisible(LATER);

    // The worker chunk does not load, as after a release that removed its file.
    someone.toleratesFailedRequests = true;
    await page.context().route('**/data.worker*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(t('browse.failed'))).toBeVisible({ timeout: 120_000 });
    await expectComplete(page);
    await page.context().unroute('**/data.worker*');
    await page.getByRole('button', { name: t('browse.again') }).click();
    await expect(page.locator('[data-card]').first()).toBeVisible(LATER);
    // Only this error is logged to the console.
    expect(someone.problems.filter((line) => !/worker/i.test(line))).toEqual([]);
    someone.problems.length = 0;
  });
}

async function expectComplete(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
}

async function typeSearch(page: Page, locale: Locale, typed: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: translationOf(locale)('shell.search') })
    .click();
  await page.getByRole('combobox', { name: translationOf(locale)('search.label') }).fill(typed);
}
