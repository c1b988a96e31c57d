/** What the page may say of its service worker. */
export interface ServiceWorkerState {
  /** A new release is installed and waits for the person's yes. */
  updateReady: boolean;
  /** The shell is on the device: every page opens without a network. */
  offlineReady: boolean;
}

const LOOK_FOR_UPDATE_MS = 3_600_000;
export const SCRIPT = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';
export const SCRIPT_OPTIONS: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
};

let state: ServiceWorkerState = { updateReady: false, offlineReady: false };
let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

export function getServiceWorkerState(): ServiceWorkerState {
  return state;
}

export function subscribeServiceWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called once, after the first paint. Where there are no service workers nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || registration) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  if (isControlled) set({ offlineReady: true });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that had none: there is nothing to reload for.
    if (isControlled) withRelease(({ reloadForRelease }) => reloadForRelease());
    isControlled = true;
    set({ offlineReady: true });
  });
  try {
    registration = await navigator.serviceWorker.register(SCRIPT, SCRIPT_OPTIONS);
    if (registration.waiting) withRelease(({ offerUpdate }) => offerUpdate());
    registration.addEventListener('updatefound', () => {
      const found = registration?.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed' && isControlled) withRelease(({ offerUpdate }) => offerUpdate());
      });
    });
  } catch (error) {
    console.warn('No service worker', error);
    return;
  }
  setInterval(() => void lookForUpdate(), LOOK_FOR_UPDATE_MS);
}

export function noteUpdateReady(): void {
  set({ updateReady: true });
}

/** What only a new release needs, which few visits meet. */
function withRelease(run: (release: typeof import('./new-release.ts')) => Promise<void>): void {
  import('./new-release.ts').then(run).catch((error: unknown) => {
    console.warn('The new release waits for the next start', error);
  });
}

async function lookForUpdate(): Promise<void> {
  try {
    await registration?.update();
  } catch (error) {
    console.warn('No update could be looked for', error);
  }
}

function set(part: Partial<ServiceWorkerState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
