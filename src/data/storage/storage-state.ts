import { createListeners } from '../../model/base/listeners.ts';
import { inMemory } from './device-storage.ts';

/**
 * Whether the user's edits are persisted on this device.
 * `denied`: the browser provides no database (private window, blocked by a setting); the page works in memory.
 * `blocked`: a tab with an older version holds it open. `outdated`: a newer version upgraded it, this tab must reload.
 * `full`: over quota even after the catalogue was dropped. `broken`: the connection was lost and could not be reopened.
 */
export type StorageState = 'ok' | 'denied' | 'blocked' | 'outdated' | 'full' | 'broken';

let state: StorageState = 'ok';
const listeners = createListeners();

export function getStorageState(): StorageState {
  return state;
}

/** `outdated` stays: only a reload ends it. */
export function setStorageState(next: StorageState): void {
  const effective = next === 'ok' && inMemory.now ? 'denied' : next;
  if (state === effective || state === 'outdated') return;
  state = effective;
  listeners.notify();
}

export const subscribeStorageState = listeners.subscribe;
