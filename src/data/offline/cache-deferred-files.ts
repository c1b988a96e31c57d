import { liveQuery } from 'dexie';
import { savesData } from '../network/data-saver.ts';
import { syncState } from '../catalogue/shell-queries.ts';

const RECENT_AFTER_MS = 30_000;

/**
 * Once the catalogue has been pulled, has the service worker cache the deferred files and the map's tiles, so that
 * everything works offline. Not in data-saver mode: then they are cached on first use.
 */
export function cacheDeferredFilesAfterPull(): void {
  if (savesData() || !('serviceWorker' in navigator)) return;
  const subscription = liveQuery(syncState).subscribe({
    next(state) {
      if (state?.phase !== 'idle') return;
      subscription.unsubscribe();
      cacheDeferredFiles().catch((error: unknown) =>
        console.warn('The deferred files cannot be cached on this device', error),
      );
    },
    error(error: unknown) {
      console.warn('The state of pulling could not be read', error);
    },
  });
}

/** Packs of the user's recent tours, with the lowest priority. */
function cacheRecent(): void {
  import('./queue-recent-packs.ts')
    .then(({ queueRecentPacks }) => queueRecentPacks())
    .catch((error: unknown) => console.warn('Packs of recent tours could not be queued', error));
}

async function cacheDeferredFiles(): Promise<void> {
  // Where the browser refuses the service worker this rejects or never resolves, and nothing could serve the caches.
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ type: 'KEEP_REST' });
  setTimeout(cacheRecent, RECENT_AFTER_MS);
}
