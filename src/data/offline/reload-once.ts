import { mayReload } from '../release/reload-guard.ts';

/**
 * After a lazy chunk of an older release failed to load: updates, reloads the page and returns true. Returns false
 * within a minute of the last reload, or without storage, so that a missing file cannot cause a reload loop; and
 * offline, where the current page is better than none.
 */
export function reloadOnce(
  reload: () => void = updateToNewest,
  nowMs: number = Date.now(),
  isOnline: boolean = navigator.onLine,
): boolean {
  if (!isOnline || !mayReload(nowMs)) return false;
  reload();
  return true;
}

/** Activates the newest release: a plain reload would not activate one that is waiting. */
function updateToNewest(): void {
  import('../release/new-release.ts')
    .then((release) => release.updateToNewest())
    .catch(() => location.reload());
}
