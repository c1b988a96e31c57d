import { createListeners } from '../../model/base/listeners.ts';
let updateReady = false;
const listeners = createListeners();

/** A new release is installed and waits for the user's consent. */
export function isUpdateReady(): boolean {
  return updateReady;
}

export const subscribeUpdateReady = listeners.subscribe;

export function noteUpdateReady(): void {
  updateReady = true;
  listeners.notify();
}
