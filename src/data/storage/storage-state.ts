import { inMemory } from './device-storage.ts';

/**
 * Whether the device keeps what the person does.
 * `refused`: the browser gives no database (private window, blocked by a setting); the page then works in memory. `blocked`: a tab of an
 * older version holds it. `outdated`: a newer version took it over, this tab has to reload. `full`: no room
 * even after the catalogue was dropped. `broken`: the connection died and did not come back.
 */
export type StorageState = 'ok' | 'refused' | 'blocked' | 'outdated' | 'full' | 'broken';

let state: StorageState = 'ok';
const listeners = new Set<() => void>();

export function getStorageState(): StorageState {
  return state;
}

/** `outdated` stays: only a reload ends it. */
export function setStorageState(next: StorageState): void {
  const told = next === 'ok' && inMemory.now ? 'refused' : next;
  if (state === told || state === 'outdated') return;
  state = told;
  for (const listener of listeners) listener();
}

export function subscribeStorageState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
