import { useSyncExternalStore } from 'react';
import { getServiceWorkerState, subscribeServiceWorker } from '../../data/register-service-worker.ts';

/** How to take up the new version that waits, or null while there is none. */
export function useUpdateWaiting(): (() => void) | null {
  const { updateReady } = useSyncExternalStore(subscribeServiceWorker, getServiceWorkerState);
  return updateReady ? () => void takeUp() : null;
}

async function takeUp(): Promise<void> {
  const { applyUpdate } = await import('../../data/new-release.ts');
  await applyUpdate();
}
