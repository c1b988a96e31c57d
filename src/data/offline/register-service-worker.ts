const SCRIPT = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';
const SCRIPT_OPTIONS: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
};

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

/** Call it once, after the first paint. Does nothing where service workers are not supported. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  try {
    await container.register(SCRIPT, SCRIPT_OPTIONS);
    // On a first visit there is no update before its own release is installed.
    const registration = await container.ready;
    const { watchReleases } = await import('../release/new-release.ts');
    watchReleases(registration);
  } catch (error) {
    console.warn('No service worker', error);
  }
}
