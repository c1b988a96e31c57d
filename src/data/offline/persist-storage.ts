let asked = false;

/** Requests persistent storage (no eviction), once; call it only after the user created data. */
export async function persistStorage(): Promise<void> {
  if (asked || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  asked = true;
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('The browser may evict what is stored', error);
  }
}
