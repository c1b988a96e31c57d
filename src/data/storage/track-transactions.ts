import { observePageCache } from '../offline/page-cache.ts';

/**
 * Ends the transactions that are unfinished when their page enters the back/forward cache; a page that is unloaded loses
 * them in the same way.
 * @returns a function that tracks a transaction
 */
export function trackTransactions(): (transaction: unknown) => void {
  // A worker ends with its page; without IndexedDB the transactions of the memory are the page's own.
  if (!('document' in globalThis) || !('IDBTransaction' in globalThis)) return () => undefined;
  const unfinished = new Set<IDBTransaction>();
  observePageCache({ entered: () => unfinished.forEach(abort) });
  return (transaction) => {
    if (!(transaction instanceof IDBTransaction)) return;
    unfinished.add(transaction);
    const finish = () => unfinished.delete(transaction);
    transaction.addEventListener('complete', finish, { once: true });
    transaction.addEventListener('abort', finish, { once: true });
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // It is finishing already.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
