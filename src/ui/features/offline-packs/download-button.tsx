import { Suspense } from 'react';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';

const button = lazyPart<{ countries: readonly { key: string; name: string }[] }>(
  () => import('./offline-download.tsx'),
  'packs',
);
/** As high as the button, and about as wide: nothing moves when it comes. */
const ROOM = { display: 'inline-block', minWidth: 152, minHeight: 44 };

/** Where the button stands that takes the countries of a page along; it comes after the page itself. */
export function DownloadExperience({ countries }: { countries: readonly { key: string; name: string }[] }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span style={ROOM} />}>
        <button.Page countries={countries} />
      </Suspense>
    </ErrorBoundary>
  );
}
