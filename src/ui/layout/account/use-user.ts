import { useSyncExternalStore } from 'react';
import type { User } from '../../../contract/account.ts';
import { signedInUser, subscribeSignedIn } from '../../../data/account/signed-in.ts';

let cached: User | null = null;

/** The logged-in user, also known offline; null for a guest. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeSignedIn, current);
}

/** Keeps its identity until something changes. */
function current(): User | null {
  const next = signedInUser();
  if (JSON.stringify(next) !== JSON.stringify(cached)) cached = next;
  return cached;
}
