let updateReady = false;
const listeners = new Set<() => void>();

/** A new release is installed and waits for the user's consent. */
export function isUpdateReady(): boolean {
  return updateReady;
}

export function subscribeUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteUpdateReady(): void {
  updateReady = true;
  for (const listener of listeners) listener();
}
