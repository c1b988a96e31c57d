const STORAGE_KEY = 'reloadedForChunkAt';
const GUARD_MS = 60_000;

/**
 * For a chunk of a release that is gone: loads the page anew and answers true. Within a minute of the last
 * time, or where nothing can be noted, it answers false: a file that stays missing must not end in a loop. Without
 * a network too: there the page that stands is worth more than none.
 */
export function reloadOnce(
  reload: () => void = takeNewest,
  nowMs: number = Date.now(),
  isOnline: boolean = navigator.onLine,
): boolean {
  if (!isOnline) return false;
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    if (Math.abs(nowMs - last) < GUARD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch (error) {
    console.warn('A reload could loop', error);
    return false;
  }
  reload();
  return true;
}

/** The newest release; another one may wait that no reload alone would bring. */
function takeNewest(): void {
  import('../release/new-release.ts').then((release) => release.takeNewest()).catch(() => location.reload());
}
