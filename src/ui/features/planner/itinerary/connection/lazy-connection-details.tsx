import { Suspense, useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { Skeleton } from '../../../../shell/components/skeleton.tsx';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import type Details from './connection-details.tsx';

type DetailsProps = ComponentProps<typeof Details>;

const details = lazyPart<DetailsProps>(() => import('./connection-details.tsx'));
/** Set once loaded: rendered without Suspense, so that a click is answered within its own frame. */
let preloaded: ComponentType<DetailsProps> | null = null;

/** Details of an expanded connection; a lazy chunk that is prefetched with the itinerary. */
export function ConnectionDetails(props: DetailsProps) {
  // State from when the row was expanded: switching components would remount an open row.
  const [Preloaded] = useState(() => preloaded);
  if (Preloaded !== null) return <Preloaded {...props} />;
  return (
    <Suspense fallback={<Skeleton height="280px" />}>
      <details.Component {...props} />
    </Suspense>
  );
}

/** Prefetches the chunk once the itinerary is mounted, so that a click finds it loaded. */
export function usePreloadedDetails(): void {
  // Prefetches once.
  useEffect(() => {
    import('./connection-details.tsx').then(
      (module) => {
        preloaded = module.default;
      },
      // A click loads it again and reports a failure.
      () => undefined,
    );
  }, []);
}
