import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { useHintsOf } from './hint-store.ts';

const line = lazyPart(() => import('./hint-line.tsx'), 'hints');
const watch = lazyPart(() => import('./hint-updater.tsx'));

/** Hints for a stop, on one line; nothing if there are none. */
export function StopHints({ stopId }: { stopId: string }) {
  const hints = useHintsOf(stopId);
  if (hints.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <line.Component hints={hints} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Keeps the hints up to date while the tour is open; lazy chunk. */
export function HintUpdater() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <watch.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
