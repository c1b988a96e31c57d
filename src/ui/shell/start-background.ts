import { startDataClient } from '../../data/catalogue/data-client.ts';
import { warnOfFailedLoad } from '../../data/offline/page-stays.ts';
import { registerServiceWorker } from '../../data/offline/register-service-worker.ts';
import { isLogoutPending, loggedInUser, subscribeLoggedIn } from '../../data/account/logged-in-user.ts';
import { onFirstInteraction } from './state/use-interaction.ts';

const IDLE_TIMEOUT_MS = 2000;
/** Delay that keeps the first seconds free for what the user looks at. */
const DEFER_MS = 4_000;

/**
 * Starts what runs in the background once the page is rendered: the pull, the account, and, from the first interaction
 * on, prefetching and the preparation of prints.
 */
export function startBackground(preload: (pathname: string) => Promise<unknown>): void {
  startDataClient();
  onFirstInteraction(() => {
    runInBackground(import('../routing/after-interaction.ts'), ({ startAfterInteraction }) =>
      startAfterInteraction(preload),
    );
  });
  whenIdle(startAccountWhenNeeded);
}

/** Keeps the site on the device. Call it once the page is shown: caching takes time that rendering needs. */
export function startCaching(): void {
  whenIdle(() => {
    setTimeout(cacheDeferredFiles, DEFER_MS);
    void registerServiceWorker();
  });
}

function cacheDeferredFiles(): void {
  runInBackground(import('../../data/offline/cache-deferred-files.ts'), ({ cacheDeferredFilesAfterPull }) =>
    cacheDeferredFilesAfterPull(),
  );
}

/** Loaded only when a user is logged in on this device, or when a logout still has to reach the server. */
function startAccountWhenNeeded(): void {
  const stop = subscribeLoggedIn(start);
  start();

  function start() {
    if (loggedInUser() === null && !isLogoutPending()) return;
    stop();
    runInBackground(import('../../data/account/start-account.ts'), ({ startAccount }) =>
      startAccount(loadCachedNotice),
    );
  }
}

function loadCachedNotice(): void {
  runInBackground(import('../layout/notes/cached-notice.ts'), () => undefined);
}

/** A failed load is only logged, and names its file: the page works without it. */
function runInBackground<T>(loading: Promise<T>, use: (loaded: T) => unknown): void {
  loading.then(use).catch((error: unknown) => warnOfFailedLoad('A background task failed', error));
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
