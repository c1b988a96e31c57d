import { Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  getTakeOutRequest,
  setTakeOutRequest,
  subscribeTakeOutRequest,
} from '../../layout/export-request.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const exportFiles = lazyPart<{ tourId: string; onClose: () => void }>(
  () => import('./export-dialog.tsx'),
  'takeout',
  'catalogue',
  'mine',
);
const importing = lazyPart<{ file: File | null; onClose: () => void }>(
  () => import('./import-dialog.tsx'),
  'takeout',
  'mine',
);

/** The dialogs of taking out and taking in, on pages whose parts may ask for them; loaded by the first request. */
export function TakeOutHost() {
  const asked = useSyncExternalStore(subscribeTakeOutRequest, getTakeOutRequest);

  // Follows the store, which outlives the page: what was asked for here is not shown on the next one.
  useEffect(() => close, []);

  return (
    // A dialog's own header is no banner of the page.
    <section>
      <Suspense fallback={null}>
        {asked?.kind === 'take-out' && <exportFiles.Page tourId={asked.tourId} onClose={close} />}
        {asked?.kind === 'import' && <importing.Page file={asked.file} onClose={close} />}
      </Suspense>
    </section>
  );
}

function close(): void {
  setTakeOutRequest(null);
}
