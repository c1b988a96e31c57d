import type { Page } from '@playwright/test';
import type { SitePage } from '../../src/contract/paths/site-paths.ts';
import { EVERY_COMBINATION } from './support/cases.ts';
import {
  Device,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  waitUntilRendered,
  SIZES,
  test,
} from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { addressOf, allVisits, NO_PAGE_YET, pairwiseVisits, type Visit } from './support/site-routes.ts';
import { type Locale, translationOf } from './support/translations.ts';

/**
 * Every route of the table: one heading, title, language, no console message, no axe violation, no horizontal overflow.
 * Pairwise in the daily run; in the full run in every combination, with the service worker.
 */
const PHONE_MOST_PX = 600;
/** A grey placeholder, so that the server generates no pictures for text checks. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#888" d="M0 0h4v3H0z"/></svg>';

/** Heading of each page; the title is equal unless listed in `TITLES`. */
const HEADINGS: Partial<Record<SitePage, Record<Locale, string>>> = {
  home: { en: 'Bring back the fun to travel planning', de: 'So macht Reiseplanung wieder Spaß' },
  about: { en: 'About Rucksack', de: 'Über Rucksack' },
  'about-the-catalogue': { en: 'How the catalogue is made', de: 'So entsteht der Katalog' },
  blog: { en: 'Blog', de: 'Blog' },
  'blog-key': { en: 'Driving yourself through Namibia', de: 'Mit dem Mietwagen durch Namibia' },
  collections: { en: 'Collections', de: 'Sammlungen' },
  'collections-slug': { en: 'Ten places for March', de: 'Zehn Orte für den März' },
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
  imprint: { en: 'Legal notice', de: 'Impressum' },
};
const TITLES: Partial<Record<SitePage, Record<Locale, string>>> = {
  'tours-create': { en: 'Your tour of Namibia: Add', de: 'Deine Tour: Namibia: Auswählen' },
  'tours-edit': { en: 'Your tour of Namibia: Customise', de: 'Deine Tour: Namibia: Anpassen' },
};
/** Rendered on the device only: the server does not know the user's tour. */
const DEVICE_ONLY = new Set<SitePage>(['tours-create', 'tours-edit']);

/** A phone and a desktop stay open over all visits and keep what they have pulled. */
const devices: Partial<Record<'phone' | 'desktop', { device: Device; page: Page; address: string }>> = {};

async function pageFor(widthPx: number, site: { origin: string }) {
  const size = widthPx < PHONE_MOST_PX ? 'phone' : 'desktop';
  const opened = devices[size];
  if (opened) return opened;
  const device = new Device({
    size,
    locale: 'en',
    ...(EVERY_COMBINATION ? {} : { serviceWorkers: 'block' as const }),
  });
  const page = await device.open();
  if (!EVERY_COMBINATION) {
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
  }
  await page.goto(`${site.origin}/blog`);
  await expect(page.locator('#root [data-card]').first()).toBeVisible({ timeout: 60_000 });
  const here = { device, page, address: '/blog' };
  devices[size] = here;
  return here;
}

test.afterAll(async () => {
  for (const { device } of Object.values(devices)) await device.dispose();
});

for (const visit of EVERY_COMBINATION ? allVisits() : pairwiseVisits()) {
  const { locale, scheme, widthPx, address, page: name } = visit;
  test(`${address} in ${locale}, ${scheme}, at ${widthPx} px`, async ({ site }) => {
    const here = await pageFor(widthPx, site);
    const { device, page } = here;
    device.problems.length = 0;
    const { height } = widthPx < PHONE_MOST_PX ? SIZES.phone : SIZES.desktop;
    await page.setViewportSize({ width: widthPx, height });
    await showTheme(page, scheme);
    const isOpen = EVERY_COMBINATION && here.address === address;
    here.address = address;
    if (name === 'tours-edit' && !isOpen) await page.goto(site.origin + addressOf('tours-create', locale));
    // The full run only changes size and theme of an open page: loading it takes longer than all checks.
    const answer = isOpen ? null : await page.goto(site.origin + address);
    await waitForApp(page, visit);

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toContainText(HEADINGS[name]?.[locale] ?? /\p{L}/u);
    await expect(heading).not.toHaveText(translationOf(locale)('notFound.heading'));
    const title = (TITLES[name] ?? HEADINGS[name])?.[locale];
    await expect(page).toHaveTitle(title === undefined ? /. - Rucksack$/ : `${title} - Rucksack`);
    // The server HTML has the same title; a service worker answers with the shell.
    const written = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
    if (!EVERY_COMBINATION && !DEVICE_ONLY.has(name) && title !== undefined) {
      expect(written).toBe(`${title} - Rucksack`);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(device.problems).toEqual([]);
  });
}

test('routes without a page match the list', async ({ site, device }) => {
  const page = await device({ size: 'desktop', locale: 'en', serviceWorkers: 'block' }).open();
  await page.goto(`${site.origin}/faq`);
  const t = translationOf('en');
  for (const name of NO_PAGE_YET) {
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address);
      },
      addressOf(name, 'en'),
    );
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(t('notFound.heading'));
    await page.evaluate(() => {
      history.pushState(null, '', '/faq');
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq.title'));
  }
});

/** Waits until the app has replaced the server HTML and no placeholder is left. */
async function waitForApp(page: Page, { page: name }: Visit): Promise<void> {
  await expect(page.locator('#root h1')).toBeVisible({ timeout: 30_000 });
  await waitUntilRendered(page);
  if (name === 'tours-create') await expect(page).toHaveURL(/\/tours\/edit\?/);
}
