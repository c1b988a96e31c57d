import { LEAVING_MS } from '../../contract/first-script.ts';

/**
 * Resolves in pages that stay open. Firefox and Safari fail what a page is loading as soon as a navigation leaves it: a
 * failure counts only if the page is still there a moment later.
 */
export function pageStays(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}

/** Logs a failed load, unless the page is being left. */
export function warnOfFailedLoad(message: string, error: unknown): void {
  void pageStays().then(() => console.warn(message, error));
}
