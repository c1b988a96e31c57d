import { sitePath } from '../../contract/site-paths.ts';
import { LOCALES } from '../../model/locale.ts';
import { escapeHtml } from './html.ts';
import { countryPaths, experiencePaths, postPaths, tourPaths } from './page-items.ts';
import { isIndexed, isItemPage, SITE_PAGES } from './page-routes.ts';
import type { PageContext, PagePaths } from './page-view.ts';
import { isTextPage } from './pages/text-pages.ts';

interface Entry {
  paths: PagePaths;
  /** Day of the last change of the words, where it is known. */
  changed?: string | undefined;
}

/** Every page that search engines may show, in each language that it has, each naming the others. */
export function renderSitemap(context: Omit<PageContext, 'locale'>): string {
  const { origin } = context;
  const urls = entries(context).flatMap(({ paths, changed }) => {
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
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

export function renderRobots(origin: string, { softlaunch }: PageContext['flags']): string {
  return softlaunch
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}

function entries({ collections, flags }: Omit<PageContext, 'locale'>): Entry[] {
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
    ...(flags.toursActive ? tours.list.map((row) => ({ paths: tourPaths(row) })) : []),
    ...(flags.blogActive
      ? blogposts.list.map((row) => ({ paths: postPaths(row), changed: row.release_date }))
      : []),
  ];
}
