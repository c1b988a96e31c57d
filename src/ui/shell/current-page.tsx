import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { errorPage } from './layout/error-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { lazyPart } from './routing/lazy-page.tsx';
import { PageLoading } from './routing/page-loading.tsx';
import { localeOfPath, prefixOf } from './routing/paths.ts';

/** The home page is loaded without the route table: most visits start there. */
const home = lazyPart(() => import('../pages/home/first-screen/home-page.tsx'), 'site');
const routes = lazyPart(() => import('../routes.tsx'));

/** The page of the current URL. */
export function CurrentPage() {
  const [path] = useLocation();
  if (isHome(path)) {
    return (
      <PageFrame pageKey="/">
        <home.Page />
      </PageFrame>
    );
  }
  return (
    <ErrorBoundary fallback={errorPage}>
      <Suspense fallback={<PageLoading />}>
        <routes.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Preloads the page of a pathname with its locale prefix. */
export async function preloadPage(pathname: string): Promise<void> {
  const locale = localeOfPath(pathname);
  const path = pathname.slice(prefixOf(locale).length);
  if (isHome(path)) await home.preload(locale);
  else {
    void routes.preload();
    const { preloadRoute } = await import('../routes.tsx');
    await preloadRoute(path, locale);
  }
}

function isHome(path: string): boolean {
  return path === '' || path === '/';
}
