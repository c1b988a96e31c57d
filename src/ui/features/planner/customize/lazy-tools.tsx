import { Suspense } from 'react';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';

const dates = lazyPart(() => import('./dates-form.tsx'));
const order = lazyPart(() => import('./order-tools.tsx'));

/** Dates and travelers of the tour, loaded on demand. */
export function LazyDatesForm() {
  return (
    <Suspense fallback={<Skeleton height="14rem" />}>
      <dates.Component />
    </Suspense>
  );
}

/** Tools that reorder the stops, loaded on demand. */
export function LazyOrderTools() {
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <order.Component />
    </Suspense>
  );
}
