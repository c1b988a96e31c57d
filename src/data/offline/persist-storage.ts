let requested = false;

/**
 * Requests persistent storage (no eviction), once; call it only after the user created data. Not awaited by callers:
 * Firefox asks the user, and the answer may never come.
 */
export function persistStorage(): void {
  if (requested) return;
  requested = true;
  void askToPersist();
}

/** Whether the storage is persistent now; false where the API is missing, as in insecure contexts (HTTP). */
export async function askToPersist(): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('storage' in navigator) || !('persist' in navigator.storage))
    return false;
  try {
    return await navigator.storage.persist();
  } catch (error) {
    console.warn('Persistent storage could not be requested', error);
    return false;
  }
}
