const unfinished = new Set<IDBTransaction>();

/**
 * Ends a transaction that is unfinished when its page enters the back/forward cache. Safari suspends it there instead,
 * and all other pages wait for it. A page that is unloaded loses its unfinished transactions in the same way.
 */
export function abortInPageCache(transaction: unknown): void {
  // Workers are terminated with the page.
  if (!('document' in globalThis) || !(transaction instanceof IDBTransaction)) return;
  globalThis.addEventListener('pagehide', abortAll);
  unfinished.add(transaction);
  const finish = () => unfinished.delete(transaction);
  transaction.addEventListener('complete', finish, { once: true });
  transaction.addEventListener('abort', finish, { once: true });
}

function abortAll(event: Event): void {
  if (!('persisted' in event) || event.persisted !== true) return;
  for (const transaction of unfinished) {
    try {
      transaction.abort();
    } catch (error) {
      // It is finishing already.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    }
  }
}
