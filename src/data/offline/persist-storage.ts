let requested = false;

/**
 * Requests persistent storage (no eviction), once; call it only after the user created data. Not awaited by callers:
 * Firefox asks the user, and the answer may never come.
 */
export function persistStorage(): void {
  if (requested || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  requested = true;
  navigator.storage.persist().catch((error: unknown) => {
    console.warn('Persistent storage could not be requested', error);
  });
}
