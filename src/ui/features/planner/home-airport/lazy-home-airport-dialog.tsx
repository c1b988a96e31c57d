import { Suspense } from 'react';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';

const dialog = lazyPart<{ onClose: () => void }>(() => import('./home-airport-dialog.tsx'));

/** Dialog to choose the home airport; a lazy chunk, and nothing while it loads. */
export function LazyHomeAirportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <dialog.Component onClose={onClose} />
    </Suspense>
  );
}
