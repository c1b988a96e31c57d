import { Suspense } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { errorPage } from './layout/error-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { lazyPart } from './routing/lazy-page.tsx';
import { PageLoading } from './routing/page-loading.tsx';
import { findPage, localeOfPath } from '../../contract/paths/find-page.ts';
import { useFoundPage } from './routing/use-found-page.ts';

/** The home page is loaded without the route table: most visits start there. */
const home = lazyPart(() => import('../pages/home/first-screen/home-page.tsx'), 'site');
const routes = lazyPart(() => import('../routes.tsx'));

/** The page of the current URL. */
export function CurrentPage() {
  if (useFoundPage()?.page === 'home') {
    return (
      <PageFrame pageKey="/">
        <home.Component />
      </PageFrame>
    );
  }
  return (
    <ErrorBoundary fallback={errorPage}>
      {/* The route table is a step of its own. */}
      <Suspense fallback={<PageLoading step={30} />}>
        <routes.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Preloads the page of a pathname with its locale prefix. */
export async function preloadPage(pathname: string): Promise<void> {
  if (findPage(pathname)?.page === 'home') await home.preload(localeOfPath(pathname));
  else {
    // The page loads it again, and reports a failure.
    routes.preload().catch(() => undefined);
    const { preloadRoute } = await import('../routes.tsx');
    await preloadRoute(pathname);
  }
}
