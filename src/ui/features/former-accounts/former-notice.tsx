import { Suspense } from 'react';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const accounts = lazyPart(() => import('./former-accounts.tsx'), 'forms');

/** Its code comes once the page stands; where it does not come, the page is as it was. */
export function FormerNotice() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <accounts.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
