import { useSyncExternalStore } from 'react';
import { subscribeUserDb, userDb, type UserDb } from '../../../data/storage/user-db.ts';

/** The database of whoever uses this device now; a dependency for live queries, which begin anew when it changes. */
export function useUserDb(): UserDb {
  return useSyncExternalStore(subscribeUserDb, current);
}

function current(): UserDb {
  return userDb;
}
