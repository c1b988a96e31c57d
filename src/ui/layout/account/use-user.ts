import { useSyncExternalStore } from 'react';
import type { User } from '../../../contract/account.ts';
import { signedInUser, subscribeSignedIn } from '../../../data/account/signed-in.ts';

let known: User | null = null;

/** Who is signed in on this device, known without a network; null for a visitor. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeSignedIn, current);
}

/** The same object until something changes. */
function current(): User | null {
  const next = signedInUser();
  if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
  return known;
}
