import type { Page } from '@playwright/test';
import type { SitePage } from '../../src/contract/paths/site-paths.ts';
import {
  Device,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  lookUntilDrawn,
  SIZES,
  test,
} from './support/fixtures.ts';
import { addressOf, allVisits, NO_PAGE_YET, pairwiseVisits, type Visit } from './support/site-routes.ts';
import { type Locale, translationOf } from './support/translations.ts';

/**
 * Every route of the table: one heading, its title, its language, nothing on the console, nothing that axe finds,
 * nothing that sticks out. Pairwise each day; in the full run in every combination, with the service worker.
 */
const FULL = process.env['RUCKSACK_FULL'] === '1';
const PHONE_MOST_PX = 600;
/** Grey, so that no server draws pictures for pages that are looked at for their words. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#888" d="M0 0h4v3H0z"/></svg>';

/** Heading of each page; its title is the same where `TITLES` has no other. */
const HEADINGS: Partial<Record<SitePage, Record<Locale, string>>> = {
  home: { en: 'Bring back the fun to travel planning', de: 'So macht Reiseplanung wieder Spaß' },
  about: { en: 'About Rucksack', de: 'Über Rucksack' },
  blog: { en: 'Blog', de: 'Blog' },
  'blog-key': { en: 'Driving yourself through Namibia', de: 'Mit dem Mietwagen durch Namibia' },
  contact: { en: 'Contact', de: 'Kontakt' },
  destinations: { en: 'Destinations', de: 'Reiseziele' },
  'destinations-key': { en: 'Sri Lanka', de: 'Sri Lanka' },
  experiences: { en: 'Experiences', de: 'Erlebnisse' },
  'experiences-key': { en: 'Sigiriya Rock Fortress', de: 'Felsenfestung Sigiriya' },
  faq: { en: 'Questions and answers', de: 'Fragen und Antworten' },
  privacy: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
  projects: { en: 'Projects', de: 'Projekte' },
  storage: { en: 'Storage', de: 'Speicher' },
  terms: { en: 'Terms of use', de: 'Nutzungsbedingungen' },
  tours: { en: 'Tours', de: 'Touren' },
  'tours-bookmarked': { en: 'My tours', de: 'Meine Touren' },
  'tours-create': { en: 'Your tour of Namibia', de: 'Deine Tour: Namibia' },
  'tours-edit': { en: 'Your tour of Namibia', de: 'Deine Tour: Namibia' },
  'tours-slug': { en: 'Dunes, coast and Etosha', de: 'Dünen, Küste und Etosha' },
  'sustainable-travel': { en: 'Travelling sustainably', de: 'Nachhaltig reisen' },
  disclaimer: { en: 'Disclaimer', de: 'Haftungsausschluss' },
  imprint: { en: 'Imprint', de: 'Impressum' },
};
const TITLES: Partial<Record<SitePage, Record<Locale, string>>> = {
  'tours-create': { en: 'Your tour of Namibia: Add', de: 'Deine Tour: Namibia: Auswählen' },
  'tours-edit': { en: 'Your tour of Namibia: Customise', de: 'Deine Tour: Namibia: Anpassen' },
};
/** Made on the device: the server does not know the person's tour. */
const OF_THE_DEVICE = new Set<SitePage>(['tours-create', 'tours-edit']);

/** A phone and a desktop stay open over all visits: what they have pulled they keep, as a person's does. */
const devices: Partial<Record<'phone' | 'desktop', { device: Device; page: Page }>> = {};

async function pageFor(widthPx: number, site: { origin: string }) {
  const size = widthPx < PHONE_MOST_PX ? 'phone' : 'desktop';
  const known = devices[size];
  if (known) return known;
  const device = new Device({ size, locale: 'en', ...(FULL ? {} : { serviceWorkers: 'block' as const }) });
  const page = await device.open();
  if (!FULL) {
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
  }
  await page.goto(`${site.origin}/blog`);
  await expect(page.locator('#root [data-card]').first()).toBeVisible({ timeout: 60_000 });
  devices[size] = { device, page };
  return { device, page };
}

test.afterAll(async () => {
  for (const { device } of Object.values(devices)) await device.dispose();
});

for (const visit of FULL ? allVisits() : pairwiseVisits()) {
  const { locale, scheme, widthPx, address, page: name } = visit;
  test(`${address} in ${locale}, ${scheme}, at ${widthPx} px`, async ({ site }) => {
    const { device, page } = await pageFor(widthPx, site);
    device.problems.length = 0;
    const { height } = widthPx < PHONE_MOST_PX ? SIZES.phone : SIZES.desktop;
    await page.setViewportSize({ width: widthPx, height });
    await page.emulateMedia({ colorScheme: scheme });
    if (name === 'tours-edit') await page.goto(site.origin + addressOf('tours-create', locale));
    const answer = await page.goto(site.origin + address);
    await stands(page, visit);

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toContainText(HEADINGS[name]?.[locale] ?? /\p{L}/u);
    await expect(heading).not.toHaveText(translationOf(locale)('notFound.heading'));
    const title = (TITLES[name] ?? HEADINGS[name])?.[locale];
    await expect(page).toHaveTitle(title === undefined ? /. - Rucksack$/ : `${title} - Rucksack`);
    // What the server wrote into the page has the same title; a service worker answers with the shell.
    const written = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
    if (!FULL && !OF_THE_DEVICE.has(name) && title !== undefined) {
      expect(written).toBe(`${title} - Rucksack`);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(device.problems).toEqual([]);
  });
}

test('the routes without a page are those of the list', async ({ site, device }) => {
  const page = await device({ size: 'desktop', locale: 'en', serviceWorkers: 'block' }).open();
  await page.goto(`${site.origin}/faq`);
  const words = translationOf('en');
  for (const name of NO_PAGE_YET) {
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address);
      },
      addressOf(name, 'en'),
    );
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(words('notFound.heading'));
    await page.evaluate(() => {
      history.pushState(null, '', '/faq');
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('faq.title'));
  }
});

/** The app has taken over from what the server wrote, and nothing is still a shape. */
async function stands(page: Page, { page: name }: Visit): Promise<void> {
  await expect(page.locator('#root h1')).toBeVisible({ timeout: 30_000 });
  await lookUntilDrawn(page);
  if (name === 'tours-create') await expect(page).toHaveURL(/\/tours\/edit\?/);
}
