import { localeOfPath } from '../../contract/paths/find-page.ts';
import { warnOfFailedLoad } from '../../data/offline/page-stays.ts';
import { startPrintPreparation } from '../components/print/print-page.ts';
import { loadTranslations } from '../shell/i18n/translations.ts';
import { followLanguageWithManifest } from './manifest-link.ts';
import { startPrefetch } from './prefetch-links.ts';

/** What a page does from the first interaction on: the user stays. */
export function startAfterInteraction(preload: (pathname: string) => Promise<unknown>): void {
  startPrefetch(preload);
  followLanguageWithManifest();
  startPrintPreparation();
  loadOfflineLine();
}

/** Without a connection it is too late to load it. */
function loadOfflineLine(): void {
  const loading = [
    import('../layout/notes/status-notes.tsx'),
    loadTranslations(localeOfPath(location.pathname), 'frame'),
  ];
  Promise.all(loading).catch((error: unknown) => warnOfFailedLoad('The offline line did not load', error));
}
