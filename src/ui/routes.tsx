import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LOCALES } from '../model/locale.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { Arrival } from './routing/arrival.tsx';
import { lazyPart } from './routing/lazy-page.tsx';
import type { LazyPage } from './routing/lazy-page.tsx';
import { localeOfPath, PATHS, prefixOf } from './routing/paths.ts';
import type { PageName } from './routing/paths.ts';
import { useLocale } from './i18n/locale-context.tsx';

const planner = lazyPart(() => import('./pages/planner/planner-page.tsx'), 'planner');
const notFound = lazyPart(() => import('./pages/not-found/not-found-page.tsx'), 'lists');
const PAGES: Record<PageName, LazyPage> = {
  home: lazyPart(() => import('./pages/home/home-page.tsx'), 'site'),
  'tours-create': planner,
  'tours-edit': planner,
  'tours-bookmarked': lazyPart(() => import('./pages/my-tours/my-tours-page.tsx'), 'lists'),
};
const PLANNER_PATHS = /^\/tours\/(create|edit)\/?$/;
const NAMES = ['home', 'tours-create', 'tours-edit', 'tours-bookmarked'] as const;

/** The page of the address. The planner's two addresses are one screen and stay mounted between them. */
export function Routes() {
  const locale = useLocale();
  const [path] = useLocation();
  const arrival = PAGES['tours-create'] === pageOf(path) ? 'planner' : path;
  return (
    <ErrorBoundary key={arrival} fallback={<ErrorPage />}>
      <Suspense fallback={null}>
        <Arrival>
          <Switch>
            <Route path={PLANNER_PATHS} component={planner.Page} />
            {NAMES.filter((name) => PAGES[name] !== planner).map((name) => (
              <Route key={name} path={PATHS[name][locale]} component={PAGES[name].Page} />
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
  const bare = pathname.slice(prefixOf(localeOfPath(pathname)).length) || '/';
  return (pageOf(bare) ?? notFound).preload();
}

function pageOf(bare: string): LazyPage | undefined {
  const name = NAMES.find((candidate) => LOCALES.some((locale) => PATHS[candidate][locale] === bare));
  return name === undefined ? undefined : PAGES[name];
}
