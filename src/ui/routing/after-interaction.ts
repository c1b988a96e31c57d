import { startPrintPreparation } from '../components/print/print-page.ts';
import { followLanguageWithManifest } from './manifest-link.ts';
import { startPrefetch } from './prefetch-links.ts';

/** What a page does from the first interaction on: the user stays. */
export function startAfterInteraction(preload: (pathname: string) => Promise<unknown>): void {
  startPrefetch(preload);
  followLanguageWithManifest();
  startPrintPreparation();
}
