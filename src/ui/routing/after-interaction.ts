import { startPrintPreparation } from '../components/print/print-page.ts';
import { startPrefetch } from './prefetch-links.ts';

/** What no visit needs before its first interaction. */
export function startAfterInteraction(preload: (pathname: string) => Promise<unknown>): void {
  startPrefetch(preload);
  startPrintPreparation();
}
