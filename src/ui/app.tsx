import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { exchangeRate } from '../data/live-queries.ts';
import { ExchangeRateContext } from './format/exchange-rate.ts';
import { CURRENCY } from './format/format-money.ts';
import { LocaleProvider, useLocale } from './i18n/locale-context.tsx';
import { loadWords } from './i18n/words.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { useThemeOnDocument } from './layout/use-theme.ts';
import { Routes } from './routes.tsx';
import { localeOfPath, prefixOf } from './routing/paths.ts';
import { moveBetweenPages } from './routing/page-transition.ts';

/** The language is the address's; a change of it begins the tree anew under the other prefix. */
export function App() {
  const [pathname] = useBrowserLocation();
  const locale = localeOfPath(pathname);
  useThemeOnDocument();
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <LocaleProvider locale={locale}>
        <Suspense fallback={null}>
          <WithWords>
            <WithRate>
              <Router key={locale} base={prefixOf(locale)} aroundNav={moveBetweenPages}>
                <Routes />
              </Router>
            </WithRate>
          </WithWords>
        </Suspense>
      </LocaleProvider>
    </ErrorBoundary>
  );
}

function WithWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  use(loadWords(locale, 'site'));
  return children;
}

function WithRate({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const known = useLiveQuery(exchangeRate, []);
  const rate = known?.currency === CURRENCY[locale] ? known.exchangeRate : null;
  return <ExchangeRateContext value={rate}>{children}</ExchangeRateContext>;
}
