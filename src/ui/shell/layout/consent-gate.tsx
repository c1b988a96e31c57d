import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../routing/lazy-page.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { getConsent, isCrawler, subscribeConsent } from './consent.ts';

const pageViews = lazyPart(() => import('../../layout/parts/page-views.tsx'));

/** Asks whether pages may be counted, and counts them after a yes. */
export function ConsentGate() {
  const consent = useSyncExternalStore(subscribeConsent, getConsent);
  if (consent === '0' || (consent === null && isCrawler(navigator.userAgent))) return null;
  if (consent === null) return <ConsentBanner />;
  return (
    <Suspense fallback={null}>
      <pageViews.Page />
    </Suspense>
  );
}
