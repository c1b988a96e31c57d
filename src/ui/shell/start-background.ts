import { startDataClient } from '../../data/catalogue/data-client.ts';
import { registerServiceWorker } from '../../data/offline/register-service-worker.ts';
import { isLogoutPending, signedInUser, subscribeSignedIn } from '../../data/account/signed-in.ts';
import { onFirstSign } from './state/use-interaction.ts';

const IDLE_TIMEOUT_MS = 2000;
/** The person's first moments belong to what they look at. */
const LATER_MS = 4_000;

/**
 * What runs beside the page once it stands: the pull, the service worker, which keeps the other pages, and
 * from the first sign of somebody on the loading of pages ahead.
 */
export function startBackground(preload: (pathname: string) => Promise<unknown>): void {
  startDataClient();
  onFirstSign(() => {
    background(
      import('../routing/prefetch-links.ts'),
      ({ startPrefetch }) => startPrefetch(preload),
      'No page is loaded ahead',
    );
  });
  whenIdle(() => {
    startAccountOnceWanted();
    setTimeout(cacheDeferredFiles, LATER_MS);
    void registerServiceWorker();
  });
}

function cacheDeferredFiles(): void {
  background(
    import('../../data/offline/cache-deferred-files.ts'),
    ({ cacheDeferredFilesAfterPull }) => cacheDeferredFilesAfterPull(),
    'Not all is kept on the device yet',
  );
}

/** A visitor has no use for it: it comes when somebody is signed in here, or has still to be signed out there. */
function startAccountOnceWanted(): void {
  const stop = subscribeSignedIn(start);
  start();

  function start() {
    if (signedInUser() === null && !isLogoutPending()) return;
    stop();
    background(
      import('../../data/account/start-account.ts'),
      ({ startAccount }) => startAccount(() => void import('../layout/notes/cached-notice.ts')),
      'The account waits for the next page',
    );
  }
}

/** The page does without what does not come. */
function background<T>(loading: Promise<T>, use: (loaded: T) => unknown, without: string): void {
  loading.then(use).catch((error: unknown) => {
    console.warn(without, error);
  });
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
