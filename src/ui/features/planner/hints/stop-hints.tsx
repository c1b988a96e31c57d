import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { useHintsOf } from './hint-store.ts';

const line = lazyPart(() => import('./hint-line.tsx'), 'hints');
const watch = lazyPart(() => import('./hint-watch.tsx'));

/** What is good to know about a stop, on one line; nothing where there is nothing. */
export function StopHints({ stopId }: { stopId: string }) {
  const hints = useHintsOf(stopId);
  if (hints.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <line.Page hints={hints} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Keeps the hints of the open tour up to date, for as long as it stands there. */
export function HintWatch() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <watch.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
