import { useSyncExternalStore } from 'react';
import type { User } from '../../../contract/account.ts';
import { loggedInUser, subscribeLoggedIn } from '../../../data/account/logged-in-user.ts';

let cached: User | null = null;

/** The logged-in user, also known offline; null for a guest. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeLoggedIn, current);
}

/** Keeps its identity until something changes. */
function current(): User | null {
  const next = loggedInUser();
  if (JSON.stringify(next) !== JSON.stringify(cached)) cached = next;
  return cached;
}
