/**
 * On a first visit, what the page loads before the service worker controls it bypasses the service worker's caches. Has
 * it cache those files, so that a page opened once works offline.
 */
export function cacheLoadedFiles(container: ServiceWorkerContainer): void {
  if (container.controller !== null) return;
  container.addEventListener('controllerchange', () => new PerformanceObserver(report).observe(BUFFERED), {
    once: true,
  });

  function report(list: PerformanceObserverEntryList): void {
    const urls = list
      .getEntriesByType('resource')
      .filter((entry) => !('workerStart' in entry) || entry.workerStart === 0)
      .map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    if (urls.length > 0) container.controller?.postMessage({ type: 'CACHE_LOADED', urls });
  }
}

const BUFFERED: PerformanceObserverInit = { type: 'resource', buffered: true };
