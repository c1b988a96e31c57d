import { LOCALES } from '../../model/locale.ts';
import { say } from '../words.ts';
import { type FoundPage, PAGE_ROUTES } from './page-routes.ts';

const OG_LOCALE = { en: 'en_US', de: 'de_DE' } as const;

export interface PageOptions {
  /** `https://example.org`, without a slash. */
  origin: string;
  /** Path of the picture for links in messengers, where there is one. */
  picture?: string | undefined;
}

/** The app's HTML with language, title, description and links of one page. */
export function renderPage(shell: string, page: FoundPage, { origin, picture }: PageOptions): string {
  const { locale, name } = page;
  const title = `${say(locale, `server.page.${name}.title`)} - ${say(locale, 'server.page.brand')}`;
  const description = say(locale, `server.page.${name}.description`);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(name === 'not-found' ? [meta('name', 'robots', 'noindex')] : links(name, page, origin)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', say(locale, 'server.page.brand')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', OG_LOCALE[locale]),
    ...(picture === undefined ? [] : [meta('property', 'og:image', origin + picture)]),
  ];
  return shell
    .replace(/<html\b[^>]*>/, (tag) => `${tag.replace(/\s+lang="[^"]*"/, '').slice(0, -1)} lang="${locale}">`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function links(
  name: Exclude<FoundPage['name'], 'not-found'>,
  { locale }: FoundPage,
  origin: string,
): string[] {
  const { path, indexed } = PAGE_ROUTES[name];
  const canonical = origin + path[locale];
  return [
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...LOCALES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(origin + path[other])}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path.en)}">`,
    meta('property', 'og:url', canonical),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Every indexed page in both languages, each naming the other. */
export function renderSitemap(origin: string): string {
  const entries = Object.values(PAGE_ROUTES)
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) =>
      LOCALES.map((locale) => {
        const alternates = LOCALES.map(
          (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${path[other]}"/>`,
        );
        return `<url><loc>${origin}${path[locale]}</loc>${alternates.join('')}</url>`;
      }),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}
