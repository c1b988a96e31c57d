import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { Locale } from '../model/locale.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { Arrival } from './routing/arrival.tsx';
import { lazyPart } from './routing/lazy-page.tsx';
import type { LazyPage } from './routing/lazy-page.tsx';
import { findPage, localeOfPath, PATHS, prefixOf } from './routing/paths.ts';
import type { PageName } from './routing/paths.ts';
import { useLocale } from './i18n/locale-context.tsx';

const planner = lazyPart(() => import('./pages/planner/planner-page.tsx'), 'planner', 'catalogue');
const notFound = lazyPart(() => import('./pages/not-found/not-found-page.tsx'), 'lists');
/** A page reads the parts of its path with `useParams`. */
const PAGES: Partial<Record<PageName, LazyPage>> = {
  home: lazyPart(() => import('./pages/home/home-page.tsx'), 'site'),
  'tours-create': planner,
  'tours-edit': planner,
  'tours-bookmarked': lazyPart(() => import('./pages/my-tours/my-tours-page.tsx'), 'lists'),
  about: lazyPart(() => import('./pages/text-page/about-page.tsx'), 'texts', 'lists'),
  projects: lazyPart(() => import('./pages/text-page/projects-page.tsx'), 'texts', 'lists'),
  'sustainable-travel': lazyPart(
    () => import('./pages/text-page/sustainable-travel-page.tsx'),
    'texts',
    'lists',
  ),
  terms: lazyPart(() => import('./pages/text-page/terms-page.tsx'), 'texts', 'lists'),
  privacy: lazyPart(() => import('./pages/text-page/privacy-page.tsx'), 'texts', 'lists'),
  disclaimer: lazyPart(() => import('./pages/text-page/disclaimer-page.tsx'), 'texts', 'lists'),
  imprint: lazyPart(() => import('./pages/text-page/imprint-page.tsx'), 'texts', 'lists'),
  'blog-key': lazyPart(() => import('./pages/post/post-page.tsx'), 'texts', 'lists'),
  experiences: lazyPart(
    () => import('./pages/experiences/experiences-page.tsx'),
    'browse',
    'lists',
    'catalogue',
  ),
  destinations: lazyPart(
    () => import('./pages/destinations/destinations-page.tsx'),
    'browse',
    'lists',
    'catalogue',
  ),
  tours: lazyPart(() => import('./pages/tours/tours-page.tsx'), 'browse', 'lists', 'catalogue'),
  blog: lazyPart(() => import('./pages/blog/blog-page.tsx'), 'browse', 'lists', 'catalogue', 'texts'),
  faq: lazyPart(() => import('./pages/faq/faq-page.tsx'), 'texts', 'lists'),
};
const PLANNER_PATHS = /^\/tours\/(create|edit)\/?$/;
/** Fixed paths before patterns: `/tours/bookmarked` is no tour of that name. */
const ROUTES = Object.keys(PAGES)
  .filter((name): name is PageName => name in PAGES)
  .flatMap((name) => {
    const page = PAGES[name];
    return page === undefined || page === planner ? [] : [{ name, Page: page.Page }];
  })
  .sort((a, b) => Number(PATHS[a.name].en.includes(':')) - Number(PATHS[b.name].en.includes(':')));

/** The page of the address. The planner's two addresses are one screen and stay mounted between them. */
export function Routes() {
  const locale = useLocale();
  const [path] = useLocation();
  const arrival = PAGES['tours-create'] === pageOf(path, locale) ? 'planner' : path;
  return (
    <ErrorBoundary key={arrival} fallback={<ErrorPage />}>
      <Suspense fallback={null}>
        <Arrival>
          <Switch>
            <Route path={PLANNER_PATHS} component={planner.Page} />
            {ROUTES.map(({ name, Page }) => (
              <Route key={name} path={PATHS[name][locale]} component={Page} />
            ))}
            <Route component={notFound.Page} />
          </Switch>
        </Arrival>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Starts loading the page of an address before React stands. */
export function preloadRoute(pathname: string): Promise<unknown> {
  const locale = localeOfPath(pathname);
  const bare = pathname.slice(prefixOf(locale).length) || '/';
  return (pageOf(bare, locale) ?? notFound).preload();
}

function pageOf(bare: string, locale: Locale): LazyPage | undefined {
  const found = findPage(bare, locale);
  return found && PAGES[found.page];
}
