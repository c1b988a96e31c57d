const STORAGE_KEY = 'reloadedForChunkAt';
const GUARD_MS = 60_000;

/** Whether the page may reload itself: not within a minute of the last time, nor without storage, since it could loop. */
export function mayReload(nowMs: number = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    if (Math.abs(nowMs - last) < GUARD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch (error) {
    console.warn('A reload could loop', error);
    return false;
  }
  return true;
}
