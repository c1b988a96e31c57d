const STORAGE_KEY = 'reloadedForChunkAt';
const GUARD_MS = 60_000;

/**
 * A chunk of a release that is gone cannot be loaded: the page is loaded anew, once a minute at most, so
 * that a file that stays missing does not end in a loop.
 */
export function reloadOnChunkError(reload: () => void = () => location.reload()): () => void {
  const onError = (event: Event) => {
    if (!mayReload(Date.now())) return;
    event.preventDefault();
    reload();
  };
  globalThis.addEventListener('vite:preloadError', onError);
  return () => globalThis.removeEventListener('vite:preloadError', onError);
}

function mayReload(nowMs: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    if (Math.abs(nowMs - last) < GUARD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
    return true;
  } catch (error) {
    console.warn('Without session storage a reload could loop', error);
    return false;
  }
}
