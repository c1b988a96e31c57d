import { useSyncExternalStore } from 'react';
import { subscribeUserDb, userDb, type UserDb } from '../../../data/storage/user-db.ts';

/** The current user's database; a dependency for live queries, which restart when it changes. */
export function useUserDb(): UserDb {
  return useSyncExternalStore(subscribeUserDb, current);
}

function current(): UserDb {
  return userDb;
}
