import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { DEFAULT_LOCALE } from '../model/base/locale.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { lazyPart } from './shell/routing/lazy-page.tsx';
import type { LazyPage } from './shell/routing/lazy-page.tsx';
import { findPage, localeOfPath, type FoundPage } from '../contract/paths/find-page.ts';
import { OF_TOURS } from '../contract/paths/open-links.ts';
import type { SitePage } from '../contract/paths/site-paths.ts';
import { useFoundPage } from './shell/routing/use-found-page.ts';
import { useFlags } from './shell/state/use-flags.ts';
import { useLocale } from './shell/i18n/locale-context.tsx';
// In this chunk because every page but home needs its translations.
import './i18n/lazy-translations.ts';

// A failed load only means that installing is not offered.
import('./layout/notes/install-offer.ts').then(
  ({ offerInstallAfterFirstTour }) => offerInstallAfterFirstTour(),
  () => undefined,
);

const planner = lazyPart(
  () => {
    // Most users start with the add step: load its chunk in parallel with the page. The page imports it again and
    // reports a failure.
    if (!/step=(customize|book)/.test(location.search))
      import('./features/planner/add/add-step.tsx').catch(() => undefined);
    return import('./pages/planner/planner-page.tsx');
  },
  'planner',
  'catalogue',
);
const translationGuard = lazyPart(() => import('./routing/translation-guard.tsx'));
/** Detail pages, whose item may not exist in every language. */
const ITEM = /-(key|slug)$/;
const notFound = lazyPart(() => import('./pages/not-found/not-found-page.tsx'), 'lists');
/** Pages read their path parameters with `usePart`. */
const PAGES: Partial<Record<SitePage, LazyPage>> = {
  'tours-create': planner,
  'tours-edit': planner,
  'tours-bookmarked': lazyPart(() => import('./pages/my-tours/my-tours-page.tsx'), 'lists', 'mine'),
  today: lazyPart(
    () => import('./pages/today/today-page.tsx'),
    'today',
    'export',
    'details',
    'catalogue',
    'lists',
  ),
  'tours-shared': lazyPart(
    () => import('./pages/shared-tour/shared-tour-page.tsx'),
    'export',
    'details',
    'catalogue',
    'lists',
  ),
  'tours-print': lazyPart(
    () => import('./pages/print/print-page.tsx'),
    'export',
    'details',
    'catalogue',
    'lists',
  ),
  about: lazyPart(() => import('./pages/text-page/about-page.tsx'), 'texts', 'lists'),
  'about-the-catalogue': lazyPart(
    () => import('./pages/text-page/about-the-catalogue-page.tsx'),
    'texts',
    'lists',
  ),
  projects: lazyPart(() => import('./pages/text-page/projects-page.tsx'), 'texts', 'lists'),
  'sustainable-travel': lazyPart(
    () => import('./pages/text-page/sustainable-travel-page.tsx'),
    'texts',
    'lists',
  ),
  terms: lazyPart(() => import('./pages/text-page/terms-page.tsx'), 'texts', 'lists'),
  privacy: lazyPart(() => import('./pages/text-page/privacy-page.tsx'), 'texts', 'lists'),
  disclaimer: lazyPart(() => import('./pages/text-page/disclaimer-page.tsx'), 'texts', 'lists'),
  imprint: lazyPart(() => import('./pages/text-page/imprint-page.tsx'), 'texts', 'lists'),
  'experiences-key': lazyPart(
    () => import('./pages/experience/experience-page.tsx'),
    'details',
    'catalogue',
    'lists',
  ),
  'tours-slug': lazyPart(() => import('./pages/tour/tour-page.tsx'), 'details', 'catalogue', 'lists'),
  'blog-key': lazyPart(() => import('./pages/post/post-page.tsx'), 'texts', 'lists'),
  experiences: lazyPart(
    () => import('./pages/experiences/experiences-page.tsx'),
    'browse',
    'lists',
    'catalogue',
  ),
  destinations: lazyPart(
    () => import('./pages/destinations/destinations-page.tsx'),
    'browse',
    'lists',
    'catalogue',
  ),
  'destinations-key': lazyPart(
    () => import('./pages/destination/destination-page.tsx'),
    'details',
    'catalogue',
    'lists',
  ),
  collections: lazyPart(() => import('./pages/collections/collections-page.tsx'), 'texts', 'lists'),
  'collections-slug': lazyPart(
    () => import('./pages/collections/collection-page.tsx'),
    'texts',
    'lists',
    'catalogue',
  ),
  tours: lazyPart(() => import('./pages/tours/tours-page.tsx'), 'browse', 'lists', 'catalogue'),
  blog: lazyPart(() => import('./pages/blog/blog-page.tsx'), 'browse', 'lists', 'catalogue', 'texts'),
  storage: lazyPart(() => import('./pages/storage/storage-page.tsx'), 'packs', 'lists'),
  contact: lazyPart(() => import('./pages/contact/contact-page.tsx'), 'texts', 'lists'),
  faq: lazyPart(() => import('./pages/faq/faq-page.tsx'), 'texts', 'lists'),
  login: lazyPart(() => import('./pages/login/login-page.tsx'), 'account'),
  'login-old': lazyPart(() => import('./pages/login/old-login-page.tsx')),
  signup: lazyPart(() => import('./pages/signup/signup-page.tsx'), 'account'),
  signup2: lazyPart(() => import('./pages/signup/old-signup-page.tsx')),
  'forgot-password': lazyPart(
    () => import('./pages/forgot-password/forgot-password-page.tsx'),
    'account',
    'lists',
  ),
  'reset-password': lazyPart(
    () => import('./pages/reset-password/reset-password-page.tsx'),
    'account',
    'lists',
  ),
  'confirm-email': lazyPart(() => import('./pages/confirm-email/confirm-email-page.tsx'), 'account', 'lists'),
  account: lazyPart(() => import('./pages/account/account-page.tsx'), 'account', 'frame', 'lists'),
  'user-name-experiences': lazyPart(
    () => import('./pages/own-experiences/experiences-of-page.tsx'),
    'account',
    'lists',
    'catalogue',
    'details',
  ),
  'user-name-favorites': lazyPart(() => import('./pages/favorites/favorites-page.tsx'), 'account', 'lists'),
  'user-name-tours': lazyPart(() => import('./pages/profile/tours-of-page.tsx'), 'account', 'lists'),
  'user-name': lazyPart(() => import('./pages/profile/profile-page.tsx'), 'account', 'lists'),
};

/** Every page except home. The planner's two paths share one component, which stays mounted between them. */
export default function Routes() {
  const locale = useLocale();
  const [path] = useLocation();
  const found = useFoundPage();
  const flags = useFlags();
  const isClosed = flags.loaded && !flags.tours && OF_TOURS.test(found?.page ?? '');
  const { Component: Page } = isClosed ? notFound : pageOf(found);
  const pageKey = Page === planner.Component ? 'planner' : path;
  return (
    <>
      {locale !== DEFAULT_LOCALE && ITEM.test(found?.page ?? '') && (
        <Suspense fallback={null}>
          <translationGuard.Component />
        </Suspense>
      )}
      <PageFrame pageKey={pageKey}>
        <Page />
      </PageFrame>
    </>
  );
}

/** Preloads the page of a pathname. */
export function preloadRoute(pathname: string): Promise<unknown> {
  return pageOf(findPage(pathname)).preload(localeOfPath(pathname));
}

function pageOf(found: FoundPage | undefined): LazyPage {
  return (found && PAGES[found.page]) ?? notFound;
}
