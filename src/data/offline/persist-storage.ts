let requested = false;

/** Requests persistent storage (no eviction), once; call it only after the user created data. */
export async function persistStorage(): Promise<void> {
  if (requested || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  requested = true;
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('Persistent storage could not be requested', error);
  }
}
