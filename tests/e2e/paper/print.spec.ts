import type { Page } from '@playwright/test';
import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import type { SitePage } from '../../../src/contract/paths/site-paths.ts';
import { type Size, expect, test, waitUntilRendered } from '../support/fixtures.ts';
import { pagesOfPdf, showOnPaper, showTheme } from '../support/media.ts';
import { importTour, tourFrom } from '../support/import-tour.ts';
import { Planner } from '../support/planner-actions.ts';
import { shareFragment } from '../../../src/ui/features/export/share-link.ts';
import { addressOf } from '../support/site-routes.ts';
import type { Locale } from '../support/translations.ts';

const CASES: readonly { locale: Locale; size: Size; scheme: 'light' | 'dark' }[] = [
  { locale: 'en', size: 'desktop', scheme: 'dark' },
  { locale: 'de', size: 'phone', scheme: 'light' },
];
const PAGES: readonly SitePage[] = [
  'home',
  'destinations',
  'destinations-key',
  'experiences',
  'experiences-key',
  'tours',
  'tours-slug',
  'blog',
  'blog-key',
  'collections',
  'collections-slug',
  'contact',
  'faq',
  'sustainable-travel',
];
/** Pages with the sketch of a map, and pages with charts. */
const MAPS: ReadonlySet<SitePage> = new Set(['destinations-key', 'tours-slug']);
const CHARTS: ReadonlySet<SitePage> = new Set(['destinations-key', 'experiences-key', 'tours-slug']);
const LISTS: ReadonlySet<SitePage> = new Set(['destinations', 'experiences', 'tours', 'blog']);
const BARS = 'main svg:not(.lucide) > rect:only-child';
/** What is read as one thing. */
const CARDS = 'main [data-card], main [data-today], main article article, main li > article';
const TODAY = new Date().toISOString().slice(0, 10);

// A dozen pages whose pictures the server cuts once.
test.describe.configure({ timeout: 600_000 });

for (const { locale, size, scheme } of CASES) {
  test(`every kind of page is whole on paper, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size }).open();
    await showTheme(page, scheme);
    for (const name of PAGES) {
      await page.goto(site.origin + addressOf(name, locale));
      await waitUntilRendered(page);
      await test.step(name, () => expectWholePrint(page, name));
    }

    const planner = new Planner(page, locale, size);
    const myTours = site.origin + addressOf('tours-bookmarked', locale);
    const tour = tourFrom(dateAfter(TODAY, -1), 'On paper');
    await importTour(page, planner, myTours, tour);
    const id = new URL(page.url()).searchParams.get('tour');
    await page.goto(`${site.origin}${addressOf('tours-print', locale)}?tour=${id}`);
    await expect(page.getByRole('img', { name: planner.t('export.sheet.route') })).toBeVisible();
    await test.step('tours-print', () => expectWholePrint(page, 'tours-print'));

    await page.goto(site.origin + addressOf('today', locale));
    await expect(page.locator('[data-today="now"]')).toBeVisible();
    await test.step('today', () => expectWholePrint(page, 'today'));

    const facts = {
      places: new Map(),
      ownExperiences: new Map(),
      countries: new Map(),
      airports: new Map(),
      placeTexts: new Map(),
      visitedCountries: new Set<string>(),
    };
    const fragment = await shareFragment({ tour, facts });
    await page.goto(`${site.origin}${addressOf('tours-shared', locale)}#${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On paper');
    await test.step('tours-shared', () => expectWholePrint(page, 'tours-shared'));
  });
}

/** Prints by the shortcut, as a user does, and looks at the page at the moment the browser would put it on paper. */
async function expectWholePrint(page: Page, name: SitePage): Promise<void> {
  // Lazy parts of the page, on a busy machine.
  if (CHARTS.has(name)) await expect(page.locator(BARS).first()).toBeAttached({ timeout: 30_000 });
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  // The shortcut is listened to after the first interaction only. A page waits for its pictures for some seconds; the
  // server cuts those of a long list when they are first requested.
  await expect(async () => {
    await finishPrint(page);
    await page.keyboard.press('ControlOrMeta+p');
    await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 8_000 });
    expect((await page.evaluate(findOnPaper, CARDS)).missingPictures, `${name}: pictures`).toEqual([]);
  }, name).toPass({ timeout: 120_000 });
  await showOnPaper(page, true);
  const found = await page.evaluate(findOnPaper, CARDS);
  expect(found.missingPictures, `${name}: pictures`).toEqual([]);
  expect(found.controls, `${name}: controls`).toEqual([]);
  expect(found.emptyBars, `${name}: charts`).toBe(0);
  expect(found.splitCards, `${name}: cards in two parts`).toEqual([]);
  expect(found.closed, `${name}: closed details`).toBe(0);
  expect(found.placeholders, `${name}: placeholders`).toBe(0);
  expect(found.page, `${name}: white paper`).toBe('rgb(255, 255, 255)');
  expect(found.source, `${name}: address`).toContain(new URL(page.url()).pathname);
  if (CHARTS.has(name)) expect(found.bars, `${name}: charts`).toBeGreaterThan(0);
  if (MAPS.has(name)) await expect(page.locator('main figure svg circle').first()).toBeVisible();
  if (LISTS.has(name)) {
    expect(found.cards, `${name}: cards`).toBeGreaterThan(0);
    expect(found.cards, `${name}: cards`).toBe(found.expectedCards);
  }
  expect(await pagesOfPdf(page, 'A4'), name).toBeGreaterThan(0);
  await finishPrint(page);
  await showOnPaper(page, false);
}

async function finishPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    delete document.documentElement.dataset['printed'];
  });
}

/** Runs in the page. */
function findOnPaper(cards: string) {
  const visible = <T extends Element>(selector: string) =>
    [...document.querySelectorAll<T>(selector)].filter((element) => element.checkVisibility());
  const isWhole = (element: Element) => getComputedStyle(element).breakInside === 'avoid';
  const bars = visible<SVGRectElement>('main svg:not(.lucide) > rect:only-child');
  const lists = [...document.querySelectorAll<HTMLElement>('[data-cards]')];
  return {
    missingPictures: visible<HTMLImageElement>('main img')
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
    // These are content, and buttons on screens: the heading of a card, a cell of a table, a number on a drawn map.
    controls: visible(
      'nav, dialog, input, select, textarea, button:not(h3 button, td button, svg ~ button), [role="search"]',
    ).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    bars: bars.length,
    emptyBars: bars.filter((bar) => {
      const { width, height } = bar.getBoundingClientRect();
      return width === 0 || height === 0 || getComputedStyle(bar).fill === 'none';
    }).length,
    // An item of a list may hold nothing but the card.
    splitCards: visible(cards)
      .filter((card) => !isWhole(card) && !(card.children.length === 1 && [...card.children].every(isWhole)))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    closed: visible('main details:not([open])').length,
    placeholders: visible('main [data-shape]').length,
    cards: lists.reduce((sum, list) => sum + list.querySelectorAll('[data-card]').length, 0),
    expectedCards: lists.reduce((sum, list) => sum + Number(list.dataset['cards']), 0),
    page: getComputedStyle(document.documentElement).backgroundColor,
    source: visible('.print-source').at(0)?.textContent ?? '',
  };
}
