const isCached = (event: Event) => 'persisted' in event && event.persisted === true;

/**
 * Observes the back/forward cache. Safari suspends a page there in the middle of what it does, and all other pages wait
 * for its locks and transactions.
 * @returns a function that ends the observation
 */
export function observePageCache({ entered, left }: { entered: () => void; left?: () => void }): () => void {
  // Only pages have it; a page terminates its workers.
  if (!('document' in globalThis)) return () => undefined;
  const onHide = (event: Event) => isCached(event) && entered();
  const onShow = (event: Event) => isCached(event) && left?.();
  globalThis.addEventListener('pagehide', onHide);
  globalThis.addEventListener('pageshow', onShow);
  return () => {
    globalThis.removeEventListener('pagehide', onHide);
    globalThis.removeEventListener('pageshow', onShow);
  };
}
