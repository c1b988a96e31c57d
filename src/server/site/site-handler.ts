import path from 'node:path';
import { encodedBody, type EncodedBody } from '../http/encoded-body.ts';
import { sendBody } from '../http/send-body.ts';
import { keepBuilds } from './kept-builds.ts';
import { findPage, type FoundPage } from './page-routes.ts';
import { renderPage, renderRobots, renderSitemap } from './render-page.ts';
import { rootRedirect } from './root-redirect.ts';
import { sendFile } from './send-file.ts';
import { openStaticFiles } from './static-files.ts';

const QUALITY = 9;
const PICTURE = '/icons/icon-512.png';
const TEXT_CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** Answers every GET that is not the API's: a file, or a page with its status. */
export type SiteHandler = (request: Request) => Promise<Response>;

/** @throws where the site has not been built */
export function openSite(siteFolder: string, buildsFolder: string, origin: string): SiteHandler {
  const files = openStaticFiles(siteFolder);
  const index = files.find('/index.html');
  if (!index) throw new Error(`there is no index.html in ${path.resolve(siteFolder)}: build the site first`);
  const former = keepBuilds(siteFolder, buildsFolder);
  const shell = new TextDecoder().decode(index.bytes);
  const picture = files.find(PICTURE) ? PICTURE : undefined;
  const pages = new Map<string, EncodedBody>();
  const sitemap = textBody(renderSitemap(origin));
  const robots = textBody(renderRobots(origin));

  function pageBody(page: FoundPage): EncodedBody {
    const id = `${page.name} ${page.locale}`;
    const there = pages.get(id);
    if (there) return there;
    const body = textBody(renderPage(shell, page, { origin, picture }));
    pages.set(id, body);
    return body;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/sitemap.xml') {
      return sendBody(request, sitemap, { 'Content-Type': 'application/xml', 'Cache-Control': TEXT_CACHING });
    }
    if (pathname === '/robots.txt') {
      return sendBody(request, robots, { 'Content-Type': 'text/plain', 'Cache-Control': TEXT_CACHING });
    }
    const file = files.find(pathname) ?? former.find(pathname);
    if (file) return sendFile(request, file);
    const target = pathname === '/' ? rootRedirect(request) : undefined;
    if (target !== undefined) {
      return new Response(null, {
        status: 302,
        headers: { Location: target, 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' },
      });
    }
    const page = findPage(pathname);
    return sendBody(
      request,
      pageBody(page),
      {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Language': page.locale,
        ...(pathname === '/' ? { Vary: 'Accept-Language, Cookie' } : {}),
      },
      page.name === 'not-found' ? 404 : 200,
    );
  };
}

function textBody(text: string): EncodedBody {
  return encodedBody(new TextEncoder().encode(text), { quality: QUALITY });
}
