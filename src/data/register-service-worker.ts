import type { Workbox } from 'workbox-window';
import { editsSettled } from './open-edits.ts';

/** What the page may say of its service worker. */
export interface ServiceWorkerState {
  /** A new release is installed and waits for the person's yes. */
  updateReady: boolean;
  /** The shell is on the device: every page opens without a network. */
  offlineReady: boolean;
}

const SAFETY_MS = 5_000;
const LOOK_FOR_UPDATE_MS = 3_600_000;
const SCRIPT = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';
const OPTIONS: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
};

let state: ServiceWorkerState = { updateReady: false, offlineReady: false };
let registration: ServiceWorkerRegistration | null = null;
let workbox: Workbox | null = null;
let reloading = false;
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
    if (isControlled) void reloadOnce();
    isControlled = true;
    set({ offlineReady: true });
  });
  try {
    registration = await navigator.serviceWorker.register(SCRIPT, OPTIONS);
  } catch (error) {
    console.warn(
      'The service worker could not be registered; the site works while there is a network',
      error,
    );
    return;
  }
  if (registration.waiting) void offerUpdate();
  registration.addEventListener('updatefound', () => {
    const found = registration?.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isControlled) void offerUpdate();
    });
  });
  setInterval(() => void lookForUpdate(), LOOK_FOR_UPDATE_MS);
}

/** Only a waiting release needs workbox-window: a first visit does not load it. */
async function offerUpdate(): Promise<void> {
  if (workbox) return;
  const { Workbox: WorkboxClass } = await import('workbox-window');
  workbox = new WorkboxClass(SCRIPT, OPTIONS);
  workbox.addEventListener('waiting', () => set({ updateReady: true }));
  await workbox.register();
}

/** The person's yes: edits are committed, the new release takes over, every tab loads it once. */
export async function applyUpdate(): Promise<void> {
  await atMost(editsSettled(), SAFETY_MS);
  workbox?.messageSkipWaiting();
  // The takeover reloads; should its event never come, the page does not wait for ever.
  setTimeout(() => void reloadOnce(), SAFETY_MS);
}

async function reloadOnce(): Promise<void> {
  if (reloading) return;
  reloading = true;
  await atMost(editsSettled(), SAFETY_MS);
  location.reload();
}

async function lookForUpdate(): Promise<void> {
  try {
    await registration?.update();
  } catch (error) {
    console.warn('No look for an update: there is no network', error);
  }
}

async function atMost(done: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}

function set(part: Partial<ServiceWorkerState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
