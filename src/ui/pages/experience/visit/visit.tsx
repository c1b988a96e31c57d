import { Suspense } from 'react';
import type { PlacePractical } from '../../../../model/schemas/place-practical.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { NotCachedYet } from '../../../layout/parts/not-cached-yet.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';

const facts = lazyPart(() => import('./visit-facts.tsx'));

/** Prices, booking, permits, walks, access and swimming. Its content is a lazy chunk, cached after the first pull. */
export function Visit({ place, practical }: { place: string; practical: PlacePractical }) {
  const { t } = useTranslation();
  const waiting = <NotCachedYet lines={6} />;
  return (
    <DetailSection id="visit" title={t('experience.section.visit')}>
      <ErrorBoundary fallback={waiting}>
        <Suspense fallback={waiting}>
          <facts.Component place={place} practical={practical} />
        </Suspense>
      </ErrorBoundary>
    </DetailSection>
  );
}
