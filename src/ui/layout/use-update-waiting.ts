import { useSyncExternalStore } from 'react';
import {
  applyUpdate,
  getServiceWorkerState,
  subscribeServiceWorker,
} from '../../data/register-service-worker.ts';

/** How to take up the new version that waits, or null while there is none. */
export function useUpdateWaiting(): (() => void) | null {
  const { updateReady } = useSyncExternalStore(subscribeServiceWorker, getServiceWorkerState);
  return updateReady ? takeUp : null;
}

function takeUp(): void {
  void applyUpdate();
}
