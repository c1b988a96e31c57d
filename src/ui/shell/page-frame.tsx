import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { errorPage } from './layout/error-page.tsx';
import { Arrival } from './routing/arrival.tsx';
import { PageLoading } from './routing/page-loading.tsx';

/** Around the page of an address: what stands there while it loads, when it fails, and where it begins. */
export function PageFrame({ arrival, children }: { arrival: string; children: ReactNode }) {
  return (
    <ErrorBoundary key={arrival} fallback={errorPage}>
      <Suspense fallback={<PageLoading />}>
        <Arrival>{children}</Arrival>
      </Suspense>
    </ErrorBoundary>
  );
}
