import { messageSW } from 'workbox-window/messageSW.js';
import { PRECACHE_PREFIX } from '../../contract/device-caches.ts';
import { editsSettled } from './open-edits.ts';
import { mayReload } from './reload-guard.ts';
import { noteUpdateReady } from './update-ready.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

const CHECK_INTERVAL_MS = 3_600_000;
/** Timeout for a pending edit, for the `controllerchange` event, and for the server. */
const TIMEOUT_MS = 5_000;
const INSTALL_TIMEOUT_MS = 60_000;
const UNSAVED_INPUT_INTERVAL_MS = 1_000;
let reloading = false;

/** Offers each new release to the user and reloads the page once after one was activated. Call it once. */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first service worker takes control of a page that had none: no reload is needed.
    if (isControlled) void reloadForRelease();
    isControlled = true;
  });
  reloadIfReplaced().catch((error: unknown) => console.warn('The release of the page is unknown', error));
  if (registration.waiting) noteUpdateReady();
  const follow = (found: ServiceWorker | null) => {
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isControlled) noteUpdateReady();
    });
  };
  // It may have been found before this file was loaded.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void checkForUpdate(), CHECK_INTERVAL_MS);
}

/** Checks the server for a release and resolves once a found one is installed. */
export async function checkForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  try {
    await atMost(registration.update(), TIMEOUT_MS);
  } catch (error) {
    console.warn('Checking for an update failed', error);
  }
  const found = registration.installing;
  if (!found) return;
  const installed = new Promise((resolve) => {
    found.addEventListener('statechange', resolve, { once: true });
  });
  await atMost(installed, INSTALL_TIMEOUT_MS);
}

/** On the user's consent: commits edits and activates the new release; every tab reloads once. */
export async function applyUpdate(): Promise<void> {
  // With unsaved input the browser asks before it reloads.
  if (hasUnsavedInput()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  await leaveField();
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  reloading = true;
  if (!waiting) {
    location.reload();
    return;
  }
  const controllerChanged = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // The running release ends its requests, which would delay the new one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  registration.active?.postMessage({ type: 'HAND_OVER' });
  // The message has no reply; the timeout covers a missing `controllerchange` event.
  void messageSW(waiting, { type: 'SKIP_WAITING' });
  await atMost(controllerChanged, TIMEOUT_MS);
  await reload();
}

/** For a release that the server no longer supports, or lacks files of: finds and activates the newest one. */
export async function updateToNewest(): Promise<void> {
  await checkForUpdate();
  await applyUpdate();
}

/** Another tab activated a release: reloads this one as soon as no unsaved input would be lost. */
async function reloadForRelease(): Promise<void> {
  if (reloading) return;
  reloading = true;
  await leaveField();
  while (hasUnsavedInput()) await after(UNSAVED_INPUT_INTERVAL_MS);
  await atMost(editsSettled(), TIMEOUT_MS);
  await reload();
}

/** Reloads a page whose release was replaced while it loaded: `controllerchange` had no listener yet. */
async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
  if (!entry || navigator.serviceWorker.controller === null) return;
  await activationEnd();
  const names = (await caches.keys()).filter((name) => name.startsWith(PRECACHE_PREFIX));
  const precaches = await Promise.all(names.map((name) => caches.open(name)));
  const found = await Promise.all(precaches.map((precache) => precache.match(entry.href)));
  if (found.length > 0 && !found.some(Boolean) && mayReload()) await reloadForRelease();
}

/** Reloads; a service worker that is still activating would delay the page, so it is waited for first. */
async function reload(): Promise<void> {
  await activationEnd();
  location.reload();
  // A service worker that is replaced at this moment may never answer the navigation.
  await after(TIMEOUT_MS);
  if (!hasUnsavedInput()) location.reload();
}

async function activationEnd(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (worker?.state === 'activating') {
    const ready = new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
    await atMost(ready, TIMEOUT_MS);
  }
}

/** Blurs the focused field, which may save it, and waits for pending edits. */
async function leaveField(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await atMost(editsSettled(), TIMEOUT_MS);
}

async function atMost(done: Promise<unknown>, ms: number): Promise<void> {
  const late = new AbortController();
  await Promise.race([done, after(ms, late.signal)]);
  late.abort();
}

function after(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}
