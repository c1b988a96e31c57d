import { Suspense } from 'react';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';

const search = lazyPart<{ onClose: () => void }>(() => import('./home-airport-search.tsx'));

/** The airport search, loaded on demand. */
export function HomeAirportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <search.Page onClose={onClose} />
    </Suspense>
  );
}
