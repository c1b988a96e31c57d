import { startDataClient } from '../data/data-client.ts';
import { registerServiceWorker } from '../data/register-service-worker.ts';

const IDLE_TIMEOUT_MS = 2000;

/** What runs beside the page once it stands: the pull and the service worker, which keeps the other pages. */
export function startBackground(): void {
  startDataClient();
  whenIdle(() => {
    registerServiceWorker().catch((error: unknown) => {
      console.warn('The service worker was not registered', error);
    });
  });
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
