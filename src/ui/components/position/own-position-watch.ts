import type { LonLat } from '../../../model/place/geo.ts';

export type OwnPosition =
  | { state: 'off' | 'searching' | 'denied' | 'unavailable'; at: null }
  | { state: 'known'; at: LonLat; accuracyMeters: number };

export const POSITION_OFF: OwnPosition = { state: 'off', at: null };
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

let position: OwnPosition = POSITION_OFF;
let watchId: number | null = null;
const listeners = new Set<() => void>();

/** Whether the browser can tell where the device is. */
export function canWatchPosition(): boolean {
  return 'geolocation' in navigator;
}

/** Whether it may do so without a prompt. */
export async function isPositionAllowed(): Promise<boolean> {
  // The Permissions API is not supported everywhere; there a tap asks.
  if (!('permissions' in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted';
}

export function ownPosition(): OwnPosition {
  return position;
}

/**
 * Watches the device's position: one watch for all listeners, while there are any and the page is visible. The position
 * is in this variable alone, is deleted with the last listener, and is never logged: an error may contain it.
 */
export function watchOwnPosition(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', followVisibility);
  if (watchId === null) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
    position = POSITION_OFF;
  };
}

/** Tries again after a failure; the browser asks for permission again if it was not denied for good. */
export function retryOwnPosition(): void {
  stop();
  start();
}

function start(): void {
  if (document.hidden) return;
  if (!canWatchPosition()) {
    set({ state: 'unavailable', at: null });
    return;
  }
  set({ state: 'searching', at: null });
  watchId = navigator.geolocation.watchPosition(
    ({ coords }) =>
      set({
        state: 'known',
        at: [coords.longitude, coords.latitude],
        accuracyMeters: coords.accuracy,
      }),
    ({ code, PERMISSION_DENIED, TIMEOUT }) => {
      // A device that does not move has nothing new to tell.
      if (code === TIMEOUT && position.state === 'known') return;
      if (code === PERMISSION_DENIED) stop();
      set({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable', at: null });
    },
    OPTIONS,
  );
}

function stop(): void {
  if (watchId !== null) navigator.geolocation.clearWatch(watchId);
  watchId = null;
}

function followVisibility(): void {
  if (document.hidden) {
    stop();
    // The device may be elsewhere when the page is shown again.
    if (position.state !== 'denied') set({ state: 'searching', at: null });
  } else if (position.state !== 'denied') start();
  else startIfAllowed().catch((error: unknown) => console.warn('The permission is unknown', error));
}

/** Permission may have been given in the settings meanwhile; without it this would be a prompt that nobody asked for. */
async function startIfAllowed(): Promise<void> {
  if ((await isPositionAllowed()) && listeners.size > 0 && watchId === null) start();
}

function set(next: OwnPosition): void {
  position = next;
  for (const listener of listeners) listener();
}
