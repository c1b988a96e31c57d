import { createListeners } from '../../../model/base/listeners.ts';
/** One message at a time; a new message replaces the current one. */
export interface SnackbarMessage {
  message: string;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  secondAction?: { label: string; onAction: () => void } | undefined;
  /** Default 5000; null keeps it open until it is closed. */
  timeoutMs?: number | null | undefined;
}

export interface ShownSnackbar extends SnackbarMessage {
  serial: number;
}

let shown: ShownSnackbar | null = null;
let serial = 0;
const listeners = createListeners();

export function showSnackbar(message: SnackbarMessage): void {
  serial += 1;
  set({ ...message, serial });
}

/** Closes the message with this serial; a newer message stays open. */
export function closeSnackbar(closing: number): void {
  if (shown?.serial === closing) set(null);
}

export const subscribeSnackbar = listeners.subscribe;

export function currentSnackbar(): ShownSnackbar | null {
  return shown;
}

function set(next: ShownSnackbar | null): void {
  shown = next;
  listeners.notify();
}
