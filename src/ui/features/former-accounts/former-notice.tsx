import { Suspense } from 'react';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const accounts = lazyPart(() => import('./former-accounts.tsx'), 'forms');

/** Lazy chunk; if it cannot be loaded, nothing is shown. */
export function FormerNotice() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <accounts.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
