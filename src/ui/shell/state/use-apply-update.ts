import { useSyncExternalStore } from 'react';
import { isUpdateReady, subscribeUpdateReady } from '../../../data/release/update-ready.ts';

/** Applies a waiting update; null while there is none. */
export function useApplyUpdate(): (() => void) | null {
  return useSyncExternalStore(subscribeUpdateReady, isUpdateReady) ? applyWaitingUpdate : null;
}

function applyWaitingUpdate(): void {
  import('../../../data/release/new-release.ts')
    .then(({ applyUpdate }) => applyUpdate())
    .catch((error: unknown) => {
      console.warn('The update is applied by a reload', error);
      location.reload();
    });
}
