/** Frequencies are the numbers of entries here. */
export const KINDS = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'create', 'remove', 'undo'] as const),
  ...(['place', 'favorite', 'favorite', 'settings', 'settings', 'place', 'resolve'] as const),
  ...(['open', 'open', 'save', 'save', 'remove-place', 'picture', 'message', 'post', 'post'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'sync', 'sync', 'sync', 'sync'] as const),
  ...(['deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver'] as const),
  ...(['flush', 'flush', 'lose', 'lose', 'double'] as const),
  ...(['crash', 'crash-later', 'crash-later', 'restart-device', 'restart-server'] as const),
  ...(['purge', 'forget-keys', 'clock', 'expire', 'stranger', 'sign-in', 'adopt', 'visitor'] as const),
  ...(['sign-out', 'sign-in', 'sign-in', 'guest'] as const),
] as const;

/** `epoch`: `what` selects copying, restoring or wiping the database. */
export type StepKind = (typeof KINDS)[number] | 'epoch' | 'list' | 'remove-list';

/**
 * One step of a schedule. The numbers are taken modulo what exists at that moment, so that a
 * schedule stays valid when steps are removed.
 */
export interface Step {
  do: StepKind;
  /** Which tab or device. */
  who: number;
  /** Which document, message or moment. */
  what: number;
  /** Which edit. */
  how: number;
}
