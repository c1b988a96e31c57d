import { Suspense } from 'react';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const button = lazyPart<{ countries: readonly { key: string; name: string }[] }>(
  () => import('./offline-download.tsx'),
  'packs',
);
/** Reserves the button's size: no layout shift when it loads. */
const RESERVED_SPACE = { display: 'inline-block', minWidth: 152, minHeight: 44 };

/** Button that downloads the page's countries for offline use; a lazy chunk. */
export function DownloadButton({ countries }: { countries: readonly { key: string; name: string }[] }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span style={RESERVED_SPACE} />}>
        <button.Component countries={countries} />
      </Suspense>
    </ErrorBoundary>
  );
}
