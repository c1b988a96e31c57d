import type { Page } from '@playwright/test';
import type { SitePage } from '../../../src/contract/paths/site-paths.ts';
import { expect, test, waitUntilRendered } from '../support/fixtures.ts';
import { waitUntilOfflineReady } from '../support/offline-ready.ts';
import { addressOf } from '../support/site-routes.ts';
import { translationOf } from '../support/translations.ts';

const HEROES: Partial<Record<SitePage, string>> = {
  experiences: 'experiences',
  tours: 'tours',
  destinations: 'destinations',
  blog: 'blog',
  faq: 'faqs',
  contact: 'contact',
  privacy: 'privacy',
};

for (const { locale, size } of [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
] as const) {
  test(`lists, questions and text pages begin with their picture, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ locale, size }).open();
    for (const [name, hero] of Object.entries(HEROES) as [SitePage, string][]) {
      await page.goto(site.origin + addressOf(name, locale));
      const picture = page.locator(`#content img[src*="hero-${hero}."]`);
      await expect(picture, name).toBeInViewport();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name)
        .toBeGreaterThan(0);
      const above = await picture.evaluate(
        (img) =>
          img.getBoundingClientRect().top < (document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
      );
      expect(above, `${name}: above the heading`).toBe(true);
    }
  });

  test(`losing the network shifts nothing on the page, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const visitor = device({ locale, size });
    const page = await visitor.open();
    const sentence = `${translationOf(locale)('status.offline.since', { when: '' }).split('.')[0]}.`;
    await page.goto(site.origin);
    await waitUntilOfflineReady(page);
    for (const name of ['home', 'experiences', 'faq'] as const) {
      visitor.toleratesFailedRequests = false;
      await page.goto(site.origin + addressOf(name, locale));
      await waitUntilRendered(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await tops(page);
      expect(before, name).toHaveLength(3);
      visitor.toleratesFailedRequests = true;
      await page.context().setOffline(true);
      const line = page.getByRole('status').filter({ hasText: sentence });
      await expect(line).toBeInViewport();
      expect(await tops(page), name).toEqual(before);
      await page.context().setOffline(false);
      await expect(line).toBeHidden();
      expect(await tops(page), name).toEqual(before);
    }
  });
}

/** Where the parts of the page stand. */
function tops(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, main, h1')].map((part) =>
      Math.round(part.getBoundingClientRect().top),
    ),
  );
}
