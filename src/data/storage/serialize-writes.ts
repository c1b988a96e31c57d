import type { Dexie } from 'dexie';
import { trackTransactions } from './track-transactions.ts';

/**
 * Adds `store` to the scope of every read-write transaction, so that the browser runs them one at a time across tabs
 * and workers. Chromium deletes all databases of the origin when it is killed while two of them are uncommitted in one
 * database: each records the lock of the whole database, and crash recovery takes the overlap for corruption. Choose a
 * store that is not read outside of write transactions, because its readers wait too. Also ends the transactions of a page
 * in the back/forward cache.
 */
export function serializeWrites(db: Dexie, store: string): void {
  const track = trackTransactions();
  db.use({
    stack: 'dbcore',
    name: 'serializeWrites',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        const isMissing = mode === 'readwrite' && !stores.includes(store);
        const transaction = core.transaction(isMissing ? [...stores, store] : stores, mode, options);
        track(transaction);
        return transaction;
      },
    }),
  });
}
