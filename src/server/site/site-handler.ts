import path from 'node:path';
import { MANIFEST_PATHS } from '../../contract/api/manifest-paths.ts';
import type { Locale } from '../../model/base/locale.ts';
import { pictureRow } from '../content/pictures.ts';
import { createBodyCache } from '../http/answer-cache.ts';
import { encodedBody, type EncodedBody } from '../http/encoded-body.ts';
import { sendBody } from '../http/send-body.ts';
import type { Masters } from '../images/masters.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';
import { joinLikes } from '../memory/join-likes.ts';
import type { ExchangeRates } from '../rates/exchange-rate.ts';
import { HERO_PREFIX } from '../routes/image-routes.ts';
import type { Settings } from '../settings.ts';
import type { Likes } from '../stores/users/user-likes.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { createTurns } from '../work/turns.ts';
import { answerPage } from './answer-page.ts';
import { feedLocale, renderFeed } from './feed.ts';
import { openFirstFiles } from './first-files.ts';
import { keepBuilds } from './previous-builds.ts';
import { findPage, localeOfPath, type FoundPage } from '../../contract/paths/find-page.ts';
import type { PageContext, PageRedirect } from './page-view.ts';
import { escapeHtml } from './html.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { isUserPage, type UserPageStore, userPage } from './pages/user-pages.ts';
import { renderPage } from './render-page.ts';
import { rootRedirect } from './root-redirect.ts';
import { sendFile } from './send-file.ts';
import { isSitemap, renderRobots, renderSitemap } from './sitemap.ts';
import { openStaticFiles, type StaticFile } from './static-files.ts';
import { manifestFor } from './web-manifest.ts';

/** Medium quality, because pages are cached per catalogue version. */
const QUALITY = 6;
const PAGES_MAX = 3_000;
const BYTES_MAX = 32 * 1024 * 1024;
const TEXT_CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
/** Rendering the sitemap of a large catalogue is expensive. */
const ONE_BY_ONE = { atOnce: 1, waitingMax: 50, perCallerMax: 10 };
/** Limits the number of cached combinations. */
const COUNTRIES_MAX = 2;
/** Tracking parameters, which do not change the page. */
const IGNORED_QUERY = /^(source|ref|h|utm_.*|gclid|fbclid)$/;

/**
 * Answers every GET outside the API with a file, or with a page and its status. State `closed`: a feature flag is off,
 * and the not-found page is shown. `caller` is the client key of limits.
 */
export type SiteHandler = (request: Request, state?: 'open' | 'closed', caller?: string) => Promise<Response>;

export interface SiteDeps {
  settings: Pick<Settings, 'publicOrigin' | 'flags' | 'imageBase' | 'operator'>;
  memory: Pick<CatalogueMemory, 'current'>;
  rates: Pick<ExchangeRates, 'current'>;
  masters: Pick<Masters, 'find'>;
  /** For sorting, as in the app. */
  likes: Pick<Likes, 'known'>;
  /** Undefined without accounts. */
  users?: UserPageStore | undefined;
}

export interface SiteFolders {
  /** Folder of the built site. */
  site: string;
  /** Folder of previous builds. */
  builds: string;
}

/** @throws if the site has not been built */
export function openSite(folders: SiteFolders, deps: SiteDeps): SiteHandler {
  const files = openStaticFiles(folders.site);
  const index = files.find('/index.html');
  if (!index) throw new Error(`no index.html in ${path.resolve(folders.site)}: build the site first`);
  const previous = keepBuilds(folders.site, folders.builds);
  const shell = withImageBase(new TextDecoder().decode(index.bytes), deps.settings.imageBase);
  const shellFile: StaticFile = { ...index, body: textBody(shell), bytes: new TextEncoder().encode(shell) };
  /** Files that depend on the settings. */
  const ofSettings = new Map([['/index.html', shellFile]]);
  for (const address of Object.values(MANIFEST_PATHS)) {
    const manifest = files.find(address);
    if (manifest) ofSettings.set(address, manifestFor(manifest, deps.settings.flags));
  }
  const withFirstFiles = openFirstFiles(folders.site);
  const bodies = createBodyCache(PAGES_MAX, BYTES_MAX);
  const makeSitemap = createSharedWork<EncodedBody | undefined>(createTurns(ONE_BY_ONE));
  const robots = textBody(renderRobots(deps.settings.publicOrigin, deps.settings.flags));

  async function sitemap(pathname: string, caller: string): Promise<EncodedBody | undefined> {
    const { version, context } = contextNow(deps);
    const find = () => bodies.find(version, pathname);
    return (
      find() ??
      makeSitemap(caller, `${version} ${pathname}`, async () => {
        const text = find() ? undefined : await renderSitemap(context, pathname);
        return text === undefined ? find() : bodies.keep(version, pathname, textBody(text));
      })
    );
  }

  /** A text that depends on the catalogue alone. */
  function cached(version: number, key: string, render: () => string): EncodedBody {
    return bodies.find(version, key) ?? bodies.keep(version, key, textBody(render()));
  }

  function feed(locale: Locale): EncodedBody {
    const { version, context } = contextNow(deps);
    return cached(version, `feed ${locale}`, () => renderFeed({ ...context, locale }));
  }

  /** The rendered page of a URL, or its redirect. */
  async function pageAt(
    { pathname, searchParams }: URL,
    isClosed: boolean,
    caller: string,
  ): Promise<SentPage | { redirect: PageRedirect }> {
    const locale = localeOfPath(pathname);
    const { version, likesRevision, context: shared } = contextNow(deps);
    const context: PageContext = { ...shared, locale };
    const found = isClosed ? undefined : withCountries(findPage(pathname), searchParams, context);
    const filtered = [...searchParams.keys()].some((name) => !IGNORED_QUERY.test(name));
    if (found) {
      const key = JSON.stringify([
        locale,
        found.page,
        found.parts,
        filtered,
        context.euroRate,
        likesRevision,
        found.page === 'home' && context.month,
      ]);
      const made = bodies.find(version, key);
      if (made) return { status: 200, locale, body: made };
      const users = deps.settings.flags.loginActive && isUserPage(found) ? deps.users : undefined;
      const isTour = found.page === 'tours-slug';
      // Tours of the catalogue take precedence over users' tours; other users' pages have no catalogue page.
      const answer = users === undefined || isTour ? answerPage(found, context) : undefined;
      if (answer && 'redirect' in answer) return answer;
      if (answer) {
        const html = renderPage(withFirstFiles(shell, found.page, locale), answer.view, context, filtered);
        const body = textBody(html);
        return { status: 200, locale, body: bodies.keep(version, key, body) };
      }
      const view = users && (await userPage(found, context, users, caller));
      // Not cached, so that unpublished content disappears at once.
      if (view) return { status: 200, locale, body: textBody(renderPage(shell, view, context)) };
    }
    const body = cached(version, `not-found ${locale}`, () =>
      renderPage(shell, notFoundPage(context), context),
    );
    return { status: 404, locale, body };
  }

  return async (request, state = 'open', caller = '') => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (state === 'open') {
      const listed = isSitemap(pathname) ? await sitemap(pathname, caller) : undefined;
      if (listed) {
        const headers = { 'Content-Type': 'application/xml', 'Cache-Control': TEXT_CACHING };
        return sendBody(request, listed, headers);
      }
      const language = deps.settings.flags.blogActive ? feedLocale(pathname) : undefined;
      if (language !== undefined) {
        return sendBody(request, feed(language), {
          'Content-Type': 'application/atom+xml; charset=utf-8',
          'Content-Language': language,
          'Cache-Control': TEXT_CACHING,
        });
      }
      if (pathname === '/robots.txt') {
        return sendBody(request, robots, { 'Content-Type': 'text/plain', 'Cache-Control': TEXT_CACHING });
      }
      const file = ofSettings.get(pathname) ?? files.find(pathname) ?? previous.find(pathname);
      if (file) return sendFile(request, file);
      const target = pathname === '/' ? rootRedirect(request) : undefined;
      if (target !== undefined) {
        return redirect(302, target, {
          'Cache-Control': 'private, no-store',
          Vary: 'Accept-Language, Cookie',
        });
      }
    }
    const page = await pageAt(url, state === 'closed', caller);
    if ('redirect' in page) {
      const { status, path: to } = page.redirect;
      return redirect(status, to + url.search, {
        'Cache-Control': status === 301 ? TEXT_CACHING : 'no-cache',
      });
    }
    return sendBody(
      request,
      page.body,
      {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Language': page.locale,
        ...(pathname === '/' ? { Vary: 'Accept-Language, Cookie' } : {}),
      },
      page.status,
      caller,
    );
  };
}

/**
 * Names the image-delivery service in the app's HTML, which every device has: the service worker's precache stores it
 * together with the policy that allows the origin, so that both are of one time.
 */
function withImageBase(shell: string, imageBase: string | undefined): string {
  if (imageBase === undefined) return shell;
  const link = `<link rel="preconnect" href="${escapeHtml(imageBase)}" data-images>`;
  return shell.replace('</head>', (end) => `  ${link}\n  ${end}`);
}

/** Normalizes the planner's `countries` parameter: known countries only, in a fixed order. */
function withCountries(
  found: FoundPage | undefined,
  query: URLSearchParams,
  { collections }: PageContext,
): FoundPage | undefined {
  if (found?.page !== 'tours-create') return found;
  const wanted = new Set(query.get('countries')?.split(','));
  const known = collections.countries.list.filter(({ key }) => wanted.has(key)).slice(0, COUNTRIES_MAX);
  return { ...found, parts: { countries: known.map(({ key }) => key).join() } };
}

interface SentPage {
  status: 200 | 404;
  locale: Locale;
  body: EncodedBody;
}

/** The current catalogue, with everything else that pages need. */
function contextNow({ settings, memory, rates, masters, likes }: SiteDeps): {
  version: number;
  likesRevision: number;
  context: Omit<PageContext, 'locale'>;
} {
  const known = likes.known();
  const { version, collections } = joinLikes(memory.current(), known);
  const { publicOrigin: origin, flags, imageBase = '', operator } = settings;
  const heroOf: PageContext['heroOf'] = (section) => {
    const key = `${HERO_PREFIX}${section}`;
    const master = masters.find(key);
    return master && pictureRow('site', key, master);
  };
  const euroRate = rates.current().exchangeRate;
  const month = new Date().getMonth() + 1;
  const context = { collections, flags, origin, imageBase, operator, euroRate, month, heroOf };
  return { version, likesRevision: known.revision, context };
}

function redirect(status: 301 | 302, target: string, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { Location: target, ...headers } });
}

function textBody(text: string): EncodedBody {
  return encodedBody(new TextEncoder().encode(text), { quality: QUALITY });
}
