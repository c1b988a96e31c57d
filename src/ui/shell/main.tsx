import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import '../theme/print.css';
import '../theme/page-transition.css';
import '../theme/home-scene.css';
import '../theme/server-page.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '../../model/base/locale.ts';
import { catalogueDb } from '../../data/storage/catalogue-db.ts';
import { startDataClient } from '../../data/catalogue/data-client.ts';
import { openWithFallback } from '../../data/storage/device-storage.ts';
import { App } from './app.tsx';
import { preloadPage } from './current-page.tsx';
import { loadTranslations, translations } from './i18n/translations.ts';
import { storedLocale, storeLocale, rootRedirect } from './routing/locale-choice.ts';
import { keepServerHtmlUntilRendered } from './routing/server-html.ts';
import { localeOfPath } from '../../contract/paths/find-page.ts';
import { startScrollRestoration } from './routing/scroll-restoration.ts';
import { startBackground, startCaching } from './start-background.ts';

const redirect = rootRedirect(location.pathname, storedLocale(), navigator.languages);
if (redirect !== null) {
  storeLocale('de');
  history.replaceState(history.state, '', redirect + location.search + location.hash);
}
startScrollRestoration();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

// Translations and page load in parallel while the database opens. A failure here is shown by the error page inside
// the app. No top-level await: chunks that import this one would wait for it while it waits for them.
void resolveStartUrl()
  .then(() =>
    Promise.allSettled([
      loadTranslations(localeOfPath(location.pathname), 'site'),
      preloadPage(location.pathname),
      openWithFallback(catalogueDb, () => import('../../data/storage/memory-storage.ts')).then(() => {
        // Without server HTML, and in the planner, the page waits for data: start the pull in parallel with the code.
        if (root.firstElementChild === null || location.pathname.includes('/tours/create')) startDataClient();
      }),
    ]),
  )
  .then(() => {
    const app = createRoot(keepServerHtmlUntilRendered(root, startCaching));
    // Deferred rendering: the server's HTML stays responsive meanwhile.
    startTransition(() => {
      app.render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    });
    startBackground(preloadPage);
    // In development an edited text shows without a reload.
    if (import.meta.hot) {
      let edits = 0;
      import.meta.hot.on(
        'rucksack:words',
        ({ locale, words }: { locale: Locale; words: Record<string, unknown> }) => {
          translations.set(locale, words);
          edits += 1;
          app.render(<App key={edits} />);
        },
      );
    }
  });

/** Keeps the URL, unless the installed app was opened from its icon. */
async function resolveStartUrl(): Promise<void> {
  if (!location.search.includes('source=pwa')) return;
  try {
    const { openInstalled } = await import('../open-installed.ts');
    await openInstalled();
  } catch (error) {
    console.warn('The start page is unknown', error);
  }
}
