import { SITE_PAGES, type SitePage, sitePath } from '../../../src/contract/paths/site-paths.ts';
import type { Locale } from './translations.ts';

/** Routes of the table that have no page yet. A test finds out when one gets one: then its line goes. */
export const NO_PAGE_YET: readonly SitePage[] = [];

/** Of accounts and of what is taken out of the planner: the daily run visits them in tests of their own. */
const FULL_RUN_ALONE = new Set<SitePage>([
  'login',
  'login-old',
  'signup',
  'signup2',
  'user-name',
  'user-name-experiences',
  'user-name-favorites',
  'user-name-tours',
  'account',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'tours-shared',
  'tours-print',
]);

/** An item of each kind for the pages of one item, in the language where its address has one. */
const EXAMPLES: Partial<Record<SitePage, Record<Locale, Record<string, string>>>> = {
  'blog-key': inBoth({ key: 'self-drive-namibia' }),
  'destinations-key': inBoth({ key: 'sri-lanka' }),
  'experiences-key': inBoth({ key: 'sigiriya' }),
  'tours-slug': { en: { slug: 'namibia-classic-loop' }, de: { slug: 'namibia-klassische-rundreise' } },
};
const QUERIES: Partial<Record<SitePage, string>> = { 'tours-create': '?countries=namibia' };

export interface Visit {
  page: SitePage;
  locale: Locale;
  scheme: 'light' | 'dark';
  widthPx: number;
  address: string;
}

const PHONES_PX = [360, 390];
const DESKTOP_PX = 1440;
const EVERY_WIDTH_PX = [...PHONES_PX, 768, DESKTOP_PX, 1920];

/** Every page that there is, by its name in the table. */
export function sitePages(): SitePage[] {
  return SITE_PAGES.filter((name) => !NO_PAGE_YET.includes(name));
}

/**
 * Two visits a page, each with what the other has not: both languages, phone and desktop, light and dark. From page
 * to page what goes with what changes, so that each pair of languages, sizes and themes comes up.
 */
export function pairwiseVisits(): Visit[] {
  const daily = sitePages().filter((page) => !FULL_RUN_ALONE.has(page));
  return daily.flatMap((page, index) => {
    const phoneLocale: Locale = index % 2 === 0 ? 'en' : 'de';
    const phoneScheme = Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark';
    return [
      visit(page, phoneLocale, phoneScheme, PHONES_PX[Math.floor(index / 4) % 2] ?? DESKTOP_PX),
      visit(page, phoneLocale === 'en' ? 'de' : 'en', phoneScheme === 'light' ? 'dark' : 'light', DESKTOP_PX),
    ];
  });
}

/** Every page in both languages and themes at every width. */
export function allVisits(): Visit[] {
  return sitePages().flatMap((page) =>
    (['en', 'de'] as const).flatMap((locale) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        EVERY_WIDTH_PX.map((widthPx) => visit(page, locale, scheme, widthPx)),
      ),
    ),
  );
}

/** The address of a page, with its example where it is that of an item. */
export function addressOf(page: SitePage, locale: Locale): string {
  return sitePath(page, locale, EXAMPLES[page]?.[locale] ?? {}) + (QUERIES[page] ?? '');
}

function visit(page: SitePage, locale: Locale, scheme: Visit['scheme'], widthPx: number): Visit {
  return { page, locale, scheme, widthPx, address: addressOf(page, locale) };
}

function inBoth(parts: Record<string, string>): Record<Locale, Record<string, string>> {
  return { en: parts, de: parts };
}
