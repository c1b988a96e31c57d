import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import '../theme/page-transition.css';
import '../theme/home-scene.css';
import '../theme/server-page.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogueDb } from '../../data/storage/catalogue-db.ts';
import { startDataClient } from '../../data/catalogue/data-client.ts';
import { openWithFallback } from '../../data/storage/device-storage.ts';
import { App } from './app.tsx';
import { preloadPage } from './current-page.tsx';
import { loadTranslations } from './i18n/translations.ts';
import { rememberedLocale, rememberLocale, rootRedirect } from './routing/locale-choice.ts';
import { keepUntilDrawn } from './routing/server-html.ts';
import { localeOfPath } from './routing/paths.ts';
import { startScrollMemory } from './routing/scroll-restoration.ts';
import { startBackground } from './start-background.ts';

const redirect = rootRedirect(location.pathname, rememberedLocale(), navigator.languages);
if (redirect !== null) {
  rememberLocale('de');
  history.replaceState(history.state, '', redirect + location.search + location.hash);
}
startScrollMemory();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

// Words and page load side by side, and the database opens. Whatever fails here is shown by the error page inside. No await at
// the top level: chunks that import this one would wait for it while it waits for them.
void openedAt()
  .then(() =>
    Promise.allSettled([
      loadTranslations(localeOfPath(location.pathname), 'site'),
      preloadPage(location.pathname),
      openWithFallback(catalogueDb, () => import('../../data/storage/memory-storage.ts')).then(() => {
        // Where the server wrote nothing, and in the planner, data is what the page waits for: it is pulled beside the code.
        if (root.firstElementChild === null || location.pathname.includes('/tours/create')) startDataClient();
      }),
    ]),
  )
  .then(() => {
    keepUntilDrawn(root);
    const app = createRoot(root);
    // In pieces: what the server wrote can be scrolled and followed meanwhile.
    startTransition(() => {
      app.render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    });
    startBackground(preloadPage);
  });

/** The address stays, unless the installed app was opened from its icon. */
async function openedAt(): Promise<void> {
  if (!location.search.includes('source=pwa')) return;
  try {
    const { openInstalled } = await import('../open-installed.ts');
    await openInstalled();
  } catch (error) {
    console.warn('Where to open is not known', error);
  }
}
