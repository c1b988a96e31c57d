import { Suspense, useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { Skeleton } from '../../../../shell/components/skeleton.tsx';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import type Details from './connection-details.tsx';

type DetailsProps = ComponentProps<typeof Details>;

const details = lazyPart<DetailsProps>(() => import('./connection-details.tsx'));
/** Once it is here: what is drawn with it needs no second look, and a tap is answered in its own frame. */
let prepared: ComponentType<DetailsProps> | null = null;

/** What opens under a way; its code comes with the diary, behind everything that is seen first. */
export function ConnectionDetails(props: DetailsProps) {
  // As it was when the way was opened: what is open stays the same element.
  const [Prepared] = useState(() => prepared);
  if (Prepared !== null) return <Prepared {...props} />;
  return (
    <Suspense fallback={<Skeleton height="280px" />}>
      <details.Page {...props} />
    </Suspense>
  );
}

/** Loads it once the diary stands, so that a tap finds it there. */
export function usePreparedDetails(): void {
  // Follows the network: what is not there yet is fetched while nobody waits.
  useEffect(() => {
    import('./connection-details.tsx').then(
      (module) => {
        prepared = module.default;
      },
      // A tap asks again, and says so if it does not come.
      () => undefined,
    );
  }, []);
}
