import { SITE_PAGES, type SitePage, sitePath } from '../../../src/contract/paths/site-paths.ts';
import type { Locale } from './translations.ts';

/** Routes without a page yet. A test reports when one gets a page, so that its entry is removed. */
export const NO_PAGE_YET: readonly SitePage[] = [];

/** Pages of accounts and exports: the daily run covers them in their own tests. */
const FULL_RUN_ONLY = new Set<SitePage>([
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

/** An example item for each item page, per language where its address differs. */
const EXAMPLES: Partial<Record<SitePage, Record<Locale, Record<string, string>>>> = {
  'blog-key': inBoth({ key: 'self-drive-namibia' }),
  'collections-slug': { en: { slug: 'ten-places-for-march' }, de: { slug: 'zehn-orte-fuer-den-maerz' } },
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
/** Of the devices that stay open over the visits. */
const WIDTHS_OF_DEVICES_PX = [PHONES_PX, [768, DESKTOP_PX, 1920]];

/** All pages by name. */
export function sitePages(): SitePage[] {
  return SITE_PAGES.filter((name) => !NO_PAGE_YET.includes(name));
}

/**
 * Two visits per page with opposite language, size and theme. The combination varies from page to page, so that every
 * pair of language, size and theme occurs.
 */
export function pairwiseVisits(): Visit[] {
  const daily = sitePages().filter((page) => !FULL_RUN_ONLY.has(page));
  return daily.flatMap((page, index) => {
    const phoneLocale: Locale = index % 2 === 0 ? 'en' : 'de';
    const phoneScheme = Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark';
    return [
      visit(page, phoneLocale, phoneScheme, PHONES_PX[Math.floor(index / 4) % 2] ?? DESKTOP_PX),
      visit(page, phoneLocale === 'en' ? 'de' : 'en', phoneScheme === 'light' ? 'dark' : 'light', DESKTOP_PX),
    ];
  });
}

/** Every page in both languages and themes at every width; visits of one address on one device follow each other. */
export function allVisits(): Visit[] {
  return sitePages().flatMap((page) =>
    (['en', 'de'] as const).flatMap((locale) =>
      WIDTHS_OF_DEVICES_PX.flatMap((widths) =>
        (['light', 'dark'] as const).flatMap((scheme) =>
          widths.map((widthPx) => visit(page, locale, scheme, widthPx)),
        ),
      ),
    ),
  );
}

/** The address of a page; an item page uses its example. */
export function addressOf(page: SitePage, locale: Locale): string {
  return sitePath(page, locale, EXAMPLES[page]?.[locale] ?? {}) + (QUERIES[page] ?? '');
}

function visit(page: SitePage, locale: Locale, scheme: Visit['scheme'], widthPx: number): Visit {
  return { page, locale, scheme, widthPx, address: addressOf(page, locale) };
}

function inBoth(parts: Record<string, string>): Record<Locale, Record<string, string>> {
  return { en: parts, de: parts };
}
