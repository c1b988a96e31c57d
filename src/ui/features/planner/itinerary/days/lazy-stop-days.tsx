import { Suspense } from 'react';
import { Skeleton } from '../../../../shell/components/skeleton.tsx';
import { ErrorBoundary } from '../../../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import type { ItineraryStop } from '../group-itinerary.ts';
import { useDaysOpen } from './open-days.ts';

const days = lazyPart<{ row: ItineraryStop }>(() => import('./stop-days.tsx'), 'items');

/** The days of a stop and what is to be done on them, below its card; loaded when they are opened. */
export function LazyStopDays({ row }: { row: ItineraryStop }) {
  if (!useDaysOpen(row.id)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Skeleton height="14rem" />}>
        <days.Component row={row} />
      </Suspense>
    </ErrorBoundary>
  );
}
