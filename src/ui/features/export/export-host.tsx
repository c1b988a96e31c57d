import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { getExportRequest, setExportRequest, subscribeExportRequest } from '../../layout/export-request.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const exportFiles = lazyPart<{ tourId: string; onClose: () => void }>(
  () => import('./export-dialog.tsx'),
  'export',
  'catalogue',
  'mine',
);
const importFile = lazyPart<{ file: File | null; onClose: () => void }>(
  () => import('./import-dialog.tsx'),
  'export',
  'mine',
);

/** Export and import dialogs, for pages whose components request them; loaded on the first request. */
export function ExportHost() {
  const request = useSyncExternalStore(subscribeExportRequest, getExportRequest);

  // Clears the store, which outlives the page: a request made here must not open a dialog on the next page.
  useEffect(() => close, []);

  return (
    // Inside a section a dialog's header is not a banner landmark.
    <section>
      <Suspense fallback={null}>
        {request?.kind === 'export' && <exportFiles.Component tourId={request.tourId} onClose={close} />}
        {request?.kind === 'import' && <importFile.Component file={request.file} onClose={close} />}
      </Suspense>
    </section>
  );
}

function close(): void {
  setExportRequest(null);
}
