import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../routing/lazy-page.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { getConsent, isCrawler, subscribeConsent } from './consent.ts';

const pageViews = lazyPart(() => import('../../layout/parts/page-views.tsx'));

/** Asks for consent to count page views, and counts them once it is given. */
export function ConsentGate() {
  const consent = useSyncExternalStore(subscribeConsent, getConsent);
  if (consent === '0' || (consent === null && isCrawler(navigator.userAgent))) return null;
  if (consent === null) return <ConsentBanner />;
  return (
    <Suspense fallback={null}>
      <pageViews.Component />
    </Suspense>
  );
}
