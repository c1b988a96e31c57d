import { editsSettled } from './open-edits.ts';
import { SCRIPT, SCRIPT_OPTIONS, noteUpdateReady } from './register-service-worker.ts';

const SAFETY_MS = 5_000;
let skipWaiting: (() => void) | null = null;
let reloading = false;

/** A release waits: it is offered. Only then is workbox-window needed, which a first visit does not load. */
export async function offerUpdate(): Promise<void> {
  if (skipWaiting) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(SCRIPT, SCRIPT_OPTIONS);
  skipWaiting = () => workbox.messageSkipWaiting();
  workbox.addEventListener('waiting', noteUpdateReady);
  await workbox.register();
}

/** The person's yes: edits are committed, the new release takes over, every tab loads it once. */
export async function applyUpdate(): Promise<void> {
  await atMost(editsSettled(), SAFETY_MS);
  skipWaiting?.();
  // The takeover reloads; should its event never come, the page does not wait for ever.
  setTimeout(() => void reloadForRelease(), SAFETY_MS);
}

/** Another release took over: the page loads it, once, when what is being saved is saved. */
export async function reloadForRelease(): Promise<void> {
  if (reloading) return;
  reloading = true;
  await atMost(editsSettled(), SAFETY_MS);
  location.reload();
}

async function atMost(done: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}
