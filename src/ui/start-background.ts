import { startDataClient } from '../data/data-client.ts';
import { registerServiceWorker } from '../data/register-service-worker.ts';
import { preloadLikelyPages } from './routes.tsx';

const IDLE_TIMEOUT_MS = 2000;

/** What runs beside the page once it stands: the pull, the service worker, and the pages that come next. */
export function startBackground(): void {
  startDataClient();
  whenIdle(() => {
    registerServiceWorker().catch((error: unknown) => {
      console.warn('The service worker was not registered', error);
    });
    if (!savesData()) preloadLikelyPages();
  });
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && String(connection.effectiveType).includes('2g');
  return saves || slow;
}
