import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { CurrentPage } from './current-page.tsx';
import { LocaleProvider, useLocale } from './i18n/locale-context.tsx';
import { useTranslationParts } from './i18n/use-translation-parts.ts';
import { ConsentGate } from './layout/consent-gate.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { errorPage } from './layout/error-page.tsx';
import { useThemeOnDocument } from './state/use-theme.ts';
import { PageLoadingBar } from './routing/page-loading.tsx';
import { localeOfPath } from '../../contract/paths/find-page.ts';
import { localePrefix } from '../../contract/paths/site-paths.ts';
import { navigateWithTransition } from './routing/page-transition.ts';
import { SiteDialogs } from './site-dialogs.tsx';

/** The locale comes from the URL; changing it remounts the tree under the other prefix. */
export function App() {
  const [pathname] = useBrowserLocation();
  const locale = localeOfPath(pathname);
  useThemeOnDocument();
  return (
    <ErrorBoundary fallback={errorPage}>
      <LocaleProvider locale={locale}>
        <Suspense fallback={null}>
          <WithTranslations>
            <Router key={locale} base={localePrefix(locale)} aroundNav={navigateWithTransition}>
              <PageLoadingBar />
              <CurrentPage />
              <SiteDialogs />
              <ConsentGate />
            </Router>
          </WithTranslations>
        </Suspense>
      </LocaleProvider>
    </ErrorBoundary>
  );
}

function WithTranslations({ children }: { children: ReactNode }) {
  useTranslationParts(useLocale(), 'site');
  return children;
}
