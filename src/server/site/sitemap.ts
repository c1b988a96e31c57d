import { sitePath, SITE_PAGES } from '../../contract/paths/site-paths.ts';
import { API_BASE } from '../../contract/api-base.ts';
import { LOCALES } from '../../model/base/locale.ts';
import { createPause, type Pause } from '../work/slices.ts';
import { escapeHtml } from './html.ts';
import { countryPaths, experiencePaths, postPaths, roundupPaths, tourPaths } from './page-items.ts';
import { isIndexed, isItemPage } from './page-routes.ts';
import type { PageContext, PagePaths } from './page-view.ts';
import { shownRoundups } from './pages/roundup-page.ts';
import { isTextPage } from './pages/text-pages.ts';

interface Entry {
  paths: PagePaths;
  /** Date of the last change of the text, if known. */
  changed?: string | undefined;
}

/** Limits of one sitemap file for search engines. */
export interface SitemapLimits {
  urlsMax: number;
  bytesMax: number;
}
const LIMITS: SitemapLimits = { urlsMax: 50_000, bytesMax: 50 * 1024 * 1024 };
/** Reserve for the XML around the URLs. */
const FRAME_BYTES = 1_024;

/** `/sitemap.xml` lists the pages, or the sitemap files `/sitemap-1.xml` and so on. */
const PART_PATH = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

export function isSitemap(pathname: string): boolean {
  return pathname === '/sitemap.xml' || PART_PATH.test(pathname);
}

/**
 * All indexable pages in all their languages, with links between the languages. If one file cannot hold them,
 * `/sitemap.xml` is a sitemap index. Rendered in time slices.
 * @param pathname path for which `isSitemap` is true
 * @returns undefined if there is no such file
 */
export async function renderSitemap(
  context: Omit<PageContext, 'locale'>,
  pathname: string,
  limits = LIMITS,
): Promise<string | undefined> {
  const wanted = Number(PART_PATH.exec(pathname)?.[1] ?? 1);
  let file: string | undefined;
  let count = 0;
  for await (const urls of partsOf(context, limits, createPause())) {
    count += 1;
    if (count === wanted) file = urlSet(urls);
  }
  if (count > 1 && pathname === '/sitemap.xml') return indexOf(count, context.origin);
  return count === 1 && pathname !== '/sitemap.xml' ? undefined : file;
}

/** The `<url>` elements of each file. */
async function* partsOf(
  context: Omit<PageContext, 'locale'>,
  { urlsMax, bytesMax }: SitemapLimits,
  pause: Pause,
): AsyncGenerator<string[]> {
  let urls: string[] = [];
  let bytes = FRAME_BYTES;
  for (const entry of entries(context)) {
    for (const url of urlsOf(entry, context.origin)) {
      const size = Buffer.byteLength(url) + 1;
      if (urls.length >= urlsMax || (urls.length > 0 && bytes + size > bytesMax)) {
        yield urls;
        urls = [];
        bytes = FRAME_BYTES;
      }
      urls.push(url);
      bytes += size;
    }
    await pause();
  }
  yield urls;
}

function indexOf(count: number, origin: string): string {
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlSet(urls: readonly string[]): string {
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function urlsOf({ paths, changed }: Entry, origin: string): string[] {
  const there = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, address: escapeHtml(origin + path) }];
  });
  const fallback = there[0];
  const alternates = [...there, ...(fallback ? [{ ...fallback, locale: 'x-default' }] : [])].map(
    ({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
  );
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return there.map(({ address }) => `<url><loc>${address}</loc>${day}${alternates.join('')}</url>`);
}

export function renderRobots(origin: string, { softlaunch }: PageContext['flags']): string {
  return softlaunch
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: ${API_BASE}/\nSitemap: ${origin}/sitemap.xml\n`;
}

function entries(context: Omit<PageContext, 'locale'>): Entry[] {
  const { collections, flags } = context;
  const { countries, experiences, tours, blogposts, pages } = collections;
  const fixed = SITE_PAGES.filter((page) => isIndexed(page) && !isItemPage(page))
    .filter((page) => (page !== 'tours' || flags.toursActive) && (page !== 'blog' || flags.blogActive))
    .map((page) => ({
      paths: Object.fromEntries(LOCALES.map((locale) => [locale, sitePath(page, locale)])),
      changed: isTextPage(page) ? pages.rows.get(page)?.as_of : undefined,
    }));
  return [
    ...fixed,
    ...countries.list.filter(({ coming_soon }) => !coming_soon).map((row) => ({ paths: countryPaths(row) })),
    ...experiences.list.map((row) => ({ paths: experiencePaths(row) })),
    ...shownRoundups(context).map((row) => ({ paths: roundupPaths(row) })),
    ...(flags.toursActive ? tours.list.map((row) => ({ paths: tourPaths(row) })) : []),
    ...(flags.blogActive
      ? blogposts.list.map((row) => ({ paths: postPaths(row), changed: row.release_date }))
      : []),
  ];
}
