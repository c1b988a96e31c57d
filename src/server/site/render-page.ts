import { AFTER_PAINT } from '../../contract/first-script.ts';
import { sitePath } from '../../contract/paths/site-paths.ts';
import { MANIFEST_PATHS } from '../../contract/api/manifest-paths.ts';
import { LOCALES, type Locale } from '../../model/base/locale.ts';
import { PICTURE_PRESETS } from '../../model/pictures/picture.ts';
import { translate } from '../translations.ts';
import { feedPath, feedTitle } from './feed.ts';
import { escapeHtml, Html, html } from './html.ts';
import { link } from './page-parts.ts';
import type { PageContext, PagePaths, PageView } from './page-view.ts';
import { sharedPicture, structuredScript } from './structured-data.ts';

const OG_LOCALE: Record<Locale, string> = { en: 'en_US', de: 'de_DE' };
/** Preview picture of pages without one. */
const ICON = { path: '/icons/icon-512.png', size: 512 };

/**
 * Renders the app's HTML with language, head and readable content of a page. @param filtered true for a filtered list,
 * which is not indexed
 */
export function renderPage(shell: string, view: PageView, context: PageContext, filtered = false): string {
  const { locale } = context;
  const tags = headTags(view, context, filtered).map(({ text }) => text);
  const body = view.content && bodyOf(view.content, view, context);
  return withDeferredScripts(shell, view)
    .replace(/<html\b[^>]*>/, (tag) => `${tag.replace(/\s+lang="[^"]*"/, '').slice(0, -1)} lang="${locale}">`)
    .replace(`href="${MANIFEST_PATHS.en}"`, `href="${MANIFEST_PATHS[locale]}"`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', (root) =>
      body === undefined ? root : root.replace('></', () => `>${body.text}</`),
    );
}

/** Pages with content start the app after the first paint. */
function withDeferredScripts(shell: string, { content }: PageView): string {
  return content === undefined ? shell : shell.replaceAll('rel="modulepreload"', `rel="${AFTER_PAINT}"`);
}

function headTags(view: PageView, context: PageContext, filtered: boolean): Html[] {
  const { locale, origin } = context;
  const brand = translate(locale, 'server.page.brand');
  const title = `${view.title} - ${brand}`;
  const canonical = view.paths[locale];
  const others = LOCALES.filter((other) => other !== locale && view.paths[other] !== undefined);
  const structured = structuredScript(view, context);
  return [
    html`<title>${title}</title>`,
    meta('name', 'description', view.description),
    ...(view.indexed && !filtered ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical === undefined ? [] : links(view.paths, canonical, origin)),
    ...(context.flags.blogActive ? [feedLink(context)] : []),
    meta('property', 'og:type', view.published === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', view.description),
    meta('property', 'og:locale', OG_LOCALE[locale]),
    ...others.map((other) => meta('property', 'og:locale:alternate', OG_LOCALE[other])),
    ...(canonical === undefined ? [] : [meta('property', 'og:url', origin + canonical)]),
    ...(view.published === undefined ? [] : [meta('property', 'article:published_time', view.published)]),
    ...pictureTags(view, context, brand),
    meta('name', 'twitter:card', view.picture ? 'summary_large_image' : 'summary'),
    ...(structured ? [structured] : []),
  ];
}

function links(paths: PagePaths, canonical: string, origin: string): Html[] {
  const alternates = LOCALES.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, path }];
  });
  const fallback = { language: 'x-default', path: paths.en ?? canonical };
  return [
    linkTag('rel="canonical"', origin + canonical),
    ...[...alternates, fallback].map(({ language, path }) =>
      linkTag(`rel="alternate" hreflang="${language}"`, origin + path),
    ),
  ];
}

function feedLink({ locale, origin }: PageContext): Html {
  return linkTag(
    `rel="alternate" type="application/atom+xml" title="${escapeHtml(feedTitle(locale))}"`,
    origin + feedPath(locale),
  );
}

function pictureTags({ picture }: PageView, context: PageContext, brand: string): Html[] {
  const [width, height] = picture ? PICTURE_PRESETS.og[0] : [ICON.size, ICON.size];
  return [
    meta(
      'property',
      'og:image',
      picture ? sharedPicture(picture.source, context) : context.origin + ICON.path,
    ),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', picture?.alt ?? brand),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): Html {
  return new Html(`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`);
}

function linkTag(kind: string, address: string): Html {
  return new Html(`<link ${kind} href="${escapeHtml(address)}">`);
}

/** Content until the app has started, and without JavaScript. */
function bodyOf(content: Html, view: PageView, context: PageContext): Html {
  const { locale, flags } = context;
  const brand = translate(locale, 'server.page.brand');
  const nameOf = (page: 'tours' | 'destinations' | 'experiences' | 'blog') =>
    link(sitePath(page, locale), translate(locale, `server.page.${page}.title`));
  const main = [
    ...(flags.toursActive ? [nameOf('tours')] : []),
    nameOf('destinations'),
    nameOf('experiences'),
    ...(flags.blogActive ? [nameOf('blog')] : []),
  ];
  const others = LOCALES.flatMap((other) => {
    const path = other === locale ? undefined : view.paths[other];
    if (path === undefined) return [];
    return [
      html`<a href="${path}" hreflang="${other}" lang="${other}"
        >${translate(other, 'server.site.language')}</a
      >`,
    ];
  });
  const trail = view.crumbs.slice(0, -1).map(({ name, path }) => html`<li>${link(path, name)}</li>`);
  const foot = FOOTER_PAGES.map((page) =>
    link(sitePath(page, locale), translate(locale, `server.page.${page}.title`)),
  );
  return html`<div class="server-page">
    <header>
      <p>${link(sitePath('home', locale), brand)}</p>
      <nav aria-label="${translate(locale, 'server.site.mainNav')}">${[...main, ...others]}</nav>
    </header>
    <main>
      ${
        trail.length === 0
          ? undefined
          : html`<nav aria-label="${translate(locale, 'server.site.trail')}">
              <ol>
                ${trail}
              </ol>
            </nav>`
      }
      ${content}
    </main>
    <footer><nav aria-label="${translate(locale, 'server.site.footNav')}">${foot}</nav></footer>
  </div>`;
}

const FOOTER_PAGES = [
  'collections',
  'about',
  'about-the-catalogue',
  'faq',
  'projects',
  'sustainable-travel',
  'contact',
  'terms',
  'privacy',
  'disclaimer',
  'imprint',
] as const;
