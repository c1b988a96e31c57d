import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { errorPage } from './layout/error-page.tsx';
import { PageEntry } from './routing/page-entry.tsx';
import { PageLoading } from './routing/page-loading.tsx';

/** Error boundary, loading state and scroll restoration around a page. A change of `pageKey` remounts the page. */
export function PageFrame({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <ErrorBoundary key={pageKey} fallback={errorPage}>
      <Suspense fallback={<PageLoading />}>
        <PageEntry>{children}</PageEntry>
      </Suspense>
    </ErrorBoundary>
  );
}
