import { mayReload } from '../release/reload-guard.ts';
import { pageStays } from './page-stays.ts';

/**
 * After a lazy chunk of an older release failed to load: updates, reloads the page and returns true, unless the page is
 * being left, where a reload would stop the navigation. Returns false within a minute of the last reload, or without
 * storage, so that a missing file cannot cause a reload loop; and offline, where the current page is better than none.
 */
export async function reloadOnce(
  reload: () => void = updateToNewest,
  nowMs?: number,
  isOnline: boolean = navigator.onLine,
): Promise<boolean> {
  if (!isOnline) return false;
  await pageStays();
  if (!mayReload(nowMs)) return false;
  reload();
  return true;
}

/** Activates the newest release: a plain reload would not activate one that is waiting. */
function updateToNewest(): void {
  import('../release/new-release.ts')
    .then((release) => release.updateToNewest())
    .catch(() => location.reload());
}
