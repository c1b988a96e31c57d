import { startPrintPreparation } from '../components/print/print-page.ts';
import { startPrefetch } from './prefetch-links.ts';

/** Starts what is deferred to the first interaction. */
export function startDeferred(preload: (pathname: string) => Promise<unknown>): void {
  startPrefetch(preload);
  startPrintPreparation();
}
