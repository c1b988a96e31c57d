import { useSyncExternalStore } from 'react';
import { isUpdateReady, subscribeUpdateReady } from '../../../data/offline/register-service-worker.ts';

/** How to take up the new version that waits, or null while there is none. */
export function useUpdateWaiting(): (() => void) | null {
  return useSyncExternalStore(subscribeUpdateReady, isUpdateReady) ? takeUp : null;
}

function takeUp(): void {
  void import('../../../data/release/new-release.ts').then(({ applyUpdate }) => applyUpdate());
}
