let asked = false;

/** Asks the browser once not to evict what is stored; worth asking only when there is something of the person's. */
export async function persistStorage(): Promise<void> {
  if (asked || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  asked = true;
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('The browser may evict what is stored', error);
  }
}
