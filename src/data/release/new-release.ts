import { messageSW } from 'workbox-window/messageSW.js';
import { editsSettled } from './open-edits.ts';
import { noteUpdateReady } from '../offline/register-service-worker.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

const LOOK_EVERY_MS = 3_600_000;
/** So long an edit, a takeover or a server is waited for. */
const SAFETY_MS = 5_000;
const INSTALLED_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;
let reloading = false;

/** Offers each release that comes, and loads the page anew, once, when one has taken over. To be called once. */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker takes over a page that had none: there is nothing to reload for.
    if (isControlled) void reloadForRelease();
    isControlled = true;
  });
  if (registration.waiting) noteUpdateReady();
  const follow = (found: ServiceWorker | null) => {
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isControlled) noteUpdateReady();
    });
  };
  // It may have been found while this file was on its way.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void lookForRelease(), LOOK_EVERY_MS);
}

/** Resolves when the server was asked, and what it had is installed. */
export async function lookForRelease(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  try {
    await atMost(registration.update(), SAFETY_MS);
  } catch (error) {
    console.warn('No update could be looked for', error);
  }
  const found = registration.installing;
  if (!found) return;
  const installed = new Promise((resolve) => {
    found.addEventListener('statechange', resolve, { once: true });
  });
  await atMost(installed, INSTALLED_WITHIN_MS);
}

/** The person's yes: edits are committed, the new release takes over, every tab loads it once. */
export async function applyUpdate(): Promise<void> {
  // The browser asks whoever would lose what they typed.
  if (hasUnsavedInput()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  await leaveField();
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  reloading = true;
  if (!waiting) {
    location.reload();
    return;
  }
  const takenOver = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // Nothing answers; should the takeover's event never come, the page does not wait for ever.
  void messageSW(waiting, { type: 'SKIP_WAITING' });
  await atMost(takenOver, SAFETY_MS);
  await reload();
}

/** For a release that the server no longer serves, or lacks files of: the newest is looked for and taken up. */
export async function takeNewest(): Promise<void> {
  await lookForRelease();
  await applyUpdate();
}

/** Another tab took up a release: this one does, as soon as nothing typed would be lost with it. */
async function reloadForRelease(): Promise<void> {
  if (reloading) return;
  reloading = true;
  await leaveField();
  while (hasUnsavedInput()) await after(LOOK_AGAIN_MS);
  await atMost(editsSettled(), SAFETY_MS);
  await reload();
}

/** From a worker that is still getting ready no page would come before it is. */
async function reload(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (worker?.state === 'activating') {
    const ready = new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
    await atMost(ready, SAFETY_MS);
  }
  location.reload();
}

/** What a field keeps when it is left is kept, and whatever else is being saved. */
async function leaveField(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await atMost(editsSettled(), SAFETY_MS);
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
